import { databaseName, listExtensions, readMigrationStatus } from "@headwaters/db";
import { Client } from "pg";
import type { Config } from "../../config.ts";
import { findDatabase } from "../../startup/database.ts";
import { type DoctorContext, describeError, type Finding, failed, ok, skipped } from "./check.ts";

/** PostgreSQL 15, as in configuration.md. */
const MIN_VERSION = 150_000;
/** Maximum difference of the clocks, in seconds, before offers, links and sessions expire at a wrong time. */
const MAX_CLOCK_DIFFERENCE = 5;
/** PostgreSQL stops writing at 2.1 billion transactions without a vacuum. */
const MAX_TRANSACTION_AGE = 1_500_000_000;

const NO_DATABASE = skipped("It needs the database.");
const MIGRATE = `Start the site, or run "npx pnpm db:migrate".`;

/** Finds the database of this installation; starts none. */
export async function findDoctorDatabase(config: Config) {
  try {
    return { connectionString: await findDatabase(config), databaseFailure: "" };
  } catch (error) {
    // The following lines are commands to upgrade an older cluster, which the start prints.
    const [first = ""] = String((error as Error).message).split("\n");
    return { connectionString: null, databaseFailure: describeError(first) };
  }
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: "headwaters-doctor",
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {}); // the query rejects, too
  await client.connect();
  return client;
}

/** Runs `read` in a read-only transaction; null if the database is unreachable. */
export async function readDatabase<Result>(
  { connectionString }: DoctorContext,
  read: (client: Client) => Promise<Result>,
): Promise<Result | null> {
  if (connectionString === null) return null;
  const client = await connect(connectionString).catch(() => null); // checkServer reports why
  if (!client) return null;
  try {
    await client.query("BEGIN READ ONLY; SET LOCAL statement_timeout = '15s'");
    return await read(client);
  } finally {
    await client.end();
  }
}

/** Makes a check that reads the database; skipped if that is unreachable. */
export const databaseCheck =
  (look: (client: Client, context: DoctorContext) => Promise<Finding>) =>
  async (context: DoctorContext): Promise<Finding> =>
    (await readDatabase(context, (client) => look(client, context))) ?? NO_DATABASE;

export async function checkServer(context: DoctorContext): Promise<Finding> {
  const { connectionString, databaseFailure, config } = context;
  if (connectionString === null) {
    return failed(databaseFailure, "The checks of the database need it.");
  }
  let client: Client;
  try {
    client = await connect(connectionString);
  } catch (error) {
    const place = databaseName(connectionString);
    return failed(
      `The database ${place} cannot be used: ${describeError(error)}.`,
      config.databaseUrl ? "Start it, and compare DATABASE_URL with it." : "Start the site again.",
    );
  }
  const { rows } = await client
    .query(
      `SELECT current_setting('server_version_num')::int AS number,
         current_setting('server_version') AS version,
         current_setting('transaction_read_only') = 'on' AS "isReadOnly",
         has_database_privilege(current_database(), 'CREATE') AS "mayCreateSchemas",
         has_schema_privilege('public', 'CREATE') AS "mayCreateTables",
         (SELECT count(*)::int FROM pg_class
          WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
            AND relname <> 'staff_actions'
            AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
              AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
         ) AS "closedTables"`,
    )
    .finally(() => client.end());
  const found = rows[0];
  if (found.number < MIN_VERSION) {
    return failed(`PostgreSQL ${found.version} is too old.`, "Upgrade it to 15 or newer.");
  }
  if (found.isReadOnly) {
    return failed(
      "The database takes no changes: it is a standby or set to read only.",
      "Let DATABASE_URL lead to the primary, or end default_transaction_read_only.",
    );
  }
  if (!found.mayCreateSchemas || !found.mayCreateTables || found.closedTables > 0) {
    return failed(
      "The user of DATABASE_URL lacks privileges.",
      "It needs CREATE on the database and its schema public, and to own the tables.",
    );
  }
  return ok(`PostgreSQL ${found.version} at ${databaseName(connectionString)}.`);
}

export const checkMigrations = databaseCheck(async (_client, { config, connectionString }) => {
  const url = config.directDatabaseUrl ?? connectionString ?? "";
  const { applied, pending, newer } = await readMigrationStatus(url);
  if (pending.length > 0) {
    return failed(`${pending.length} migrations are not applied, ${pending[0]} first.`, MIGRATE);
  }
  if (newer.length > 0) {
    return failed(
      `A newer version has applied ${newer.length} migrations that this one does not know: ${newer[0]} is the first.`,
      "Finish the deploy of that version on every machine.",
    );
  }
  return ok(`All ${applied} are applied.`);
});

export const checkExtensions = databaseCheck(async (client) => {
  const needed = await listExtensions();
  const { rows } = await client.query("SELECT extname FROM pg_extension");
  const missing = needed.filter((name) => !rows.some(({ extname }) => extname === name));
  if (missing.length === 0) return ok(`${needed.join(" and ")} are installed.`);
  const commands = missing.map((name) => `CREATE EXTENSION ${name};`).join(" ");
  return failed(`${missing.join(" and ")} missing.`, `As a superuser of it run: ${commands}`);
});

export const checkClock = databaseCheck(async (client) => {
  const before = Date.now();
  const { rows } = await client.query(
    "SELECT extract(epoch FROM clock_timestamp())::float * 1000 AS now",
  );
  return compareClocks(rows[0].now, (before + Date.now()) / 2);
});

/** Both in ms. */
export function compareClocks(database: number, machine: number): Finding {
  const seconds = Math.abs(database - machine) / 1000;
  const message = `This machine and the database differ by ${seconds.toFixed(1)} s.`;
  if (seconds <= MAX_CLOCK_DIFFERENCE) return ok(message);
  return failed(message, "Set both clocks by NTP.");
}

export const checkCluster = (context: DoctorContext): Finding | Promise<Finding> =>
  context.config.databaseUrl
    ? skipped("DATABASE_URL names a PostgreSQL of its own.")
    : checkEmbedded(context);

const checkEmbedded = databaseCheck(async (client) => {
  const { rows } = await client.query(`
    SELECT max(age(datfrozenxid)) AS age, pg_postmaster_start_time() AS since,
      (SELECT coalesce(sum(checksum_failures), 0)::int FROM pg_stat_database) AS damages
    FROM pg_database`);
  const { age, since, damages } = rows[0];
  if (damages > 0) {
    return failed(
      `It has read ${damages} damaged pages.`,
      "Stop the site, copy the data folder, replace the disk and restore a backup.",
    );
  }
  if (age > MAX_TRANSACTION_AGE) {
    return failed("It was not vacuumed for too long.", "Run VACUUM in it, and read server.log.");
  }
  return ok(`It runs since ${since.toISOString().slice(0, 16)}Z, without damaged pages.`);
});
