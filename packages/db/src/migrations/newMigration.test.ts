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

const addToUser = (line: string) => addToTable("users", line);

async function addToTable(table: string, line: string): Promise<void> {
  const path = join(prisma, "schema.prisma");
  const schema = await readFile(path, "utf8");
  await writeFile(path, schema.replace(`@@map("${table}")`, `${line}\n\n  @@map("${table}")`));
}

const files = ["schema.prisma", "migrations/schema.prisma"];

/** Has two branches change the schema and write a migration each, and merges the first into the second. */
async function mergeBranches(changes: [() => Promise<void>, () => Promise<void>]) {
  const theirs = `${prisma}-theirs`;
  try {
    for (const [index, change] of changes.entries()) {
      for (const file of files) await cp(join(original, file), join(prisma, file));
      await change();
      await writeMigration(`branch_${index}`, prisma, new Date(2031, 0, index + 1));
      if (index === 0) await cp(prisma, theirs, { recursive: true });
    }
    const merge = ["merge-file", "-q"];
    for (const file of files) {
      const versions = [join(prisma, file), join(original, file), join(theirs, file)];
      await promisify(execFile)("git", [...merge, ...versions]).catch(({ code }) => {
        if (code !== 1) throw new Error(`git merge-file ended with ${code}.`); // 1: a conflict
      });
    }
  } finally {
    await rm(theirs, { recursive: true, force: true });
  }
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

test("after a merge of two branches with a migration each it repeats neither", async () => {
  await mergeBranches([
    () => addToUser("nickname String?"),
    () => addToTable("events", "shelter String?"),
  ]);
  await addToUser("motto String?");
  const folder = await writeMigration("add_motto", prisma, new Date("2031-02-01"));
  const sql = await readFile(join(folder, "migration.sql"), "utf8");
  expect(sql).toBe('-- AlterTable\nALTER TABLE "users" ADD COLUMN     "motto" TEXT;\n');
});

test("after a merge that lost a branch's part of the copy it says what to do", async () => {
  await mergeBranches([
    () => addToUser("nickname String?"),
    () => addToTable("events", "shelter String?"),
  ]);
  const copy = join(prisma, "migrations/schema.prisma");
  await writeFile(copy, (await readFile(copy, "utf8")).replace(/^.*nickname.*$/m, ""));
  const before = await readdir(join(prisma, "migrations"));
  await addToUser("motto String?");
  await expect(writeMigration("add_motto", prisma)).rejects.toThrow(
    /^The migration \d+_branch_0 has ALTER TABLE "users" ADD COLUMN "nickname" already, which prisma\/migrations\/schema\.prisma lacks\. It is the schema to which all migrations lead: give it/,
  );
  expect(await readdir(join(prisma, "migrations"))).toEqual(before);
});

test("after a merge with a conflict it says what to do", async () => {
  await mergeBranches([() => addToUser("nickname String?"), () => addToUser("motto String?")]);
  const schema = join(prisma, "schema.prisma");
  const resolved = (await readFile(schema, "utf8")).replaceAll(
    /^(<<<<<<<|=======|>>>>>>>).*$/gm,
    "",
  );
  await writeFile(schema, resolved);
  await expect(writeMigration("more", prisma)).rejects.toThrow(
    /^Git could not merge prisma\/migrations\/schema\.prisma\. It is the schema to which all/,
  );
  await cp(schema, join(prisma, "migrations/schema.prisma"));
  await expect(writeMigration("more", prisma)).rejects.toThrow("has not changed");
});

test("an index may be made anew under its old name", async () => {
  const schema = join(prisma, "schema.prisma");
  const change = async (from: string, to: string) =>
    writeFile(schema, (await readFile(schema, "utf8")).replace(from, to));
  await addToUser('nickname String?\n  @@index([nickname], map: "by_nickname")');
  await writeMigration("one", prisma, new Date("2031-01-01"));
  await change("@@index([nickname],", "@@index([nickname(sort: Desc)],");
  const folder = await writeMigration("two", prisma, new Date("2031-01-02"));
  expect(await readFile(join(folder, "migration.sql"), "utf8")).toContain("CREATE INDEX");
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
