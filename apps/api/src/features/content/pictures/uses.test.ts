import { readdir } from "node:fs/promises";
import { buildArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { uploadPhoto } from "@headwaters/testing/pictures";
import { Agent } from "@headwaters/testing/site/agent";
import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { openFolder } from "../../../platform/storage/open.ts";
import { runJob } from "../../../testing/jobs.ts";
import { openSite, useSite } from "../../../testing/site.ts";
import { uploadsService } from "./uploads.ts";
import { releaseUploads, useUploads } from "./uses.ts";

const site = useSite();
const reviewedSite = useSite({ reviewed: true });
const log = { warn: () => {}, error: () => {} };

/** Runs the sweep of another process on the same database and storage. */
const sweep = () =>
  uploadsService({
    prisma: site.prisma,
    reviewed: false,
    storage: openFolder(site.uploadsFolder),
    incomingFolder: `${site.uploadsFolder}/incoming`,
    log,
  }).sweep();

const age = (id: string, hours: number) =>
  site.prisma.upload.update({
    where: { id },
    data: { createdAt: new Date(Date.now() - hours * 3_600_000) },
  });

const isThere = async (url: string) =>
  (await new Agent(site).get(`${url}/480.webp`)).statusCode === 200;

const unknown = "/uploads/0199f0c8-0000-7000-8000-000000000000";

describe("an article", () => {
  test("shows an uploaded picture with its description", async () => {
    const { agent } = await buildMember(site);
    const { url } = await uploadPhoto(agent, "A heron stands in the reeds.");
    const created = await agent.post("/api/news", buildArticle({ imageUrl: url }));
    expect(created.statusCode).toBe(201);
    const { id } = created.json<{ id: string }>();
    for (const [procedure, input] of [
      ["news.cards", { limit: 1 }],
      ["news.page", { id }],
    ] as const) {
      const query = encodeURIComponent(JSON.stringify({ json: input }));
      const response = (await new Agent(site).get(`/trpc/${procedure}?input=${query}`)).json();
      const { json } = response.result.data;
      const [shown] = json.items ?? [json];
      expect(shown).toMatchObject({ imageUrl: url, imageAlt: "A heron stands in the reeds." });
    }
  });

  test("shows its author's focus, at once and in every crop", async () => {
    const { agent } = await buildMember(site);
    const { id, url } = await uploadPhoto(agent);
    const fields = buildArticle({ imageUrl: url });
    const article = (await agent.post("/api/news", fields)).json<{ id: string }>();
    const next = (await agent.post("/api/news", buildArticle())).json<{ id: string }>();
    const read = async (procedure: string, input: object, reader = new Agent(site)) => {
      const query = encodeURIComponent(JSON.stringify({ json: input }));
      const response = await reader.get(`/trpc/${procedure}?input=${query}`);
      return response.json().result.data.json;
    };
    for (const focus of [
      { x: 12, y: 0 },
      { x: 100, y: 37 },
    ]) {
      expect((await agent.post(`/api/uploads/${id}`, { alt: "", focus })).statusCode).toBe(200);
      await agent.post(`/api/uploads/${id}`, { alt: "" }); // without a focus, which stays
      const shown = { imageUrl: url, imageFocus: focus };
      expect((await read("news.cards", {})).items).toContainEqual(expect.objectContaining(shown));
      expect(await read("news.page", { id: article.id })).toMatchObject({
        ...shown,
        imageSize: { width: 300, height: 200 },
      });
      const { neighbors } = await read("news.page", { id: next.id });
      expect(neighbors).toContainEqual(expect.objectContaining(shown));
      expect((await agent.get(`/api/news/${article.id}/edit`)).json()).toMatchObject({
        imageFocus: focus,
      });
      const { items } = await read("items.mine", {}, agent);
      expect(items).toContainEqual(expect.objectContaining(shown));
    }
  });

  test("shows a new description of its picture at once", async () => {
    const { agent } = await buildMember(site);
    const { id, url } = await uploadPhoto(agent, "A bird.");
    await agent.post("/api/news", buildArticle({ imageUrl: url }));
    const query = `/trpc/news.cards?input=${encodeURIComponent('{"json":{"limit":1}}')}`;
    expect((await new Agent(site).get(query)).body).toContain("A bird.");
    await agent.post(`/api/uploads/${id}`, { alt: "A great blue heron." });
    expect((await new Agent(site).get(query)).body).toContain("A great blue heron.");
  });

  test.each([
    ["its own picture", (url: string) => ({ imageUrl: url })],
    ["a picture in its text", (url: string) => ({ content: `Look: ![a heron](${url})` })],
  ])("is refused after %s was deleted", async (_where, build) => {
    const { agent } = await buildMember(site);
    const before = await site.prisma.newsArticle.count();
    const rejected = await agent.post("/api/news", buildArticle(build(unknown)));
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      400,
      "This picture is no longer here. Please add it again.",
    ]);
    expect(await site.prisma.newsArticle.count()).toBe(before);
  });

  test.each(["/uploads/heron", `${unknown}/960.webp`, "/uploads/"])(
    "is refused with the picture %s, which does not exist",
    async (imageUrl) => {
      const { agent } = await buildMember(site);
      expect((await agent.post("/api/news", buildArticle({ imageUrl }))).statusCode).toBe(400);
    },
  );

  test("is rejected while its picture has no description; decoration counts as one", async () => {
    const { agent } = await buildMember(site);
    const { id, url } = await uploadPhoto(agent, null);
    const rejected = await agent.post("/api/news", buildArticle({ imageUrl: url }));
    expect([rejected.statusCode, rejected.json()]).toEqual([
      400,
      {
        code: "BAD_REQUEST",
        message: "Describe the picture, or mark it as decoration.",
        issues: [{ path: "imageAlt", message: "Describe the picture, or mark it as decoration." }],
      },
    ]);
    await agent.post(`/api/uploads/${id}`, { alt: "" });
    expect((await agent.post("/api/news", buildArticle({ imageUrl: url }))).statusCode).toBe(201);
  });

  test.each(["https://elsewhere.example/a.jpg", "/pictures/news-heron-count-960.webp", null])(
    "may have any other picture: %s",
    async (imageUrl) => {
      const { agent } = await buildMember(site);
      const content = `See https://elsewhere.example${unknown}`;
      const created = await agent.post("/api/news", buildArticle({ imageUrl, content }));
      expect(created.statusCode).toBe(201);
    },
  );
});

