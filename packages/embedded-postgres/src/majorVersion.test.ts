import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardDataDir } from "./discardDataDir.ts";
import { startEmbeddedPostgres } from "./embeddedPostgres.ts";
import { EmbeddedPostgresError } from "./errors.ts";
import { makeOldCluster } from "./testing/oldCluster.ts";
import { makeDataDir, query } from "./testing/scratch.fixture.ts";

let dataDir: string;
let kept: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  kept = `${dataDir}-17`;
});

afterAll(async () => {
  for (const folder of [dataDir, kept]) await discardDataDir(folder);
});

/** Every file of the cluster with its content and the time of its last change. */
async function readFiles(): Promise<string[]> {
  const folder = join(dataDir, "postgres");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const lines = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const { mtimeMs, uid } = await stat(path);
    const hash = createHash("sha256").update(await readFile(path));
    return `${path} ${uid} ${mtimeMs} ${hash.digest("hex")}`;
  });
  return (await Promise.all(lines)).sort();
}

// The package of PostgreSQL 17 is the one for Linux on x64.
if (process.platform === "linux" && process.arch === "x64")
  test("a cluster of PostgreSQL 17 is refused with the commands that move it, and not touched", {
    timeout: 120_000,
  }, async () => {
    const withOldServer = await makeOldCluster(dataDir);
    await withOldServer(dataDir, (old) =>
      query(old, "CREATE TABLE families AS SELECT 'Vega' AS name"),
    );
    const before = await readFiles();

    await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
      new EmbeddedPostgresError(
        `The database in ${dataDir}/postgres is of PostgreSQL 17, and this version of Headwaters has PostgreSQL 18. Nothing was changed.
Move its data by these commands:
1. With the version of Headwaters that you ran before, while its site runs:
   npx pnpm backup headwaters-17.tar.gz
2. Stop that site. With this version:
   mv "${dataDir}" "${kept}"
   npx pnpm restore headwaters-17.tar.gz
   cp -p "${kept}/session-secret" "${dataDir}/"
   npm start
The copied file keeps everybody signed in; there is none where SESSION_SECRET is set.
Keep ${kept} until you have checked the site: it still is the whole old one.`,
      ),
    );
    expect(await readFiles()).toEqual(before);
    await rename(dataDir, kept);
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      const [version] = await query(server.connectionString, "SHOW server_version");
      expect(version?.server_version).toMatch(/^18\./);
      // The old version can still use the cluster.
      const families = (old: string) => query(old, "SELECT name FROM families");
      expect(await withOldServer(kept, families)).toEqual([{ name: "Vega" }]);
    } finally {
      await server.stop();
    }
  });

test("a cluster of a newer PostgreSQL is refused with an explanation", async () => {
  const folder = await makeDataDir();
  const data = join(folder, "postgres", "data");
  await mkdir(data, { recursive: true });
  await writeFile(join(data, "PG_VERSION"), "19\n");
  await writeFile(join(data, "../password"), "");
  try {
    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
      `The database in ${folder}/postgres is of PostgreSQL 19, and this version of Headwaters has ` +
        "PostgreSQL 18. Nothing was changed. Run the version that made it, or a newer one.",
    );
  } finally {
    await discardDataDir(folder);
  }
});
