import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { discard } from "./embedded/discard.ts";
import { isAlive } from "./embedded/process.ts";
import { postmasterPid, query, scratchFolder, startHolder } from "./embedded/scratch.fixture.ts";
import { type Embedded, findEmbedded, startEmbedded } from "./embedded.ts";
import { DatabaseError } from "./errors.ts";

const weAreRoot = process.getuid?.() === 0;

let dataDir: string;
const running: Embedded[] = [];

beforeAll(async () => {
  dataDir = await scratchFolder();
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

afterAll(() => discard(dataDir));

async function start(folder = dataDir): Promise<Embedded> {
  const server = await startEmbedded({ dataDir: folder, durable: false });
  running.push(server);
  return server;
}

/** Writes a row that later servers of the same folder must still have. */
async function leaveMark(connectionString: string, mark: string): Promise<void> {
  await query(connectionString, "CREATE TABLE IF NOT EXISTS marks (mark text)");
  // Test servers answer before a row is written; these rows must survive a kill.
  const insert = `INSERT INTO marks VALUES ('${mark}')`;
  await query(connectionString, `SET synchronous_commit = on; ${insert}`);
}

async function marks(connectionString: string): Promise<unknown[]> {
  return (await query(connectionString, "SELECT mark FROM marks")).map((row) => row.mark);
}

async function killServer(): Promise<void> {
  const pid = await postmasterPid(dataDir);
  process.kill(pid, "SIGKILL");
  await vi.waitFor(async () => expect(await isRunning(pid)).toBe(false));
}

/** A killed process stays a zombie where nobody reaps it. */
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
  expect(await marks(second.connectionString)).toContain("kept");
});

test("is found by others while it runs", async () => {
  const { connectionString, stop } = await start();
  expect(await findEmbedded(dataDir)).toBe(connectionString);
  await stop();
  expect(await findEmbedded(dataDir)).toBeUndefined();
  expect(await findEmbedded(join(dataDir, "none"))).toBeUndefined();
});

test("is a PostgreSQL 18 in UTF-8 with a locale that is the same everywhere", async () => {
  const { connectionString } = await start();
  const [row] = await query(
    connectionString,
    `SELECT current_setting('server_version_num')::int / 10000 AS major, datlocprovider AS provider,
            datlocale AS locale, pg_encoding_to_char(encoding) AS encoding
     FROM pg_database WHERE datname = current_database()`,
  );
  expect(row).toEqual({ major: 18, provider: "b", locale: "C.UTF-8", encoding: "UTF8" });
});

test("lets nobody in without the password, which only its owner can read", async () => {
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
  const durable = await startEmbedded({ dataDir });
  running.push(durable);
  expect(await query(durable.connectionString, "SHOW fsync")).toEqual([{ fsync: "on" }]);
});

describe("when something was killed", () => {
  test("recovers after the server was, and starts again", async () => {
    const first = await start();
    await leaveMark(first.connectionString, "before the kill");
    await killServer();
    await first.stop();
    const second = await start();
    expect(await marks(second.connectionString)).toContain("before the kill");
  });

  test("starts although the old server's number is another process now", async () => {
    const first = await start();
    await killServer();
    await first.stop();
    // Of the same account, or PostgreSQL would see by itself that it is none of its own.
    const { uid, gid } = await stat(join(dataDir, "postgres", "data"));
    const stranger = spawn("sleep", ["600"], { ...(weAreRoot ? { uid, gid } : {}), cwd: "/" });
    try {
      await once(stranger, "spawn");
      await writePid(stranger.pid ?? 0);
      const second = await start();
      expect(await marks(second.connectionString)).toContain("before the kill");
      expect(stranger.exitCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  test("adopts the server that a killed Headwaters left running", async () => {
    const holder = await startHolder(dataDir);
    await leaveMark(holder.says, "of the killed one");
    const pid = await postmasterPid(dataDir);
    await holder.kill();
    const server = await start();
    expect(server.connectionString).toBe(holder.says);
    expect(await postmasterPid(dataDir)).toBe(pid);
    expect(await marks(server.connectionString)).toContain("of the killed one");
    await server.stop();
    expect(await isRunning(pid)).toBe(false);
  });

  test("recovers after both were", async () => {
    const holder = await startHolder(dataDir);
    await leaveMark(holder.says, "of both");
    await killServer();
    await holder.kill();
    const server = await start();
    expect(await marks(server.connectionString)).toContain("of both");
  });

  test("keeps others out even after the server dropped its connections", async () => {
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

describe("two at once", () => {
  test("the second is refused with one sentence, and the first goes on", async () => {
    const first = await start();
    const second = await startHolder(dataDir);
    expect(second.says).toBe(
      `Another Headwaters is already running with the data folder ${dataDir}. ` +
        "Stop it, or set DATA_DIR.",
    );
    expect(await query(first.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("of two that begin together in a new folder exactly one gets it", async () => {
    const folder = await scratchFolder();
    try {
      const both = await Promise.allSettled([start(folder), start(folder)]);
      const [winner] = both.filter((one) => one.status === "fulfilled");
      const [loser] = both.filter((one) => one.status === "rejected");
      expect(loser?.reason.message).toMatch(/^Another Headwaters is already running/);
      const rows = await query(winner?.value.connectionString ?? "", "SELECT 1 AS one");
      expect(rows).toEqual([{ one: 1 }]);
    } finally {
      for (const server of running.splice(0)) await server.stop();
      await discard(folder);
    }
  });
});

describe("a data folder that cannot be used is one sentence", () => {
  test("when it is a file", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");
    await expect(startEmbedded({ dataDir: file })).rejects.toThrow(
      new DatabaseError(`${file} is not a folder; set DATA_DIR to one.`),
    );
  });

  test("when it cannot be written", async () => {
    // Nothing but a file system without files of ours refuses root.
    const folder = weAreRoot ? "/sys/headwaters" : await scratchFolder();
    if (!weAreRoot) await chmod(folder, 0o500);
    try {
      await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
        `The data folder ${folder} cannot be used by this user; give it the right to read and ` +
          "write there, or set DATA_DIR.",
      );
    } finally {
      if (!weAreRoot) {
        await chmod(folder, 0o700);
        await discard(folder);
      }
    }
  });

  test("when its path would confuse the shell", async () => {
    const folder = join(dataDir, "a$b");
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
      /^The embedded PostgreSQL cannot start in .*a\$b/,
    );
    await expect(stat(folder)).rejects.toThrow("ENOENT");
  });
});

// An ordinary user has no such folder: PostgreSQL runs as that user.
if (weAreRoot)
  describe("as root, in a folder closed to others", () => {
    test("the data lies elsewhere, is found again, and is forgotten with the folder", async () => {
      const folder = await scratchFolder(true);
      const server = await start(folder);
      expect(server.isOutside).toBe(true);
      expect(server.folder).toMatch(/^\/var\/lib\/headwaters\/[0-9a-f-]{36}$/);
      expect((await stat(server.folder)).mode & 0o777).toBe(0o700);
      await leaveMark(server.connectionString, "closed");
      await server.stop();

      const again = await start(folder);
      expect(again.folder).toBe(server.folder);
      expect(await marks(again.connectionString)).toEqual(["closed"]);
      await again.stop();

      await discard(folder);
      await expect(stat(server.folder)).rejects.toThrow("ENOENT");
    });

    test("in an open folder it stays inside", async () => {
      const server = await start();
      expect(server.isOutside).toBe(false);
      expect(server.folder).toBe(join(dataDir, "postgres"));
    });
  });
