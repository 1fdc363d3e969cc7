import { openSnapshot, type Snapshot } from "@headwaters/db";
import type { Storage } from "../../platform/storage/storage.ts";
import { version } from "../../platform/version.ts";
import { type Entry, writeArchive } from "./archive.ts";
import { type Contents, FORMAT } from "./manifest.ts";
import { findIncomplete, inGroups, listFiles } from "./pictures.ts";

export interface Site {
  connectionString: string;
  storage: Storage;
  publicUrl: string;
  print(line: string): void;
}

type Add = (entry: Entry) => Promise<void>;

export const TABLES = "database/";
export const FILES = "uploads/";
const MB = 1024 * 1024;
const PROGRESS_FILES = 200;

/**
 * Writes the database and the uploads of a site to a file; the site may run.
 * @throws StartError if the file cannot be written
 */
export async function createBackup(site: Site, file: string): Promise<void> {
  const snapshot = await openSnapshot(site.connectionString);
  try {
    const createdAt = new Date().toISOString();
    await writeArchive(file, async (add) => {
      const tables = await addTables(snapshot, add, site.print);
      await addFiles(snapshot, site, add);
      const { postgres, migrations, sequences } = snapshot;
      return {
        kind: "headwaters-backup",
        format: FORMAT,
        version,
        createdAt,
        publicUrl: site.publicUrl,
        postgres,
        migrations,
        tables,
        sequences,
      };
    });
  } finally {
    await snapshot.close();
  }
}

async function addTables(
  snapshot: Snapshot,
  add: Add,
  print: Site["print"],
): Promise<Contents["tables"]> {
  const tables: Contents["tables"] = [];
  for (const table of snapshot.tables) {
    let pieces = 0;
    let bytes = 0;
    const rows = await snapshot.copy(table, async (piece) => {
      if (bytes > 0) print(`  ${table.name}: ${Math.round(bytes / MB)} MB so far`);
      await add({ name: `${TABLES}${table.name}/${pieces}`, bytes: piece });
      pieces += 1;
      bytes += piece.length;
    });
    print(`  ${table.name}: ${rows} rows`);
    tables.push({ ...table, rows });
  }
  return tables;
}

async function addFiles(snapshot: Snapshot, { storage, print }: Site, add: Add): Promise<void> {
  const { rows } = await snapshot.query<{ id: string }>(
    `SELECT id FROM uploads WHERE "storedAt" IS NOT NULL`,
  );
  const ids = rows.map(({ id }) => id);
  const keys = await listFiles(storage, ids);
  const added = new Set<string>();
  await inGroups(keys, async (group) => {
    const files = await Promise.all(
      group.map(async (key) => ({ key, bytes: await storage.read(key) })),
    );
    for (const { key, bytes } of files) {
      if (bytes === null) continue; // the site has deleted it meanwhile
      await add({ name: FILES + key, bytes });
      added.add(key);
      if (added.size % PROGRESS_FILES === 0) {
        print(`  files of uploads: ${added.size} of ${keys.length}`);
      }
    }
  });
  print(`  files of uploads: ${added.size}`);
  const incomplete = findIncomplete(ids, added);
  if (incomplete.length > 0) {
    print(`  pictures that lack files already: ${incomplete.join(", ")}`);
  }
}
