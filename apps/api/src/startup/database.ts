import { checkSession, databaseName, isMigrated, migrate } from "@headwaters/db";
import {
  findEmbeddedPostgres,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from "@headwaters/embedded-postgres";
import { type Config, StartError } from "../config.ts";

export interface Database {
  connectionString: string;
  /** A line about it for the operator. */
  note: string;
  stop(): Promise<void>;
}

/** Someone else stops it. */
const stop = async () => {};

/**
 * The database of this installation, migrated: the one of DATABASE_URL, or our own in the data folder.
 * @param onRestarted is told when our own had ended and was started again
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
 * The address of this installation's database for a command, which makes and starts none: the one of
 * DATABASE_URL, or the embedded one of a site that runs.
 */
export async function findDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  const found = databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  if (found !== undefined) return found;
  throw new StartError(
    `No database is running for the data folder ${dataDir}: start the site first, or set DATABASE_URL.`,
  );
}

/**
 * The database of this installation for a backup: one that runs, or the embedded one of a site that does
 * not, which `stop` stops again.
 */
export async function openForBackup(config: Config): Promise<Database> {
  const { databaseUrl, directDatabaseUrl, dataDir } = config;
  if (databaseUrl) return external(directDatabaseUrl ?? databaseUrl);
  const running = await findEmbeddedPostgres(dataDir);
  if (running !== undefined) return { ...external(running), note: "the one of the running site" };
  if (await hasEmbeddedPostgres(dataDir)) return embedded(dataDir);
  throw new StartError(`There is no database in the data folder ${dataDir}; set DATABASE_URL.`);
}

/** The database of this installation to restore a backup: an embedded one is made, and no site runs with it. */
export async function openForRestore(config: Config): Promise<Database> {
  const { databaseUrl, directDatabaseUrl, dataDir } = config;
  return databaseUrl ? external(directDatabaseUrl ?? databaseUrl) : embedded(dataDir);
}

/** @throws StartError where the database lacks tables, as one that belongs to something else does */
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
