// pnpm backup <file> | restore <file> [--replace]
import { join } from "node:path";
import { type Config, readConfig, StartError } from "../config.ts";
import { openBucket, openFolder } from "../platform/storage/open.ts";
import { StorageError } from "../platform/storage/storage.ts";
import {
  checkMigrated,
  type Database,
  openForBackup,
  openForRestore,
} from "../startup/database.ts";
import { createBackup, type Site } from "./backup/createBackup.ts";
import { checkBackup, restoreBackup } from "./backup/restoreBackup.ts";
import { endWithSentence, nameDatabase, readArguments, resolvePath } from "./runCommand.ts";

const USAGE = "Usage: backup <file> | restore <file> [--replace]";

/** The databases that this command has opened; stopping one twice is safe. */
const opened: Promise<Database>[] = [];

/** Runs `work` with the database and the storage of a configuration. */
async function withSite(
  config: Config,
  open: (config: Config) => Promise<Database>,
  work: (site: Site) => Promise<void>,
): Promise<void> {
  const { bucket, dataDir, publicUrl } = config;
  const opening = open(config);
  opened.push(opening);
  const { connectionString, stop } = await opening;
  const folder = join(dataDir, "uploads");
  try {
    nameDatabase(connectionString);
    const storage = bucket ? await openBucket(bucket) : openFolder(folder);
    await work({ connectionString, storage, publicUrl, print: console.log });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const why = (error.cause as Error).message;
    throw new StartError(
      `The storage of pictures, ${bucket ? "the bucket" : folder}, failed: ${why}.`,
    );
  } finally {
    await stop();
  }
}

const backup = (config: Config, file: string) =>
  withSite(config, openForBackup, async (site) => {
    await checkMigrated(site.connectionString);
    await createBackup(site, file);
  });

async function restore(config: Config, file: string, replace: boolean): Promise<void> {
  const manifest = await checkBackup(file);
  console.log(
    `Backup of ${manifest.publicUrl} by Headwaters ${manifest.version}, ${manifest.createdAt}: every checksum is right.`,
  );
  await withSite(config, openForRestore, async (site) => {
    if (await restoreBackup(file, manifest, site, replace)) return;
    throw new StartError("The backup was restored, but it lacks what is named above.");
  });
}

function chooseCommand(
  [name, path, ...more]: string[],
  replace: boolean,
): (config: Config) => Promise<void> {
  if (path === undefined || more.length > 0) throw new StartError(USAGE);
  const file = resolvePath(path);
  if (name === "backup" && !replace) {
    return async (config) => {
      await backup(config, file);
      console.log(`The backup is ${file}. It holds personal data: keep it as safe as the site.`);
    };
  }
  if (name === "restore") return (config) => restore(config, file, replace);
  throw new StartError(USAGE);
}

const interruption = new Promise<never>((_, reject) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => reject(new StartError("Interrupted.")));
  }
});
interruption.catch(() => {}); // it may reject before Promise.race awaits it

/** Otherwise an embedded PostgreSQL would keep running. */
const stopDatabases = () =>
  Promise.allSettled(opened.map(async (opening) => (await opening).stop()));

await endWithSentence(async () => {
  const options = { replace: { type: "boolean" } } as const;
  const { args, values, readEnvironment } = readArguments(USAGE, options);
  const command = chooseCommand(args, values.replace === true);
  const work = command(readConfig(readEnvironment()));
  await Promise.race([work, interruption]).finally(stopDatabases);
});
// Interrupted work may still be pending. The exit handlers delete partial files.
process.exit();
