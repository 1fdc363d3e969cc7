import { checkRestorable, createClient, type RestoredTable, restoreDatabase } from "@headwaters/db";
import { StartError } from "../../config.ts";
import { sha256 } from "../../platform/hash.ts";
import { countWaiting } from "../../platform/outbound/waiting.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { readEntries, verifyArchive } from "./archive.ts";
import { FILES, type Site, TABLES } from "./createBackup.ts";
import type { Manifest } from "./manifest.ts";
import { findIncomplete, findPictureId, inGroups } from "./pictures.ts";

/**
 * Reads and checks a whole archive before a target is opened.
 * @throws StartError, DatabaseError
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await verifyArchive(file);
  await checkRestorable(manifest);
  return manifest;
}

/**
 * Restores a checked archive to a site that does not run: everything, or nothing.
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
  const isCopy = manifest.publicUrl !== publicUrl;
  const before = new Set(await storage.list());
  if (before.size > 0 && !replace) {
    throw new StartError(
      'The storage of uploads is not empty: choose another, or say "--replace" to delete its pictures.',
    );
  }
  const written = new Set<string>();
  const tables = await restoreDatabase(connectionString, manifest, {
    data: readTables(file, replacePublicUrl(manifest.publicUrl, publicUrl)),
    replace,
    async beforeCommit(client) {
      if (isCopy) await client.query(PAUSE);
      await writeFiles(file, manifest, storage, written);
    },
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

/** A copy at another address must not write to the people of the first. */
const PAUSE = `
  INSERT INTO outbound_pauses (reason) VALUES ('restored')
  ON CONFLICT (id) DO UPDATE SET reason = excluded.reason, since = excluded.since`;

const remove = (storage: Storage, keys: readonly string[]) =>
  inGroups(keys, (group) => Promise.all(group.map((key) => storage.remove(key))));

async function* readTables(file: string, convert: (rows: Buffer) => Buffer) {
  for await (const { name, bytes } of readEntries(file)) {
    if (!name.startsWith(TABLES)) return; // the tables come first
    const [, table = ""] = name.split("/");
    yield { table, rows: convert(bytes) };
  }
}

/** Writes the files, and reads each again to compare its checksum. */
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

/**
 * Returns a function that replaces a site's address in the rows of a backup: in texts, picture
 * addresses and pending mails. It does not match the beginning of another host or port.
 */
function replacePublicUrl(from: string, to: string): (rows: Buffer) => Buffer {
  if (from === to) return (rows) => rows;
  const url = new RegExp(`${from.replace(/[^\w]/g, "\\$&")}(?![\\w-]|[.:]\\w)`, "g");
  return (rows) =>
    rows.includes(from) ? Buffer.from(rows.toString().replace(url, () => to)) : rows;
}

/**
 * Prints the restored rows of each table and files beside those of the backup, and whether search and
 * pictures are complete. Returns whether nothing is missing.
 */
async function compareSite(
  tables: readonly RestoredTable[],
  { checksums }: Manifest,
  { connectionString, storage, print }: Site,
): Promise<boolean> {
  const keys = new Set(await storage.list());
  const files = Object.keys(checksums).filter((name) => name.startsWith(FILES));
  const restored = files.filter((name) => keys.has(name.slice(FILES.length)));
  const { published, searched, pictures, mails, deliveries, reason } =
    await readCounts(connectionString);
  const incomplete = findIncomplete(pictures, keys);
  let isWhole = true;
  const compare = (what: string, found: number, expected: number) => {
    const isEqual = found === expected;
    isWhole &&= isEqual;
    print(`  ${what}: ${found} of ${expected}${isEqual ? "" : "  MISSING"}`);
  };
  print("Restored, of what the backup has:");
  for (const { name, expected, found } of tables) {
    if (found !== null) compare(name, found, expected);
    else print(`  ${name}: left out, as it is no table of this site`);
  }
  compare("files of uploads", restored.length, files.length);
  compare("published items in the search", searched, published);
  compare("pictures with all files", pictures.length - incomplete.length, pictures.length);
  if (reason !== null) {
    print(
      `Waiting mails: ${mails}, deliveries to webhooks: ${deliveries}. None leaves until you say "npx pnpm outbound send" or "discard".`,
    );
  } else if (mails + deliveries > 0) {
    print(
      `Waiting mails: ${mails}, deliveries to webhooks: ${deliveries}. The site sends them once it runs; set OUTBOUND_PAUSED=true for a copy.`,
    );
  }
  return isWhole;
}

async function readCounts(connectionString: string) {
  const { pool, close } = createClient(connectionString);
  try {
    const search = await pool.query(`
      SELECT count(*)::int AS published, count("itemId")::int AS searched
      FROM (
        SELECT 'news' AS kind, id FROM news_articles WHERE published
        UNION ALL SELECT 'events', id FROM events WHERE published
        UNION ALL SELECT 'education', id FROM education_articles WHERE published
      ) AS items LEFT JOIN search_documents ON search_documents.kind = items.kind AND "itemId" = id`);
    const uploads = await pool.query(`SELECT id FROM uploads WHERE "storedAt" IS NOT NULL`);
    const { published, searched } = search.rows[0] as { published: number; searched: number };
    return {
      published,
      searched,
      pictures: uploads.rows.map(({ id }) => id as string),
      ...(await countWaiting(pool)),
    };
  } finally {
    await close();
  }
}
