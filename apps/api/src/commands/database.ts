// pnpm db:migrate | db:seed | db:reset: shell commands for the database of the environment.
import { createInterface } from "node:readline/promises";
import { createClient, databaseName, migrate } from "@headwaters/db";
import { StartError } from "../config.ts";
import { openDataDir } from "../startup/dataDir.ts";
import { prepareDemo } from "../startup/demo.ts";
import { openQueues } from "../startup/queues.ts";
import { type CommandContext, runCommand } from "./runCommand.ts";

/** Migrations bypass a connection pooler if DIRECT_DATABASE_URL is set. */
const direct = ({ config, connectionString }: CommandContext) =>
  config.directDatabaseUrl ?? connectionString;

async function seed({ config, connectionString }: CommandContext) {
  openDataDir(config.dataDir);
  const { prisma, close } = createClient(connectionString);
  const demo = await prepareDemo(prisma, config).finally(close);
  if (!demo.isInPlace) {
    console.log("The database has content of its own, so no demo content was added.");
  } else if (demo.signIn) {
    const { email, passwordFile } = demo.signIn;
    console.log(`Demo content is in place; ${email} signs in with the password in ${passwordFile}`);
  } else {
    console.log("Demo content is in place; its author cannot sign in, because the site is public.");
  }
}

async function confirmed(connectionString: string): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) {
    throw new StartError("Nothing was deleted: there is nobody to ask here, so say it with --yes.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const response = await terminal.question(
    `Delete everything in the database ${databaseName(connectionString)}? Type "yes" to go on: `,
  );
  terminal.close();
  return response.trim() === "yes";
}

async function reset(context: CommandContext) {
  const { connectionString, config } = context;
  if (!(await confirmed(connectionString))) return console.log("Nothing was deleted.");
  const { pool, close } = createClient(connectionString);
  try {
    // The schema pgboss holds the job queues.
    await pool.query(`
      DROP SCHEMA public CASCADE;
      DROP SCHEMA IF EXISTS pgboss CASCADE;
      CREATE SCHEMA public`);
    await migrate(direct(context));
    // A running site then continues with the new queues.
    await openQueues(pool);
    // No trigger fires here, but running sites must clear their caches.
    await pool.query("NOTIFY headwaters_changes");
  } finally {
    await close();
  }
  console.log("The database is empty again.");
  if (config.demoContent) await seed(context);
}

const commands: Record<string, (context: CommandContext) => Promise<unknown>> = {
  async migrate(context) {
    await migrate(direct(context));
    console.log("The database has every migration.");
  },
  async seed(context) {
    await migrate(direct(context));
    await seed(context);
  },
  reset,
};

const USAGE = `Usage: ${Object.keys(commands).join(" | ")}`;

await runCommand(
  USAGE,
  ([name = ""]) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new StartError(USAGE);
    return command;
  },
  { yes: { type: "boolean" } },
);
