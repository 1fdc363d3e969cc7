import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { command, scratchFolder } from "../testing/command.ts";
import { openMails, openOutbox } from "../testing/outbox.ts";

const database = command("database.ts");

test.each([["migrate"], ["seed"], ["reset", "--yes"]])(
  "db:%s makes and starts no database",
  async (...args) => {
    const DATA_DIR = scratchFolder();
    expect(await database({ DATA_DIR }, ...args)).toEqual({
      code: 1,
      database: null,
      said: `No database is running for the data folder ${DATA_DIR}: start the site first, or set DATABASE_URL.`,
    });
    expect(readdirSync(DATA_DIR)).toEqual([]);
  },
);

test("db:seed fills an empty database, and names the file with the password of its author", async () => {
  const { connectionString } = await openMails();
  const env = { DATABASE_URL: connectionString, DATA_DIR: scratchFolder() };
  const { said, database: named } = await database(env, "seed");
  expect(named).toBe(connectionString.replace(/^.*@/, "").replace(/\?.*$/, ""));
  expect(said).toContain(`signs in with the password in ${env.DATA_DIR}/demo-author-password`);
});

test("db:reset leaves a running site with a mail queue that works", async () => {
  const { connectionString, row, hurry, prisma, schedules } = await openMails();
  const outbox = await openOutbox(connectionString);
  const before = await outbox.write();
  const env = { DATABASE_URL: connectionString, DATA_DIR: outbox.folder };
  expect(await database(env, "reset", "--yes")).toMatchObject({
    code: 0,
    said: "The database is empty again.",
  });
  expect(await prisma.mail.findUnique({ where: { id: before } })).toBeNull();
  const id = await outbox.write();
  await hurry();
  await expect.poll(async () => (await row(id)).status).toBe("sent");
  expect(await schedules()).toHaveLength(1);
});