describe("describing a picture", () => {
  test("is available to its uploader only", async () => {
    const { agent } = await buildMember(site);
    const { id } = await uploadPhoto(agent);
    const { agent: other } = await buildMember(site);
    const before = await site.prisma.upload.findUnique({ where: { id } });
    const change = { alt: "Mine.", focus: { x: 1, y: 99 } };
    expect((await other.post(`/api/uploads/${id}`, change)).statusCode).toBe(404);
    const nobody = await new Agent(site).post(`/api/uploads/${id}`, change);
    expect(nobody.statusCode).toBe(401);
    expect(before).toMatchObject({ alt: "" });
    expect(await site.prisma.upload.findUnique({ where: { id } })).toEqual(before);
  });

  test.each([
    ["nothing", undefined, "Description is required"],
    ["a number", 7, "Expected string, received number"],
    ["a novel", "a".repeat(301), "Description must be at most 300 characters"],
    ["half a character", "\ud83d", "Description contains characters that cannot be saved"],
  ])("by %s is refused", async (_what, alt, message) => {
    const { agent } = await buildMember(site);
    const { id } = await uploadPhoto(agent);
    const rejected = await agent.post(`/api/uploads/${id}`, { alt });
    expect([rejected.statusCode, rejected.json().message]).toEqual([400, message]);
  });

  test.each([
    [{ x: -1, y: 50 }, "X must be at least 0"],
    [{ x: 50, y: 101 }, "Y must be at most 100"],
    [{ x: 50.5, y: 50 }, "X must be a whole number"],
    [{ x: 50 }, "Y must be a whole number"],
    ["50 50", "Expected object, received string"],
  ])("with the focus %o is refused", async (focus, message) => {
    const { agent } = await buildMember(site);
    const { id } = await uploadPhoto(agent);
    const before = await site.prisma.upload.findUnique({ where: { id } });
    const rejected = await agent.post(`/api/uploads/${id}`, { alt: "A heron.", focus });
    expect([rejected.statusCode, rejected.json().message]).toEqual([400, message]);
    expect(await site.prisma.upload.findUnique({ where: { id } })).toEqual(before);
  });
});

