// pnpm staff list | grant <email> | revoke <email> | reset-factor <email> | invite
import { formatHours, INVITATION_HOURS, STAFF_INVITATION_PATH } from "@headwaters/contracts";
import { normalizeEmail } from "@headwaters/contracts/router";
import { createClient, type PrismaClient } from "@headwaters/db";
import { type Config, StartError } from "../config.ts";
import { createStaffInvitation, resetFactors, staffRoles } from "../features/staff/index.ts";
import { oneLine } from "../platform/mail/compose/words.ts";
import { mailRows } from "../platform/mail/outbox/table.ts";
import { checkMigrated } from "../startup/database.ts";
import { runCommand } from "./runCommand.ts";

type Command = (prisma: PrismaClient, config: Config) => Promise<void>;

const USAGE = "Usage: staff list | grant <email> | revoke <email> | reset-factor <email> | invite";

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

/** Turns two-step sign-in off for someone who has lost it, and mails them once the site runs. */
async function resetFactor(prisma: PrismaClient, email: string) {
  const account = await prisma.user.findUnique({ where: { email: normalizeEmail(email) } });
  if (!account) throw new StartError("No account has this email address.");
  const had = await prisma.$transaction(async (transaction) => {
    const mail = await resetFactors(transaction, "command", account.id);
    if (mail) await mailRows(prisma).add(transaction, [mail]);
    return mail !== null;
  });
  console.log(
    had
      ? `${account.email} signs in with the password alone now, and is told by email.`
      : `${account.email} has no two-step sign-in.`,
  );
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
    if (name === "reset-factor") return (prisma) => resetFactor(prisma, email);
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
