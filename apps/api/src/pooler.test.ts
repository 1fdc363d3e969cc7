import { migrate, openChangeFeed } from "@headwaters/db";
import { createTestDatabase, startPooler } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildAccount, buildArticle } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test } from "vitest";
import { openSite } from "./testing/site.ts";
import { buildWeb } from "./testing/web.ts";

test("two processes serve one database through a transaction pooler, and get changes through a direct connection", async () => {
  const database = await createTestDatabase({ empty: true });
  afterwards(database.drop);
  const pooler = await startPooler(database.connectionString, 4);
  afterwards(pooler.close);
  await migrate(pooler.connectionString);

  const open = async () => {
    const changes = openChangeFeed(database.connectionString, { isDirect: true });
    afterwards(changes.close);
    const { site, close } = await openSite(pooler.connectionString, { changes, web: buildWeb() });
    afterwards(close);
    await changes.started;
    return { site, changes };
  };
  const [first, second] = [await open(), await open()];
  expect([first.changes.live, second.changes.live]).toEqual([true, true]);

  const account = buildAccount();
  const author = new Agent(first.site);
  expect((await author.post("/api/register", account)).statusCode).toBe(201);
  const elsewhere = new Agent(second.site);
  expect((await elsewhere.post("/api/login", account)).statusCode).toBe(200);
  const reader = new Agent(second.site);
  const titles = ["The first report", "The second report", "The third report"];
  for (const title of titles) {
    expect((await author.post("/api/news", buildArticle({ title }))).statusCode).toBe(201);
    await expect.poll(async () => (await reader.get("/api/news")).body).toContain(title);
  }
  expect((await reader.get("/news")).headers.etag).toBeDefined(); // it was cached
  const reset = { email: account.email };
  expect((await reader.post("/api/forgot-password", reset)).statusCode).toBe(200);
  const sent = () => first.site.prisma.mail.count({ where: { status: "sent" } });
  await expect.poll(sent).toBeGreaterThan(0);
});