describe("the description of a picture, with review on", () => {
  const describeAs = (agent: Agent, id: string, alt: string) =>
    agent.post(`/api/uploads/${id}`, { alt });

  test("cannot be changed by its author once it is pending or published; staff can", async () => {
    const { agent } = await buildMember(reviewedSite);
    const { agent: staff } = await buildStaff(reviewedSite);
    const { id, url } = await uploadPhoto(agent, "A bird.");
    expect((await describeAs(agent, id, "A heron.")).statusCode).toBe(200);
    const written = await agent.post("/api/news", buildArticle({ imageUrl: url }));
    const item = written.json<{ id: string }>();
    const rejected = await describeAs(agent, id, "Buy our rods");
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      403,
      expect.stringMatching(/^Only staff can change what is said/),
    ]);
    expect((await describeAs(agent, id, "A heron.")).statusCode).toBe(200);
    // Staff see the whole picture; the author chooses the part for cards.
    const focus = { x: 10, y: 90 };
    const moved = await agent.post(`/api/uploads/${id}`, { alt: "A heron.", focus });
    expect(moved.statusCode).toBe(200);
    await staff.post("/api/items/publish", { kind: "news", id: item.id, version: 1 });
    expect((await describeAs(agent, id, "Buy our rods")).statusCode).toBe(403);
    expect((await describeAs(staff, id, "A great blue heron.")).statusCode).toBe(200);
  });

  test("can be corrected in a draft, and in returned content", async () => {
    const { agent } = await buildMember(reviewedSite);
    const { agent: staff } = await buildStaff(reviewedSite);
    const { id, url } = await uploadPhoto(agent, "A bird.");
    const draft = buildArticle({ imageUrl: url, published: false });
    const item = (await agent.post("/api/news", draft)).json<{ id: string }>();
    expect((await describeAs(agent, id, "A heron.")).statusCode).toBe(200);
    await agent.send("PUT", `/api/news/${item.id}`, { ...draft, published: true, version: 1 });
    expect((await describeAs(agent, id, "A stork.")).statusCode).toBe(403);
    const note = "It is a stork.";
    await staff.post("/api/items/send-back", { kind: "news", id: item.id, version: 2, note });
    expect((await describeAs(agent, id, "A stork.")).statusCode).toBe(200);
  });

  test("is not revealed to other members", async () => {
    const { agent } = await buildMember(reviewedSite);
    const { agent: other } = await buildMember(reviewedSite);
    const { id, url } = await uploadPhoto(agent, "A bird.");
    await agent.post("/api/news", buildArticle({ imageUrl: url }));
    expect((await describeAs(other, id, "Mine.")).statusCode).toBe(404);
  });
});

