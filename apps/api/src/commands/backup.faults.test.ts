import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient, migrate } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "@headwaters/embedded-postgres";
import { discardDataDir } from "@headwaters/embedded-postgres/testing";
import { nodeEnv } from "@headwaters/launch/siteProcess";
import { afterwards } from "@headwaters/testing/afterwards";
import { expect, test } from "vitest";
import { command, scratchFolder } from "../testing/command.ts";
import { checkBackup } from "./backup/restoreBackup.ts";

const COMMAND = join(import.meta.dirname, "backup.ts");

async function openDatabase() {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { pool, close } = createClient(connectionString);
  afterwards(close);
  const DATA_DIR = scratchFolder();
  return { pool, folder: scratchFolder(), env: { DATABASE_URL: connectionString, DATA_DIR } };
}

/** Starts a backup; resolves when it has written a part. */
async function spawnBackup(folder: string, env: Record<string, string>) {
  const file = join(folder, "site.tar.gz");
  const child = spawn(process.execPath, ["--", COMMAND, "backup", file], {
    env: { PATH: process.env.PATH, ...nodeEnv, ...env },
  });
  const ended = once(child, "close");
  await expect.poll(() => readdirSync(folder)).toHaveLength(1);
  return { child, ended, file };
}

/** Starts a backup that a locked table blocks; resolves when it has written a part. */
async function startBackup() {
  const { pool, folder, env } = await openDatabase();
  await pool.query("INSERT INTO throttles SELECT n, 1, 0 FROM generate_series(1, 10000) AS n");
  const lock = await pool.connect();
  afterwards(() => lock.release(true));
  await lock.query("BEGIN; LOCK TABLE users");
  return { ...(await spawnBackup(folder, env)), lock, folder, env };
}

test("a backup that is killed leaves no archive, and the next one is whole", async () => {
  const { child, ended, lock, folder, file, env } = await startBackup();
  child.kill("SIGKILL");
  await ended;
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^site\.tar\.gz\.\d+\.partial$/)]);
  await lock.query("ROLLBACK");
  expect(await command("backup.ts")(env, "backup", file)).toMatchObject({ code: 0 });
  const { tables } = await checkBackup(file);
  expect(tables).toContainEqual(expect.objectContaining({ name: "throttles", rows: 10_000 }));
});

test("a backup that is interrupted leaves nothing", async () => {
  const { child, ended, folder } = await startBackup();
  const said = text(child.stderr);
  child.kill("SIGINT");
  expect(await ended).toEqual([1, null]);
  expect(await said).toBe("Interrupted.\n");
  expect(readdirSync(folder)).toEqual([]);
});

test("an interrupted backup stops the embedded PostgreSQL that it has started", async () => {
  const DATA_DIR = scratchFolder();
  afterwards(() => discardDataDir(DATA_DIR));
  const server = await startEmbeddedPostgres({ dataDir: DATA_DIR, durable: false });
  await migrate(server.connectionString);
  const { pool, close } = createClient(server.connectionString);
  // Enough rows for a second.
  await pool.query("INSERT INTO throttles SELECT n, 1, 0 FROM generate_series(1, 500000) AS n");
  await close();
  await server.stop();
  const { child, ended } = await spawnBackup(scratchFolder(), { DATA_DIR });
  child.kill("SIGINT");
  expect(await ended).toEqual([1, null]);
  expect(await findEmbeddedPostgres(DATA_DIR)).toBeUndefined();
});

test("a backup without room on the disk fails with one sentence, and leaves nothing", async () => {
  const { pool, folder, env } = await openDatabase();
  // Incompressible bytes.
  await pool.query(
    "INSERT INTO throttles SELECT gen_random_uuid()::text, 1, 0 FROM generate_series(1, 20000)",
  );
  const file = join(folder, "site.tar.gz");
  // A file size limit fails like a full disk: in the middle of a write.
  const limited = `ulimit -f 256 && exec "$0" -- "$1" backup "$2"`;
  const child = spawn("/bin/sh", ["-c", limited, process.execPath, COMMAND, file], {
    env: { PATH: process.env.PATH, ...nodeEnv, ...env },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect({ said, code }).toEqual({
    code: 1,
    said: `${file} was not written: EFBIG: file too large, write.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});
