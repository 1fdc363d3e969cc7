import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent, type TestSite } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { publishDue } from "../../../testing/content.ts";
import { openSite, useSite } from "../../../testing/site.ts";

const site = useSite();

const HOUR = 60 * 60 * 1000;
const later = () => new Date(Date.now() + HOUR).toISOString();

/** Sets an item's publishing time to an hour ago. */
const makeDue = ({ prisma }: TestSite, id: string) =>
  prisma.$executeRaw`UPDATE items SET "publishAt" = now() - interval '1 hour' WHERE id = ${id}`;

async function written(agent: Agent, kind: string, item: object) {
  const response = await agent.post(`/api/${kind}`, item);
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; createdAt: string }>();
}

const titles = async (kind: string) => {
  const list = (await new Agent(site).get(`/api/${kind}`)).json<{ title: string }[]>();
  return list.map(({ title }) => title);
};

const kinds = [
  { kind: "news", build: buildArticle },
  { kind: "education", build: buildEducationArticle },
  // Tomorrow, because it must be in the future when it is published.
  { kind: "events", build: buildEvent },
] as const;

describe.each(kinds)("$kind with a time", ({ kind, build }) => {
  test("is shown from then on, in cached lists too", async () => {
    const { agent } = await buildMember(site);
    const title = `Scheduled ${kind}`;
    const item = await written(agent, kind, build({ title, publishAt: later() }));
    expect(item).toMatchObject({ published: false });
    const url = `/api/${kind}/${item.id}`;
    await publishDue(site.prisma);
    expect((await new Agent(site).get(url)).statusCode).toBe(404);
    expect(await titles(kind)).not.toContain(title);
    expect((await agent.get(`${url}/edit`)).json()).toMatchObject({ status: "scheduled" });

    await makeDue(site, item.id);
    await publishDue(site.prisma);
    const shown = (await new Agent(site).get(url)).json();
    // Its date is the day of its publication.
    expect(Date.parse(shown.createdAt)).toBeGreaterThan(Date.parse(item.createdAt));
    await expect.poll(() => titles(kind)).toContain(title);
    expect((await agent.get(`${url}/edit`)).json()).toMatchObject({
      status: "published",
      isPublished: true,
      isAhead: false,
      publishAt: null,
    });
  });

  test("stays as it is until then if it is published already", async () => {
    const { agent } = await buildMember(site);
    const { id, createdAt } = await written(agent, kind, build({ title: "As it is" }));
    const url = `/api/${kind}/${id}`;
    const change = build({ title: "As it will be", version: 1, publishAt: later() });
    const changed = await agent.send("PUT", url, change);
    expect(changed.json()).toMatchObject({ status: "scheduled", isPublished: true, isAhead: true });
    await publishDue(site.prisma);
    expect((await agent.get(url)).json().title).toBe("As it is");
    await makeDue(site, id);
    await publishDue(site.prisma);
    expect((await agent.get(url)).json()).toMatchObject({
      title: "As it will be",
      createdAt,
    });
  });

  test("never appears if it is deleted or made a draft before", async () => {
    const { agent } = await buildMember(site);
    const item = () => written(agent, kind, build({ publishAt: later() }));
    const [deleted, draft] = [await item(), await item()];
    await agent.send("DELETE", `/api/${kind}/${deleted.id}`);
    const change = build({ published: false, version: 1 });
    const saved = await agent.send("PUT", `/api/${kind}/${draft.id}`, change);
    expect(saved.json()).toMatchObject({ status: "draft", publishAt: null });
    await makeDue(site, deleted.id);
    expect(await publishDue(site.prisma)).toBe(0);
    for (const { id } of [deleted, draft]) {
      expect((await new Agent(site).get(`/api/${kind}/${id}`)).statusCode).toBe(404);
    }
  });
});

describe("publishing due content", () => {
  test("happens once, however many processes run the job", async () => {
    const { site: second, close } = await openSite(site.connectionString);
    const { agent } = await buildMember(site);
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      ids.push((await written(agent, "news", buildArticle({ publishAt: later() }))).id);
    }
    for (const id of ids) await makeDue(site, id);
    const clients = [site.prisma, second.prisma, site.prisma, second.prisma];
    const counts = await Promise.all(clients.map((prisma) => publishDue(prisma)));
    // The sites themselves may have published some of them.
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(ids.length);
    const row = { id: { in: ids }, published: true };
    await expect.poll(() => site.prisma.newsArticle.count({ where: row })).toBe(ids.length);
    expect(await publishDue(site.prisma)).toBe(0);
    await close();
  });

  test("happens later if the site was down at the time", async () => {
    const { connectionString, drop } = await createTestDatabase();
    afterwards(drop);
    const before = await openSite(connectionString);
    const { agent } = await buildMember(before.site);
    const { id } = await written(agent, "news", buildArticle({ publishAt: later() }));
    await makeDue(before.site, id);
    await before.close();
    const after = await openSite(connectionString);
    afterwards(after.close);
    const read = async () => (await new Agent(after.site).get(`/api/news/${id}`)).statusCode;
    await expect.poll(read).toBe(200);
  });

  test("continues after an item that cannot be published, and after one without a row", async () => {
    const { agent } = await buildMember(site);
    const item = async () =>
      (await written(agent, "news", buildArticle({ publishAt: later() }))).id;
    const [broken, gone, sound] = [await item(), await item(), await item()];
    await site.prisma.$executeRaw`
      UPDATE item_versions SET fields = jsonb_set(fields, '{title}', 'null') WHERE "itemId" = ${broken}`;
    await site.prisma.newsArticle.delete({ where: { id: gone } });
    for (const id of [broken, gone, sound]) await makeDue(site, id);
    await publishDue(site.prisma);
    const read = async () => (await agent.get(`/api/news/${sound}`)).json().published;
    await expect.poll(read).toBe(true);
    expect((await agent.get(`/api/news/${broken}`)).statusCode).toBe(404);
    expect(await site.prisma.item.count({ where: { id: gone } })).toBe(0);
    await site.prisma.item.delete({ where: { kind_id: { kind: "news", id: broken } } });
  });

  test("continues after a hundred that cannot be published", async () => {
    const { agent } = await buildMember(site);
    const { id } = await written(agent, "news", buildArticle({ publishAt: later() }));
    const kind = "a kind of a later version";
    await site.prisma.$executeRaw`
      INSERT INTO items (kind, id, "publishAt")
      SELECT ${kind}, number::text, now() - interval '2 hours' FROM generate_series(1, 100) AS number`;
    await makeDue(site, id);
    expect(await publishDue(site.prisma)).toBeLessThanOrEqual(1); // or the site has published it
    expect((await new Agent(site).get(`/api/news/${id}`)).statusCode).toBe(200);
    await site.prisma.item.deleteMany({ where: { kind } });
  });
});
