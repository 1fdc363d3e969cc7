import { createClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { expect, test } from "vitest";
import { afterwards } from "../testing/process.ts";
import { buildMember, openSite, Visitor } from "../testing/site.ts";

test("whoever finds every connection taken is told when to come again, by REST and by RPC", async () => {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { prisma, pool, close } = createClient(connectionString, { connections: 2 });
  afterwards(close);
  const { site, close: closeSite } = await openSite(connectionString, { prisma, pool });
  afterwards(closeSite);
  const { visitor: member } = await buildMember(site);
  const visitor = new Visitor(site);

  const holders = [await pool.connect(), await pool.connect()];
  const input = encodeURIComponent(JSON.stringify({ json: { id: "none" } }));
  const answers = await Promise.all([
    visitor.get("/api/news/none"),
    visitor.get(`/trpc/news.get?input=${input}`),
    member.get("/api/user"), // its session cannot be looked up
    member.post("/api/news", {}),
  ]);
  for (const holder of holders) holder.release();

  const message = "Many people are using this site right now. Please try again in a few seconds.";
  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(body).toContain(message);
  }
  expect((await visitor.get("/api/news/none")).statusCode).toBe(404);
});
