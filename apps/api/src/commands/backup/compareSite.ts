import { createClient, type RestoredTable } from "@headwaters/db";
import { FILES, type Site } from "./createBackup.ts";
import type { Manifest } from "./manifest.ts";
import { findIncomplete } from "./pictures.ts";

/**
 * Prints what a restored site has beside what its backup has: rows of each table, files, and whether
 * search and pictures are whole. Answers whether nothing is missing.
 */
export async function compareSite(
  tables: readonly RestoredTable[],
  { checksums }: Manifest,
  { connectionString, storage, print }: Site,
): Promise<boolean> {
  const keys = new Set(await storage.list());
  const files = Object.keys(checksums).filter((name) => name.startsWith(FILES));
  const kept = files.filter((name) => keys.has(name.slice(FILES.length)));
  const { published, searched, pictures, mails } = await readCounts(connectionString);
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
  compare("files of uploads", kept.length, files.length);
  compare("published items in the search", searched, published);
  compare("pictures with all files", pictures.length - incomplete.length, pictures.length);
  if (mails > 0) {
    print(
      `Waiting mails: ${mails}. The site sends them once it runs; set MAIL_PAUSED=true for a copy.`,
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
    const mails = await pool.query("SELECT FROM mails WHERE status = 'pending'");
    const { published, searched } = search.rows[0] as { published: number; searched: number };
    return {
      published,
      searched,
      pictures: uploads.rows.map(({ id }) => id as string),
      mails: mails.rows.length,
    };
  } finally {
    await close();
  }
}
