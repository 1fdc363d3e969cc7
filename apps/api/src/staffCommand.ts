// pnpm staff list | grant <email> | revoke <email>: who reviews what members write; the site may run.
import { createClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { readConfig, StartError } from "./config.ts";
import { openDatabaseBeside } from "./database.ts";
import { openDataDir } from "./dataDir.ts";
import { oneLine } from "./mail/messages/words.ts";
import { staffRoles } from "./services/staff/roles.ts";

type Staff = ReturnType<typeof staffRoles>;

const USAGE = "Say one of list, grant <email>, revoke <email>.";

async function list({ list }: Staff) {
  const staff = await list();
  for (const { email, firstName, lastName, grantedAt } of staff) {
    const name = oneLine([firstName, lastName].filter(Boolean).join(" "));
    console.log(`${grantedAt.toISOString().slice(0, 10)}  ${email}  ${name}`.trimEnd());
  }
  if (staff.length === 0) console.log("Nobody is staff.");
}

async function grant({ grant }: Staff, email: string) {
  console.log((await grant({ email })) ? `${email} is staff now.` : `${email} was staff already.`);
}

async function revoke({ revoke }: Staff, email: string) {
  console.log(
    (await revoke({ email })) ? `${email} is a member like others now.` : `${email} was not staff.`,
  );
}

function commandFor([name, email, ...more]: string[]): (staff: Staff) => Promise<void> {
  if (name === "list" && email === undefined) return list;
  const change = new Map([
    ["grant", grant],
    ["revoke", revoke],
  ]).get(name ?? "");
  if (!change || email === undefined || more.length > 0) throw new StartError(USAGE);
  return (staff) => change(staff, email);
}

async function main() {
  const command = commandFor(process.argv.slice(2));
  const config = readConfig(process.env);
  openDataDir(config.dataDir);
  const database = await openDatabaseBeside(config);
  const { prisma, close } = createClient(database.connectionString);
  try {
    await command(staffRoles(prisma, "command"));
  } finally {
    await close();
    await database.stop();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError || error instanceof TRPCError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
