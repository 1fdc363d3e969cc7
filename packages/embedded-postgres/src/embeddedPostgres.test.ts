import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { discardDataDir } from "./discardDataDir.ts";
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embeddedPostgres.ts";
import { EmbeddedPostgresError } from "./errors.ts";
import { isAlive } from "./processes.ts";
import { readPostmasterPid } from "./testing/index.ts";
import { makeDataDir, query, startHolder } from "./testing/scratch.fixture.ts";

const isRoot = process.getuid?.() === 0;

let dataDir: string;
const running: EmbeddedPostgres[] = [];

beforeAll(async () => {
  dataDir = await makeDataDir();
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

afterAll(() => discardDataDir(dataDir));

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  running.push(server);
  return server;
}

/** Writes a row that must survive later starts of the folder's server. */
async function leaveMark(connectionString: string, mark: string): Promise<void> {
  await query(connectionString, "CREATE TABLE IF NOT EXISTS marks (mark text)");
  // Servers for tests confirm before a row is on disk, but this row must survive a kill.
  const insert = `INSERT INTO marks VALUES ('${mark}')`;
  await query(connectionString, `SET synchronous_commit = on; ${insert}`);
}

async function readMarks(connectionString: string): Promise<unknown[]> {
  return (await query(connectionString, "SELECT mark FROM marks")).map((row) => row.mark);
}

async function killServer(): Promise<void> {
  const pid = await readPostmasterPid(dataDir);
  process.kill(pid, "SIGKILL");
  await vi.waitFor(async () => expect(await isRunning(pid)).toBe(false));
}

/**
 * Returns true if a process runs. A killed one stays a zombie, which counts as alive, if no parent
 * reaps it.
 */
async function isRunning(pid: number): Promise<boolean> {
  if (process.platform !== "linux") return isAlive(pid);
  return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")) !== "";
}

async function writePid(pid: number): Promise<void> {
  const path = join(dataDir, "postgres", "data", "postmaster.pid");
  const [, ...rest] = (await readFile(path, "utf8")).split("\n");
  await writeFile(path, [pid, ...rest].join("\n"));
}

test("keeps its data from one start to the next", async () => {
  const first = await start();
  await leaveMark(first.connectionString, "kept");
  await first.stop();
  await expect(query(first.connectionString, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
  const second = await start();
  expect(await readMarks(second.connectionString)).toContain("kept");
});

test("other processes find it while it runs", async () => {
  const { connectionString, stop } = await start();
  expect(await findEmbeddedPostgres(dataDir)).toBe(connectionString);
  await stop();
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
  expect(await findEmbeddedPostgres(join(dataDir, "none"))).toBeUndefined();
});

test("is a PostgreSQL 18 in UTF-8 with the same locale on every machine", async () => {
  const { connectionString } = await start();
  const [row] = await query(
    connectionString,
    `SELECT current_setting('server_version_num')::int / 10000 AS major, datlocprovider AS provider,
            datlocale AS locale, pg_encoding_to_char(encoding) AS encoding
     FROM pg_database WHERE datname = current_database()`,
  );
  expect(row).toEqual({ major: 18, provider: "b", locale: "C.UTF-8", encoding: "UTF8" });
});

test("refuses connections without the password, which only its owner can read", async () => {
  const { connectionString } = await start();
  const wrong = new URL(connectionString);
  wrong.password = "wrong";
  await expect(query(wrong.href, "SELECT 1")).rejects.toThrow("password authentication failed");
  const { mode } = await stat(join(dataDir, "postgres", "password"));
  expect(mode & 0o777).toBe(0o600);
});

test("writes no personal data into its log", async () => {
  const { connectionString, logFile } = await start();
  await query(connectionString, "CREATE TABLE people (email text UNIQUE)");
  const insert = "INSERT INTO people VALUES ('rosa@example.org')";
  await query(connectionString, insert);
  await expect(query(connectionString, insert)).rejects.toThrow("people_email_key");
  await vi.waitFor(async () => expect(await readFile(logFile, "utf8")).toContain("people_email"));
  expect(await readFile(logFile, "utf8")).not.toContain("rosa@example.org");
});

test("a durable server syncs to disk, one for tests does not", async () => {
  const quick = await start();
  expect(await query(quick.connectionString, "SHOW fsync")).toEqual([{ fsync: "off" }]);
  await quick.stop();
  const durable = await startEmbeddedPostgres({ dataDir });
  running.push(durable);
  expect(await query(durable.connectionString, "SHOW fsync")).toEqual([{ fsync: "on" }]);
});

describe("after a kill", () => {
  test("of the server alone, it is started again at the same address", async () => {
    const { connectionString } = await start();
    await leaveMark(connectionString, "before the second server");
    await killServer();
    await vi.waitFor(
      async () => expect(await readMarks(connectionString)).toContain("before the second server"),
      { timeout: 20_000 },
    );
  });

  test("of the server, the next start recovers", async () => {
    const first = await start();
    await leaveMark(first.connectionString, "before the kill");
    await killServer();
    await first.stop();
    const second = await start();
    expect(await readMarks(second.connectionString)).toContain("before the kill");
  });

  test("of the server, the next start succeeds although another process has its id", async () => {
    const first = await start();
    await killServer();
    await first.stop();
    // It has the same account; otherwise PostgreSQL itself notices that the id is not its server's.
    const { uid, gid } = await stat(join(dataDir, "postgres", "data"));
    const other = spawn("sleep", ["600"], { ...(isRoot ? { uid, gid } : {}), cwd: "/" });
    try {
      await once(other, "spawn");
      await writePid(other.pid ?? 0);
      const second = await start();
      expect(await readMarks(second.connectionString)).toContain("before the kill");
      expect(other.exitCode).toBeNull();
    } finally {
      other.kill();
    }
  });

  test("of the process that started it, the next start takes over the running server", async () => {
    const holder = await startHolder(dataDir);
    await leaveMark(holder.firstLine, "of the killed one");
    const pid = await readPostmasterPid(dataDir);
    await holder.kill();
    const server = await start();
    expect(server.connectionString).toBe(holder.firstLine);
    expect(await readPostmasterPid(dataDir)).toBe(pid);
    expect(await readMarks(server.connectionString)).toContain("of the killed one");
    await server.stop();
    expect(await isRunning(pid)).toBe(false);
  });

  test("of both, the next start recovers", async () => {
    const holder = await startHolder(dataDir);
    await leaveMark(holder.firstLine, "of both");
    await killServer();
    await holder.kill();
    const server = await start();
    expect(await readMarks(server.connectionString)).toContain("of both");
  });

  test("of its connections, the lock is taken again", async () => {
    const { connectionString } = await start();
    const locks = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted";
    const [held] = await query(connectionString, locks);
    await query(connectionString, `SELECT pg_terminate_backend(${held?.pid})`);
    await vi.waitFor(
      async () => {
        const [again] = await query(connectionString, locks);
        expect(again?.pid).toEqual(expect.any(Number));
        expect(again?.pid).not.toBe(held?.pid);
      },
      { timeout: 5_000 },
    );
  });
});

describe("two processes with one data folder", () => {
  test("the second gets an error in one sentence, and the first continues", async () => {
    const first = await start();
    const second = await startHolder(dataDir);
    expect(second.firstLine).toBe(
      `Another Headwaters is already running with the data folder ${dataDir}. ` +
        "Stop it, or set DATA_DIR.",
    );
    expect(await query(first.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("exactly one succeeds when both start at once in a new folder", async () => {
    const folder = await makeDataDir();
    try {
      const both = await Promise.allSettled([start(folder), start(folder)]);
      const [winner] = both.filter((one) => one.status === "fulfilled");
      const [loser] = both.filter((one) => one.status === "rejected");
      expect(loser?.reason.message).toMatch(/^Another Headwaters is already running/);
      const rows = await query(winner?.value.connectionString ?? "", "SELECT 1 AS one");
      expect(rows).toEqual([{ one: 1 }]);
    } finally {
      for (const server of running.splice(0)) await server.stop();
      await discardDataDir(folder);
    }
  });
});

describe("an unusable data folder is reported in one sentence", () => {
  test("if it is a file", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");
    await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow(
      new EmbeddedPostgresError(`${file} is not a folder; set DATA_DIR to one.`),
    );
  });

  test("if it is not writable", async () => {
    // Root can write everywhere except in such a file system.
    const folder = isRoot ? "/sys/headwaters" : await makeDataDir();
    if (!isRoot) await chmod(folder, 0o500);
    try {
      await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
        `The data folder ${folder} cannot be used by this user; give it the right to read and ` +
          "write there, or set DATA_DIR.",
      );
    } finally {
      if (!isRoot) {
        await chmod(folder, 0o700);
        await discardDataDir(folder);
      }
    }
  });

  test("if its path has characters that a shell interprets", async () => {
    const folder = join(dataDir, "a$b");
    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
      /^The embedded PostgreSQL cannot start in .*a\$b/,
    );
    await expect(stat(folder)).rejects.toThrow("ENOENT");
  });
});

// Without root PostgreSQL runs as the same user, so no folder is closed to it.
if (isRoot)
  describe("as root, in a folder that other users cannot enter", () => {
    test("the cluster lies outside, is found again, and is deleted with the folder", async () => {
      const folder = await makeDataDir(true);
      const server = await start(folder);
      expect(server.isOutside).toBe(true);
      expect(server.folder).toMatch(/^\/var\/lib\/headwaters\/[0-9a-f-]{36}$/);
      expect((await stat(server.folder)).mode & 0o777).toBe(0o700);
      await leaveMark(server.connectionString, "closed");
      await server.stop();

      const again = await start(folder);
      expect(again.folder).toBe(server.folder);
      expect(await readMarks(again.connectionString)).toEqual(["closed"]);
      await again.stop();

      await discardDataDir(folder);
      await expect(stat(server.folder)).rejects.toThrow("ENOENT");
    });

    test("the cluster lies inside if other users can enter the folder", async () => {
      const server = await start();
      expect(server.isOutside).toBe(false);
      expect(server.folder).toBe(join(dataDir, "postgres"));
    });
  });