describe("with review on, the pictures of members", () => {
  const remote = "https://elsewhere.example/a.jpg";
  const REFUSED = /^Please upload the picture/;
  type Path = "imageUrl" | "content" | "description";

  function expectRefused(response: LightMyRequestResponse, path: Path, message: RegExp) {
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: expect.stringMatching(message),
      issues: [{ path }],
    });
  }

  test.each([
    ["as the article's own", { imageUrl: remote }, "imageUrl"],
    ["as another page of this site", { imageUrl: "/pictures/heron-960.webp" }, "imageUrl"],
    ["in its text", { content: `![A heron](${remote})` }, "content"],
    ["by reference", { content: `![A heron][r]\n\n[r]: ${remote}` }, "content"],
    ["in a link", { content: `[![A heron](${remote})](/news)` }, "content"],
    [
      "in a footnote",
      { content: `Herons[^1]\n\n[^1]: ![A heron](HTTPS://elsewhere.example)` },
      "content",
    ],
    [
      "with an address that only ends like ours",
      { content: `![x](https://e.example${unknown})` },
      "content",
    ],
    [
      "where drawing it takes too long to look",
      { content: `${">".repeat(10_000)} ![x](${remote})` },
      "content",
    ],
  ] as const)("must be uploads: %s", async (_how, fields, path) => {
    const { agent, user } = await buildMember(reviewedSite);
    for (const published of [true, false]) {
      const response = await agent.post("/api/news", buildArticle({ ...fields, published }));
      const message =
        "content" in fields && fields.content.startsWith(">") ? /^This text is too/ : REFUSED;
      expectRefused(response, path, message);
    }
    expect(await reviewedSite.prisma.newsArticle.count({ where: { authorId: user.id } })).toBe(0);
  });

  test("are accepted as uploads, and words about pictures are not rejected", async () => {
    const { agent } = await buildMember(reviewedSite);
    const { url } = await uploadPhoto(agent, "A heron.");
    const content = `![A](${url}) ![B](${url}/480.webp) \`![C](${remote})\` \\![D](${remote})`;
    const response = await agent.post("/api/news", buildArticle({ imageUrl: url, content }));
    expect(response.statusCode).toBe(201);
  });

  test("stay where they are shown; a member who saves them again is rejected, staff are not", async () => {
    const { agent, user } = await buildMember(reviewedSite);
    const { agent: staff } = await buildStaff(reviewedSite);
    const event = await reviewedSite.prisma.event.create({
      data: buildEvent({ authorId: user.id, description: `![A heron](${remote})` }),
    });
    const change = { ...buildEvent({ description: event.description }), version: 1 };
    const path = `/api/events/${event.id}`;
    expectRefused(await agent.send("PUT", path, change), "description", REFUSED);
    expect((await new Agent(reviewedSite).get(path)).json().description).toContain(remote);
    expect((await staff.send("PUT", path, change)).statusCode).toBe(200);
    expect((await agent.post(`${path}/unpublish`)).statusCode).toBe(200);
  });
});

test("describing pictures is limited for an account", async () => {
  // A hundredth of the default limit.
  const small = await openSite(site.connectionString, { rateLimitFactor: 0.01 });
  const { agent } = await buildMember(site);
  const { id } = await uploadPhoto(agent, null);
  const describeAs = (alt: string) =>
    small.site.app.inject({
      method: "POST",
      url: `/api/uploads/${id}`,
      payload: { alt },
      headers: { cookie: agent.cookie },
      remoteAddress: "192.0.2.1",
    });
  for (const alt of ["A heron.", "A crane."]) expect((await describeAs(alt)).statusCode).toBe(200);
  const rejected = await describeAs("A heron.");
  expect(rejected.statusCode).toBe(429);
  expect(rejected.json().message).toMatch(/^Too many attempts/);
  expect(await site.prisma.upload.findUnique({ where: { id } })).toMatchObject({ alt: "A crane." });
  await small.close();
});

