// pnpm staff list | grant <email> | revoke <email> | invite
import { formatHours, INVITATION_HOURS, STAFF_INVITATION_PATH } from "@headwaters/contracts";
import { createClient, type PrismaClient } from "@headwaters/db";
import { type Config, StartError } from "../config.ts";
import { createStaffInvitation, staffRoles } from "../features/staff/index.ts";
import { oneLine } from "../platform/mail/compose/words.ts";
import { checkMigrated } from "../startup/database.ts";
import { runCommand } from "./runCommand.ts";

type Command = (prisma: PrismaClient, config: Config) => Promise<void>;

const USAGE = "Usage: staff list | grant <email> | revoke <email> | invite";

async function list(prisma: PrismaClient) {
  const staff = await staffRoles(prisma, "command").list();
  for (const { email, firstName, lastName, grantedAt } of staff) {
    const name = oneLine([firstName, lastName].filter(Boolean).join(" "));
    console.log(`${grantedAt.toISOString().slice(0, 10)}  ${email}  ${name}`.trimEnd());
  }
  if (staff.length === 0) console.log("Nobody is staff.");
}

async function grant(prisma: PrismaClient, email: string) {
  const isNew = await staffRoles(prisma, "command").grant({ email });
  console.log(isNew ? `${email} is staff now.` : `${email} was staff already.`);
}

async function revoke(prisma: PrismaClient, email: string) {
  const wasStaff = await staffRoles(prisma, "command").revoke({ email });
  console.log(wasStaff ? `${email} is a member like others now.` : `${email} was not staff.`);
}

async function invite(prisma: PrismaClient, { publicUrl }: Config) {
  const token = await createStaffInvitation(prisma);
  console.log(
    `Whoever opens this link first, signed in or signing up, becomes staff. It works once, within ${formatHours(INVITATION_HOURS)}:`,
  );
  console.log(`${publicUrl}${STAFF_INVITATION_PATH}?token=${token}`);
}

function chooseCommand([name, email, ...more]: string[]): Command {
  if (name === "list" && email === undefined) return list;
  if (name === "invite" && email === undefined) return invite;
  if (email !== undefined && more.length === 0) {
    if (name === "grant") return (prisma) => grant(prisma, email);
    if (name === "revoke") return (prisma) => revoke(prisma, email);
  }
  throw new StartError(USAGE);
}

await runCommand(USAGE, (args) => {
  const command = chooseCommand(args);
  return async ({ config, connectionString }) => {
    await checkMigrated(connectionString);
    const { prisma, close } = createClient(connectionString);
    await command(prisma, config).finally(close);
  };
});
