import { checkSession, DatabaseError, findEmbedded, migrate, startEmbedded } from "@headwaters/db";
import { type Config, StartError } from "./config.ts";

export interface Database {
  connectionString: string;
  /** What the operator should know of it, in a line. */
  note: string;
  stop(): Promise<void>;
}

/** Someone else stops it. */
const stop = async () => {};

/** The database of this installation, migrated: the one of DATABASE_URL, or our own in the data folder. */
export async function openDatabase(config: Config): Promise<Database> {
  return migrated(({ dataDir }) => embedded(dataDir), config);
}

/** The same for a command that may run while the site does, whose own PostgreSQL it then uses. */
export async function openDatabaseBeside(config: Config): Promise<Database> {
  return migrated(async ({ dataDir }) => {
    const connectionString = await findEmbedded(dataDir);
    return connectionString
      ? { connectionString, note: "the PostgreSQL of the running site", stop }
      : embedded(dataDir);
  }, config);
}

async function migrated(
  openOwn: (config: Config) => Promise<Database>,
  config: Config,
): Promise<Database> {
  try {
    const { databaseUrl } = config;
    const database = databaseUrl
      ? { connectionString: databaseUrl, note: "the one of DATABASE_URL", stop }
      : await openOwn(config);
    try {
      await migrate(config.directDatabaseUrl ?? database.connectionString);
      if (databaseUrl) await checkSession(databaseUrl);
    } catch (error) {
      await database.stop();
      throw error;
    }
    return database;
  } catch (error) {
    throw error instanceof DatabaseError ? new StartError(error.message) : error;
  }
}

async function embedded(dataDir: string): Promise<Database> {
  const { connectionString, folder, isOutside, stop } = await startEmbedded({ dataDir });
  const why = isOutside ? " (its user may not enter the data folder)" : "";
  return { connectionString, note: `PostgreSQL in ${folder}${why}`, stop };
}
