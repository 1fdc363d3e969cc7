import { Writable } from "node:stream";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { sendRequest } from "@headwaters/testing/site/sendRequest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addedWait, DISTURBED } from "../../../testing/measuring/otherClient.ts";
import { useSite } from "../../../testing/site.ts";
import { buildWeb } from "../../../testing/web.ts";
import { loggerOptions } from "../../logger.ts";

const lines: { path: string; status: number }[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const site = useSite({
  web: buildWeb(),
  logger: { ...loggerOptions("info", false), stream },
});
let url = "";
beforeAll(async () => {
  url = await site.app.listen({ host: "127.0.0.1", port: 0 });
});

describe("a path of excessive length", () => {
  const long = "a".repeat(15_000);
  const paths = [`/${long}`, `/api/news/${long}`, `/trpc/${long}`, `/uploads/${long}`];

  test.each(["GET", "HEAD", "POST", "PROPFIND"])(
    "is refused by %s with 414, a sentence and the headers of every answer",
    async (method) => {
      const usual = await sendRequest(url, "/api/no-such-thing");
      for (const path of paths) {
        const { status, headers, body } = await sendRequest(url, path, { method });
        expect(status).toBe(414);
        expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8" });
        for (const name of ["x-content-type-options", "x-frame-options", "referrer-policy"]) {
          expect(headers[name]).toBe(usual.headers[name]);
        }
        expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
        if (method === "HEAD") continue;
        const { error: _rpc, ...failure } = JSON.parse(String(body));
        expect(failure).toEqual({
          code: "URI_TOO_LONG",
          message: "This address is too long: a path has at most 2,048 characters.",
        });
      }
    },
  );

  test("is rejected in the form with a host, too, and logged only in part", async () => {
    lines.length = 0;
    expect((await sendRequest(url, `http://localhost/${long}`)).status).toBe(414);
    expect(lines).toMatchObject([{ path: "/too-long", status: 414 }]);
  });

  test("does not block other requests", async () => {
    const attack = () => Promise.all([...paths, ...paths].map((path) => sendRequest(url, path)));
    expect(await addedWait(url, attack)).toBeLessThan(DISTURBED);
  });
});

test("a path of the maximum length, and a longer query, are read", async () => {
  const path = `/api/news/${"a".repeat(2_038)}`;
  expect((await sendRequest(url, path)).status).toBe(400);
  expect((await sendRequest(url, `${path}a`)).status).toBe(414);
  expect((await sendRequest(url, `/api/news?unknown=${"a".repeat(10_000)}`)).status).toBe(200);
});

describe("a body", () => {
  async function post(path: string, body: string, cookie = "") {
    const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
    const response = await sendRequest(url, path, { method: "POST", headers, body });
    return { status: response.status, text: String(response.body) };
  }
  const KB = 1024;
  /** Builds JSON of about this size: an escape, then `piece` repeated. */
  const fill = (bytes: number, piece: string) =>
    `["\\u0041"${`,${piece}`.repeat(bytes / (piece.length + 1))}]`;
  const nest = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  const indexes = Array.from({ length: 12_000 }, (_, i) => i);
  const notes = (values: unknown, rest: object = {}) =>
    JSON.stringify({ json: { content: indexes }, meta: { values, ...rest } });

  const attacks: [string, string, string][] = [
    ["of 1 MB with an escape", fill(1_000 * KB, "1"), "/api/login"],
    ["of 1 MB with an escape", fill(1_000 * KB, "1"), "/trpc/accounts.login"],
    ["of an article with an escape", fill(350 * KB, "1"), "/api/news"],
    ["of an article with an escape", fill(350 * KB, "1"), "/trpc/news.create"],
    ["of an article, all objects", fill(350 * KB, '{"a":{}}'), "/trpc/news.create"],
    ["of an article, all keys", `{"a":1${',"a":1'.repeat(55_000)}}`, "/api/news"],
    ["of nested arrays", nest(500_000), "/api/login"],
    ["of nested arrays", nest(170_000), "/api/news"],
    ["of nested arrays", nest(170_000), "/trpc/news.create"],
    [
      "that asks for equalities in a set",
      notes(
        { content: ["set"] },
        { referentialEqualities: { x: indexes.map((i) => `content.${i}`) } },
      ),
      "/trpc/news.create",
    ],
    [
      "that asks for dates in a map",
      notes({ content: ["map", Object.fromEntries(indexes.map((i) => [i, ["Date"]]))] }),
      "/trpc/news.create",
    ],
    [
      "of a family of thousands",
      `{"participants":${fill(63 * KB, "1")}}`,
      "/api/events/x/registrations",
    ],
  ];

  test.each(attacks)(
    "%s is refused, and does not block other requests: %#",
    async (_what, body, path) => {
      const { agent } = await buildMember(site);
      const attack = async () => {
        const { status } = await post(path, body, agent.cookie);
        expect([400, 413]).toContain(status);
      };
      expect(await addedWait(url, attack)).toBeLessThan(DISTURBED);
    },
  );

  test("one byte beyond its call's limit gets 413 and a sentence, by REST, RPC and in a batch", async () => {
    const login = (bytes: number) => {
      const body = JSON.stringify({ email: "ana@example.org", password: "" });
      return body + " ".repeat(bytes - body.length);
    };
    for (const path of [
      "/api/login",
      "/trpc/accounts.login",
      "/trpc/accounts.login,accounts.logout?batch=1",
    ]) {
      expect((await post(path, login(64 * KB))).status).not.toBe(413);
      const rejected = await post(path, login(64 * KB + 1));
      expect(rejected.status).toBe(413);
      const { error: _rpc, ...failure } = JSON.parse(rejected.text);
      expect(failure).toEqual({
        code: "PAYLOAD_TOO_LARGE",
        message: "The request is larger than 64 kB.",
      });
    }
  });

  test("of an article may be as long as its fields permit, in any script and with every letter escaped", async () => {
    const { agent } = await buildMember(site);
    const article = buildArticle({ content: "\u{6c34}".repeat(50_000) });
    const escaped = JSON.stringify(article).replace(/\u{6c34}/gu, "\\u6c34");
    expect((await post("/api/news", escaped, agent.cookie)).status).toBe(201);
    const message = `{"json":${escaped}}`;
    expect((await post("/trpc/news.create", message, agent.cookie)).status).toBe(200);
    expect((await post("/api/news", JSON.stringify(article), agent.cookie)).status).toBe(201);
    await site.prisma.newsArticle.deleteMany();
  });
});

test("a long query with maximum nesting is rejected and does not block other requests", async () => {
  const attack = async () => {
    for (const nested of ["[".repeat(6_000) + "]".repeat(6_000), "[".repeat(12_000)]) {
      const path = `/trpc/news.list?input={"json":${nested}}`;
      expect((await sendRequest(url, path)).status).toBe(400);
    }
  };
  expect(await addedWait(url, attack)).toBeLessThan(DISTURBED);
});

test.each([
  ["no envelope", { limit: 5 }],
  ["an empty envelope", {}],
  ["a list for the envelope", []],
  ["a text for the envelope", "news"],
])("a query with %s is refused, alone and in a batch", async (_what, input) => {
  const search = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  for (const path of [
    `/trpc/news.list?input=${search(input)}`,
    `/trpc/accounts.currentUser,news.list?batch=1&input=${search({ 1: input })}`,
  ]) {
    const { status, body } = await sendRequest(url, path);
    expect([400, 207]).toContain(status);
    expect(String(body)).toContain("The request is not valid: an input is sent as");
  }
  expect((await sendRequest(url, "/trpc/news.list")).status).toBe(200);
});

describe("ten lists of long articles in one batch", () => {
  beforeAll(async () => {
    const content = "river".repeat(9_800); // one word: the search index has little to do
    await site.prisma.newsArticle.createMany({
      data: Array.from({ length: 100 }, () => buildArticle({ content })),
    });
  });
  afterAll(() => site.prisma.newsArticle.deleteMany());

  const batch = (name: string, inputs: object[], rest = "") =>
    `/trpc/${inputs.map(() => name).join(",")}${rest}?batch=1&input=${encodeURIComponent(
      JSON.stringify({ ...inputs.map((json) => ({ json })) }),
    )}`;
  /** Ten different lists, so that the cache has none of them. */
  const lists = Array.from({ length: 10 }, (_, n) => ({ limit: 100 - n }));
  const message = "The answers to these calls are larger than 5 MB together. Make fewer at a time.";

  test.each([
    ["of a visitor", async () => ""],
    ["of a member", async () => (await buildMember(site)).agent.cookie],
  ])("are refused with 413 and a sentence: those %s", async (_whose, signIn) => {
    const cookie = await signIn();
    const headers = cookie ? { cookie } : {};
    for (const path of [
      batch("news.list", lists),
      batch("news.list", lists.slice(0, 9), ",events.list"),
    ]) {
      const { status, body } = await sendRequest(url, path, { headers });
      expect(status).toBe(413);
      expect(JSON.parse(String(body))).toMatchObject({ error: { json: { message } } });
    }
  });

  test("cannot be streamed either", async () => {
    const headers = {
      "trpc-accept": "application/jsonl",
      cookie: (await buildMember(site)).agent.cookie,
    };
    const path = batch("news.list", lists.slice(0, 9), ",accounts.currentUser");
    const { status, body } = await sendRequest(url, path, { headers });
    expect(status).toBe(400);
    expect(String(body)).toContain("Answers are not streamed");
  });

  test("a list of them alone, and ten short ones together, are answered", async () => {
    expect((await sendRequest(url, batch("news.list", [{ limit: 100 }]))).status).toBe(200);
    const short = lists.map((_, n) => ({ limit: 1 + (n % 5) }));
    expect((await sendRequest(url, batch("news.list", short))).status).toBe(200);
    expect((await sendRequest(url, batch("news.cards", lists))).status).toBe(200);
  });

  test("do not block other requests", async () => {
    const { agent } = await buildMember(site);
    const headers = { cookie: agent.cookie };
    const attack = () => sendRequest(url, batch("news.list", lists), { headers });
    expect(await addedWait(url, attack)).toBeLessThan(DISTURBED);
  });
});
