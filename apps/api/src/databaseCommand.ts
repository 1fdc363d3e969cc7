// pnpm db:migrate | db:seed | db:reset: the database that the environment names, from the shell.
import { createInterface } from "node:readline/promises";
import { createClient, migrate } from "@headwaters/db";
import { type Config, readConfig, StartError } from "./config.ts";
import { type Database, openDatabase } from "./database.ts";
import { openDataDir } from "./dataDir.ts";
import { prepareDemo } from "./demo.ts";
import { createMailQueue } from "./mail/queue.ts";

async function seed({ connectionString }: Database, { dataDir }: Config) {
  const { prisma, close } = createClient(connectionString);
  const author = await prepareDemo(prisma, dataDir).finally(close);
  console.log(
    author
      ? `Demo content is in place; ${author.email} signs in with the password ${author.password}`
      : "The database has content of its own, so no demo content was added.",
  );
}

async function confirmed(database: Database): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) {
    throw new StartError("Nothing was deleted: there is nobody to ask here, so say it with --yes.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Delete everything in the database (${database.note})? Type "yes" to go on: `,
  );
  terminal.close();
  return answer.trim() === "yes";
}

async function reset(database: Database, config: Config) {
  if (!(await confirmed(database))) return console.log("Nothing was deleted.");
  const { pool, close } = createClient(database.connectionString);
  try {
    // The second is the mail queue's.
    await pool.query(`
      DROP SCHEMA public CASCADE;
      DROP SCHEMA IF EXISTS pgboss CASCADE;
      CREATE SCHEMA public`);
    await migrate(database.connectionString);
    // A site that is running goes on with the new queue.
    const queue = createMailQueue(pool, console);
    await queue.open().finally(queue.stop);
    // No trigger tells of this; a site that is running must forget what it keeps.
    await pool.query("NOTIFY headwaters_changes");
  } finally {
    await close();
  }
  console.log("The database is empty again.");
  if (config.demoContent) await seed(database, config);
}

const commands: Record<string, (database: Database, config: Config) => Promise<unknown>> = {
  // Opening the database has migrated it.
  migrate: async () => console.log("The database has every migration."),
  seed,
  reset,
};

async function main() {
  const command = commands[process.argv[2] ?? ""];
  if (!command) throw new StartError(`Say one of ${Object.keys(commands).join(", ")}.`);
  const config = readConfig(process.env);
  openDataDir(config.dataDir);
  const database = await openDatabase(config);
  await command(database, config).finally(database.stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
