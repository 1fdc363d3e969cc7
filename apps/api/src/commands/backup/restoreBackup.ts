import { checkRestorable, restoreDatabase } from "@headwaters/db";
import { StartError } from "../../config.ts";
import { sha256 } from "../../platform/hash.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { replaceAddress } from "./addresses.ts";
import { readEntries, verifyArchive } from "./archive.ts";
import { compareSite } from "./compareSite.ts";
import { FILES, type Site, TABLES } from "./createBackup.ts";
import type { Manifest } from "./manifest.ts";
import { findPictureId, inGroups } from "./pictures.ts";

/**
 * Reads a whole archive and checks it, before a target is opened.
 * @throws StartError, DatabaseError
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await verifyArchive(file);
  await checkRestorable(manifest);
  return manifest;
}

/**
 * Makes a site that does not run what a checked archive holds: all of it, or nothing.
 * @returns whether the comparison at the end found everything
 * @throws StartError, DatabaseError
 */
export async function restoreBackup(
  file: string,
  manifest: Manifest,
  site: Site,
  replace: boolean,
): Promise<boolean> {
  const { connectionString, storage, publicUrl } = site;
  const before = new Set(await storage.list());
  if (before.size > 0 && !replace) {
    throw new StartError(
      'The storage of uploads is not empty: choose another, or say "--replace" to delete its pictures.',
    );
  }
  const written = new Set<string>();
  const tables = await restoreDatabase(connectionString, manifest, {
    data: readTables(file, replaceAddress(manifest.publicUrl, publicUrl)),
    replace,
    beforeCommit: () => writeFiles(file, manifest, storage, written),
  }).catch(async (error) => {
    await remove(
      storage,
      [...written].filter((key) => !before.has(key)),
    );
    throw error;
  });
  const surplus = [...before].filter((key) => findPictureId(key) && !written.has(key));
  await remove(storage, surplus);
  return compareSite(tables, manifest, site);
}

const remove = (storage: Storage, keys: readonly string[]) =>
  inGroups(keys, (group) => Promise.all(group.map((key) => storage.remove(key))));

async function* readTables(file: string, convert: (rows: Buffer) => Buffer) {
  for await (const { name, bytes } of readEntries(file)) {
    if (!name.startsWith(TABLES)) return; // the tables come first
    const [, table = ""] = name.split("/");
    yield { table, rows: convert(bytes) };
  }
}

/** Writes the files, and reads each again. */
async function writeFiles(
  file: string,
  { checksums }: Manifest,
  storage: Storage,
  written: Set<string>,
): Promise<void> {
  for await (const { name, bytes } of readEntries(file)) {
    if (!name.startsWith(FILES)) continue;
    const key = name.slice(FILES.length);
    written.add(key);
    await storage.write(key, bytes);
    const found = await storage.read(key);
    if (found === null || sha256(found, "hex") !== checksums[name]) {
      throw new StartError(`The storage did not keep ${key} as it was: nothing was restored.`);
    }
  }
}
