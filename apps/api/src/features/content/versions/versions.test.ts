import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { describe, expect, test } from "vitest";
import { publishDue } from "../../../testing/content.ts";
import { useSite } from "../../../testing/site.ts";

const site = useSite({ reviewed: true });

/** Each type with a column that its versions lack here, as if a later migration had added it. */
const kinds = [
  { kind: "news", build: buildArticle, lacking: ["excerpt", "imageUrl"] },
  { kind: "education", build: buildEducationArticle, lacking: ["ageGroup", "excerpt"] },
  { kind: "events", build: buildEvent, lacking: ["registrationDeadline", "eventDate", "location"] },
] as const;

describe.each(kinds)("versions of $kind from before a column existed", (tested) => {
  const { kind, build, lacking } = tested;

  /** Removes columns from the saved versions of an item, and adds one that no longer exists. */
  const age = (id: string) => site.prisma.$executeRaw`
    UPDATE item_versions SET fields = (fields - ${[...lacking]}::text[]) || '{"formerly": 1}'
    WHERE "itemId" = ${id}`;

  /** Publishes an item as "Then" by staff, with a change to "Next" scheduled in an hour. */
  async function withChange() {
    const { agent: staff } = await buildStaff(site);
    const row = (await staff.post(`/api/${kind}`, build({ title: "Then" }))).json();
    const publishAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const change = build({ title: "Next", version: 1, publishAt });
    await staff.send("PUT", `/api/${kind}/${row.id}`, change);
    await age(row.id);
    const present = Object.fromEntries(lacking.map((column) => [column, row[column]]));
    return { staff, id: row.id as string, address: `/api/${kind}/${row.id}`, present };
  }

  test("are opened, listed and restored with the row's value of that column", async () => {
    const { staff, id, address: url, present } = await withChange();
    const edited = (await staff.get(`${url}/edit`)).json();
    expect(edited).toMatchObject({ isAhead: true, fields: { title: "Next", ...present } });
    expect(edited.fields).not.toHaveProperty("formerly");
    expect((await staff.get(`${url}/versions`)).json()).toMatchObject([
      { version: 2, title: "Next" },
      { version: 1, title: "Then" },
    ]);
    expect((await staff.get("/api/items")).json().items).toMatchObject([{ id, title: "Next" }]);
    const input = { json: { id, version: 1 } };
    const query = encodeURIComponent(JSON.stringify(input));
    const old = await staff.get(`/trpc/${kind}.version?input=${query}`);
    expect(old.statusCode, old.body).toBe(200);
    expect(old.json().result.data.json).toMatchObject({ title: "Then", ...present });
    const restored = await staff.post(`/trpc/${kind}.restore`, input);
    expect(restored.json().result.data.json).toMatchObject({
      version: 3,
      isAhead: true,
      fields: { title: "Then", ...present },
    });
  });

  test("are published at their time", async () => {
    const { staff, id, address: url, present } = await withChange();
    await site.prisma.$executeRaw`
      UPDATE items SET "publishAt" = now() - interval '1 hour' WHERE id = ${id}`;
    await publishDue(site.prisma);
    await expect
      .poll(async () => (await staff.get(url)).json())
      .toMatchObject({ title: "Next", ...present });
  });

  test("are unpublished, and published by staff who reviewed them", async () => {
    const { agent: author } = await buildMember(site);
    const { agent: staff } = await buildStaff(site);
    const row = (await author.post(`/api/${kind}`, build({ title: "First" }))).json();
    const url = `/api/${kind}/${row.id}`;
    await age(row.id);
    const reviewed = { kind, id: row.id, version: 1 };
    expect((await staff.post("/api/items/publish", reviewed)).statusCode).toBe(200);
    expect((await staff.get(url)).json()).toMatchObject({ title: "First" });
    await author.send("PUT", url, build({ title: "Second", version: 1 }));
    await age(row.id);
    const taken = await staff.post(`${url}/unpublish`);
    expect(taken.json()).toMatchObject({ isPublished: false, fields: { title: "Second" } });
  });
});

test("the history substitutes a name that does not look like one, and omits that of a deleted account", async () => {
  const { agent } = await buildMember(site, { firstName: "%00" });
  const { id } = (await agent.post("/api/news", buildArticle())).json();
  const saved = (await agent.get(`/api/news/${id}/versions`)).json();
  expect(saved).toMatchObject([{ savedBy: expect.stringMatching(/name we cannot show/) }]);
  await site.prisma.itemVersion.updateMany({ where: { itemId: id }, data: { savedById: null } });
  expect((await agent.get(`/api/news/${id}/versions`)).json()).toMatchObject([{ savedBy: null }]);
});
