import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { migrate } from "./migrate.ts";
import { writeMigration } from "./newMigration.ts";

const original = fileURLToPath(new URL("../../prisma", import.meta.url));
let prisma: string;

beforeEach(async () => {
  prisma = await mkdtemp(join(tmpdir(), "headwaters-prisma-"));
  await cp(original, prisma, { recursive: true });
});

afterEach(() => rm(prisma, { recursive: true }));

async function addToUser(line: string): Promise<void> {
  const path = join(prisma, "schema.prisma");
  const schema = await readFile(path, "utf8");
  await writeFile(path, schema.replace('@@map("users")', `${line}\n\n  @@map("users")`));
}

test("writes the SQL of a change into a folder named by time and name", async () => {
  await addToUser("nickname String?");
  const folder = await writeMigration("add_nickname", prisma, new Date("2031-02-03T04:05:06Z"));
  expect(folder).toBe(join(prisma, "migrations", "20310203040506_add_nickname"));
  const sql = await readFile(join(folder, "migration.sql"), "utf8");
  expect(sql).toBe('-- AlterTable\nALTER TABLE "users" ADD COLUMN     "nickname" TEXT;\n');
});

test("compares with the newest migration, and all migrations can be applied", async () => {
  await addToUser("nickname String?");
  await writeMigration("add_nickname", prisma, new Date("2031-01-01"));
  await addToUser("motto String?");
  const folder = await writeMigration("add_motto", prisma, new Date("2031-01-02"));
  const sql = await readFile(join(folder, "migration.sql"), "utf8");
  expect(sql).toContain('"motto"');
  expect(sql).not.toContain('"nickname"');

  const database = await createTestDatabase();
  try {
    const applied = await migrate(database.connectionString, join(prisma, "migrations"));
    expect(applied).toEqual(["20310101000000_add_nickname", "20310102000000_add_motto"]);
  } finally {
    await database.drop();
  }
});

test("without a change it writes nothing and throws", async () => {
  const before = await readdir(join(prisma, "migrations"));
  await expect(writeMigration("nothing", prisma)).rejects.toThrow(
    "prisma/schema.prisma has not changed since the newest migration.",
  );
  expect(await readdir(join(prisma, "migrations"))).toEqual(before);
});

test("explains why a schema is invalid", async () => {
  await addToUser("nickname Strange");
  await expect(writeMigration("bad", prisma)).rejects.toThrow(
    /^prisma\/schema\.prisma is not valid: .*Type "Strange" is neither a built-in type/s,
  );
});

test.for(["", "Add Nickname", "../evil", "1st", "a".repeat(80)])(
  "refuses the name %j",
  async (name) => {
    await expect(writeMigration(name, prisma)).rejects.toThrow(
      /^Give the migration a name of small letters/,
    );
  },
);

test("the command reports an invalid name in one line, with exit code 1", async () => {
  const script = fileURLToPath(new URL("./newMigration.ts", import.meta.url));
  const failure = await promisify(execFile)(process.execPath, [script, "Bad"]).catch((e) => e);
  expect(failure.code).toBe(1);
  expect(failure.stderr.trim().split("\n")).toHaveLength(1);
});
