import { DatabaseError, migrate, startEmbedded } from "@headwaters/db";
import { type Config, StartError } from "./config.ts";

export interface Database {
  connectionString: string;
  /** What the operator should know of it, in a line. */
  note: string;
  stop(): Promise<void>;
}

/** The database of this installation, migrated: the one of DATABASE_URL, or our own in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  try {
    const database = databaseUrl
      ? { connectionString: databaseUrl, note: "the one of DATABASE_URL", stop: async () => {} }
      : await embedded(dataDir);
    await migrate(database.connectionString).catch(async (error) => {
      await database.stop();
      throw error;
    });
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
