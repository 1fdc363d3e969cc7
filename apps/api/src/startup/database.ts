import { checkSession, databaseName, isMigrated, migrate } from "@headwaters/db";
import {
  findEmbeddedPostgres,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from "@headwaters/embedded-postgres";
import { type Config, StartError } from "../config.ts";

export interface Database {
  connectionString: string;
  /** A description for the operator. */
  note: string;
  stop(): Promise<void>;
}

/** Does nothing, because this process did not start the database. */
const stop = async () => {};

/**
 * Opens and migrates the database of this installation: that of DATABASE_URL, or the embedded one in
 * the data folder.
 * @param onRestarted called after the embedded one ended and was restarted
 */
export async function openDatabase(config: Config, onRestarted?: () => void): Promise<Database> {
  const { databaseUrl, directDatabaseUrl, dataDir } = config;
  const database = databaseUrl ? external(databaseUrl) : await embedded(dataDir, onRestarted);
  try {
    await migrate(directDatabaseUrl ?? database.connectionString);
    if (databaseUrl) await checkSession(databaseUrl);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

/**
 * Returns the address of this installation's database for a command, which starts none: that of
 * DATABASE_URL, or the embedded one of a running site.
 */
export async function findDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  const found = databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  if (found !== undefined) return found;
  throw new StartError(
    `No database is running for the data folder ${dataDir}: start the site first, or set DATABASE_URL.`,
  );
}

/**
 * Opens the database of this installation for a backup: a running one, or the embedded one of a stopped
 * site, which `stop` stops again.
 */
export async function openForBackup(config: Config): Promise<Database> {
  const { databaseUrl, directDatabaseUrl, dataDir } = config;
  if (databaseUrl) return external(directDatabaseUrl ?? databaseUrl);
  const running = await findEmbeddedPostgres(dataDir);
  if (running !== undefined) return { ...external(running), note: "the one of the running site" };
  if (await hasEmbeddedPostgres(dataDir)) return embedded(dataDir);
  throw new StartError(`There is no database in the data folder ${dataDir}; set DATABASE_URL.`);
}

/** Opens the database of this installation for a restore, and creates an embedded one. No site may use it. */
export async function openForRestore(config: Config): Promise<Database> {
  const { databaseUrl, directDatabaseUrl, dataDir } = config;
  return databaseUrl ? external(directDatabaseUrl ?? databaseUrl) : embedded(dataDir);
}

/** @throws StartError if the database lacks our tables, e.g. that of another program */
export async function checkMigrated(connectionString: string): Promise<void> {
  if (await isMigrated(connectionString)) return;
  throw new StartError(
    `The database ${databaseName(connectionString)} has no tables of this site; "db:migrate" makes them.`,
  );
}

const external = (connectionString: string): Database => ({
  connectionString,
  note: "the one of DATABASE_URL",
  stop,
});

async function embedded(dataDir: string, onRestarted?: () => void): Promise<Database> {
  const { connectionString, folder, isOutside, stop } = await startEmbeddedPostgres({
    dataDir,
    onRestarted,
  });
  const why = isOutside ? " (its user may not enter the data folder)" : "";
  return { connectionString, note: `PostgreSQL in ${folder}${why}`, stop };
}