describe("unused pictures", () => {
  test("are deleted after their period, and not before", async () => {
    const { agent } = await buildMember(site);
    const [old, young] = [await uploadPhoto(agent), await uploadPhoto(agent)];
    await age(old.id, 25);
    await age(young.id, 23);
    await Promise.all([sweep(), sweep(), sweep()]); // three processes
    expect(await site.prisma.upload.findUnique({ where: { id: old.id } })).toBeNull();
    expect([await isThere(old.url), await isThere(young.url)]).toEqual([false, true]);
    const left = await readdir(`${site.uploadsFolder}/${old.id}`);
    expect(left).toEqual([]);
  });

  test("are deleted by a job", async () => {
    const { agent } = await buildMember(site);
    const { id } = await uploadPhoto(agent);
    await age(id, 25);
    const schedules = await site.prisma.$queryRaw`
      SELECT cron FROM pgboss.schedule WHERE name = 'removeUnusedUploads'`;
    expect(schedules).toEqual([{ cron: "20 * * * *" }]);
    await runJob(site.connectionString, "removeUnusedUploads");
    await expect.poll(() => site.prisma.upload.findUnique({ where: { id } })).toBeNull();
  });

  test("stay while an article uses them, older versions included, and are deleted after it", async () => {
    const { agent } = await buildMember(site);
    const [first, second] = [await uploadPhoto(agent), await uploadPhoto(agent)];
    const item = { kind: "news", itemId: "an-article" } as const;
    await site.prisma.$transaction(async (transaction) => {
      await useUploads(transaction, item, { imageUrl: first.url, markdown: "", field: "content" });
    });
    await site.prisma.$transaction(async (transaction) => {
      const markdown = `![](${second.url})`;
      await useUploads(transaction, item, { imageUrl: null, markdown, field: "content" });
    });
    await age(first.id, 500);
    await age(second.id, 500);
    await sweep();
    expect([await isThere(first.url), await isThere(second.url)]).toEqual([true, true]);
    await site.prisma.$transaction((transaction) =>
      releaseUploads(transaction, item.kind, [item.itemId]),
    );
    await sweep();
    expect([await isThere(first.url), await isThere(second.url)]).toEqual([false, false]);
  });

  test("stay if an article that uses them is being saved during the job", async () => {
    const { agent } = await buildMember(site);
    const { id, url } = await uploadPhoto(agent);
    await age(id, 25);
    await site.prisma.$transaction(async (transaction) => {
      const item = { kind: "news", itemId: "being-written" } as const;
      await useUploads(transaction, item, { imageUrl: url, markdown: "", field: "content" });
      await sweep();
    });
    await sweep();
    expect(await isThere(url)).toBe(true);
  });

  test("are deleted with the remains of killed processes", async () => {
    const { id } = await site.prisma.upload.create({
      data: { width: 1, height: 1, bytes: 1, createdAt: new Date(Date.now() - 90_000_000) },
    });
    await openFolder(site.uploadsFolder).write(`${id}/480.avif`, Buffer.from("half"));
    await sweep();
    expect(await site.prisma.upload.findUnique({ where: { id } })).toBeNull();
    expect(await readdir(`${site.uploadsFolder}/${id}`)).toEqual([]);
  });
});

test("deleting an account deletes its unused pictures; the others stay", async () => {
  const { agent, account } = await buildMember(site);
  const [used, unused] = [await uploadPhoto(agent), await uploadPhoto(agent)];
  await agent.post("/api/news", buildArticle({ imageUrl: used.url }));
  const data = (await agent.get("/api/account/data")).json();
  expect(data.pictures).toMatchObject([
    { id: used.id, url: used.url, alt: "" },
    { id: unused.id, url: unused.url, alt: "" },
  ]);
  await agent.post("/api/account/delete", { currentPassword: account.password });
  expect([await isThere(used.url), await isThere(unused.url)]).toEqual([true, false]);
  expect(await site.prisma.upload.findUnique({ where: { id: unused.id } })).toBeNull();
  const kept = await site.prisma.upload.findUnique({ where: { id: used.id } });
  expect(kept).toMatchObject({ authorId: null });
});
