import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openMails, openOutbox } from "./testing/outbox.ts";

const SCRIPT = join(import.meta.dirname, "databaseCommand.ts");

test("db:reset leaves a running site with a mail queue that works", {
  timeout: 60_000,
}, async () => {
  const { connectionString, row, hurry, prisma, schedules } = await openMails();
  const outbox = await openOutbox(connectionString);
  const before = await outbox.write();
  await promisify(execFile)(process.execPath, [SCRIPT, "reset", "--yes"], {
    env: { PATH: process.env.PATH, DATABASE_URL: connectionString, DATA_DIR: outbox.folder },
  });
  expect(await prisma.mail.findUnique({ where: { id: before } })).toBeNull();
  const id = await outbox.write();
  await hurry();
  await expect.poll(async () => (await row(id)).status, { timeout: 10_000 }).toBe("sent");
  expect(await schedules()).toHaveLength(1);
});
