import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate, TRANSACTION_LIMITS } from "@headwaters/db";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { expect, test } from "vitest";
import { REGISTRATION_WAIT, STOP_TIMEOUT } from "./platform/http/timeLimits.ts";
import { useSite } from "./testing/site.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");

const site = useSite();

test("a process works, and another one starts, after a newer version has migrated the database", async () => {
  const { agent } = await buildMember(site);
  const {
    id,
    updatedAt: _updatedAt,
    ...before
  } = (await agent.post("/api/news", buildArticle())).json();
  for (const statement of [
    `ALTER TABLE news_articles ADD COLUMN "readingTime" integer NOT NULL DEFAULT 3`,
    `ALTER TABLE users ADD COLUMN pronouns text`,
    "CREATE TABLE badges (id text PRIMARY KEY)",
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
     VALUES ('made-up', 'unknown', now(), '29991231000000_badges', 1)`,
  ]) {
    await site.prisma.$executeRawUnsafe(statement);
  }
  expect(await migrate(site.connectionString)).toEqual([]);
  expect((await agent.get(`/api/news/${id}`)).json()).toMatchObject(before);
  expect((await agent.post("/api/news", buildArticle())).statusCode).toBe(201);
  await buildMember(site);
});

test("a shutdown waits as long as a registration may take, and Docker and the documents allow for it", () => {
  const { maxWait, timeout } = TRANSACTION_LIMITS;
  expect(REGISTRATION_WAIT).toBeGreaterThan(0);
  expect(REGISTRATION_WAIT + maxWait + timeout).toBeLessThanOrEqual(STOP_TIMEOUT);
  const [, grace] = /stop_grace_period: (\d+)s/.exec(read("docker-compose.yml")) ?? [];
  // Mails and database connections are closed after the last response, so 10 s are added.
  expect(Number(grace) * 1_000).toBeGreaterThanOrEqual(STOP_TIMEOUT + 10_000);
  const operations = read("apps/docs/operations.md");
  expect(operations).toContain(`waits at most ${STOP_TIMEOUT / 1_000} s for its last responses`);
  expect(operations).toContain(`turn to register, for ${REGISTRATION_WAIT / 1_000} s at most`);
  // The code that waits, and the code that ends the wait, must use these constants.
  expect(read("apps/api/src/features/registrations/registrations.service.ts")).toContain(
    "REGISTRATION_WAIT",
  );
  expect(read("apps/api/src/main.ts")).toContain("STOP_TIMEOUT");
});

test("the workflow pins its actions, and caches nothing without pnpm", () => {
  const workflow = read(".github/workflows/test.yml");
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  expect(workflow).toMatch(/setup-node@.*package-manager-cache: false/s);
});
