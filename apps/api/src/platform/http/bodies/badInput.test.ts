import { type AddressInfo, connect } from "node:net";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();

const FORBIDDEN_KEY = "The request has a key that is not allowed.";

/** Bodies that no client of ours sends: [description, raw body, status, message]. */
const BODIES: [string, string | Buffer, number, unknown][] = [
  ["malformed JSON", '{"title": ', 400, "The request is not valid JSON."],
  ["text that is not JSON", "title=News", 400, "The request is not valid JSON."],
  ["a __proto__ key", '{"__proto__": {"published": true}}', 400, FORBIDDEN_KEY],
  ["an escaped __proto__ key", '{"__pr\\u006fto__": {}}', 400, FORBIDDEN_KEY],
  ["a constructor key", '{"constructor": "x"}', 400, FORBIDDEN_KEY],
  ["a key with a space before its colon", '{"a": [1, {"constructor"\t:1}]}', 400, FORBIDDEN_KEY],
  ["a key after quotes in a text", '{"a": "\\"\\\\", "__proto__": 1}', 400, FORBIDDEN_KEY],
  ["an escaped constructor key", '{"c\\u006fnstructor": 1}', 400, FORBIDDEN_KEY],
  ["a nested constructor key", '{"a": {"constructor": {"prototype": {}}}}', 400, FORBIDDEN_KEY],
  [
    "invalid UTF-8",
    Buffer.from([0x22, 0xc3, 0x28, 0x22]),
    400,
    "The request is not valid UTF-8 text.",
  ],
  [
    "more than any call takes",
    `{"content": "${"x".repeat(5_000_000)}"}`,
    413,
    expect.stringMatching(/^The request is larger than (64|356) kB\.$/),
  ],
];

const NESTED = "The request is nested too deeply.";

/** Valid JSON of the wrong shape, for plain REST. */
const SHAPES: [string, string, string][] = [
  ["an array", "[]", "Expected object, received array"],
  ["null", "null", "Expected object, received null"],
  ["a string", '"news"', "Expected object, received string"],
  ["a number", "1e999", "Expected object, received number"],
  ["10,000 nested arrays", "[".repeat(10_000) + "]".repeat(10_000), NESTED],
  ["33 nested objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`, NESTED],
  ["32 nested arrays", "[".repeat(32) + "]".repeat(32), "Expected object, received array"],
];

const REST_WRITES = [
  "/api/news",
  "/api/register",
  "/api/login",
  "/api/newsletter",
  "/api/account/name",
  "/api/account/confirm-email",
];

describe.each(REST_WRITES)("POST %s", (url) => {
  test.each(BODIES)("rejects %s in plain words", async (_what, payload, status, message) => {
    const { agent } = await buildMember(site);
    const response = await agent.request({
      method: "POST",
      url,
      headers: { "content-type": "application/json" },
      payload,
    });
    expect(response.statusCode).toBe(status);
    const code = status === 413 ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
    expect(response.json()).toEqual({ code, message });
  });

  test.each(SHAPES)("rejects %s in plain words", async (_what, payload, message) => {
    const { agent } = await buildMember(site);
    const response = await agent.post(url, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "nonsense"])(
    "accepts nothing as %s",
    async (type) => {
      const { agent } = await buildMember(site);
      const response = await agent.request({
        method: "POST",
        url,
        headers: { "content-type": type },
        payload: JSON.stringify(buildArticle()),
      });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual({
        code: "UNSUPPORTED_MEDIA_TYPE",
        message: "Send JSON, with the content type application/json.",
      });
    },
  );
});

test('a text may contain "constructor"', async () => {
  const { agent } = await buildMember(site);
  const title = 'The "constructor": of our dock, a {[{[ and \u00e9 \\';
  expect((await agent.post("/api/news", buildArticle({ title }))).json()).toMatchObject({
    title,
  });
  await site.prisma.newsArticle.deleteMany();
});

test("none of it was stored, and the server still answers", async () => {
  expect(await site.prisma.newsArticle.count()).toBe(0);
  expect(await site.prisma.newsletterSubscriber.count()).toBe(0);
  expect(({} as { published?: boolean }).published).toBeUndefined();
  expect((await new Agent(site).get("/api/news")).json()).toEqual([]);
});

describe("RPC", () => {
  test.each(BODIES)("rejects %s", async (_what, payload, status) => {
    const { agent } = await buildMember(site);
    const response = await agent.request({
      method: "POST",
      url: "/trpc/news.create",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toMatch(/node_modules|prisma|select|\.ts/i);
  });

  test.each([
    ["no input", ""],
    ["an array for the envelope", "[]"],
    ["null for the envelope", "null"],
    ["an envelope without json", "{}"],
    ["a set in the envelope", '{"json":{"title":[1]},"meta":{"values":{"title":["set"]}}}'],
    ["null for the input", '{"json":null}'],
    [
      "a transformer's note about a path that is not there",
      '{"json":{},"meta":{"values":{"a.b.c":["Date"]}}}',
    ],
    [
      "a transformer's note that reaches for the prototype",
      '{"json":{},"meta":{"values":{"__proto__.x":["Date"]}}}',
    ],
    [
      "a transformer's note of an unknown kind",
      '{"json":{"title":1},"meta":{"values":{"title":["no-such"]}}}',
    ],
    [
      "a transformer's note of a class",
      '{"json":{"title":1},"meta":{"values":{"title":[["class","X"]]}}}',
    ],
    ["a transformer's note that is no note", '{"json":{"title":"x"},"meta":"yes"}'],
    [
      "equalities that loop",
      '{"json":{"a":{"b":{}}},"meta":{"referentialEqualities":{"a":["a.b.c"]}}}',
    ],
  ])("refuses %s", async (_what, payload) => {
    const { agent } = await buildMember(site);
    const response = await agent.post("/trpc/news.create", payload);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toMatch(/node_modules|superjson|\.ts/i);
    expect(await site.prisma.newsArticle.count()).toBe(0);
  });

  test("names the field and the error, as REST does", async () => {
    const { agent } = await buildMember(site);
    const response = await agent.post("/trpc/news.create", {
      json: buildArticle({ title: "", imageUrl: "javascript:alert(1)" }),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.json).toMatchObject({
      message: "Title is required",
      data: {
        code: "BAD_REQUEST",
        issues: [
          { path: "title", message: "Title is required" },
          { path: "imageUrl", message: "Image address must start with https:// or /" },
        ],
      },
    });
  });
});

describe("malformed HTTP", () => {
  /** Sends these bytes and reads until the server closes. */
  async function exchange(bytes: string): Promise<string> {
    const { port } = site.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write(bytes, "latin1");
    let response = "";
    for await (const chunk of socket) response += String(chunk);
    return response;
  }
  const head = "Host: localhost\r\nConnection: close\r\n";
  beforeAll(() => site.app.listen({ host: "127.0.0.1", port: 0 }));

  test.each([
    ["a header without a colon", `GET / HTTP/1.1\r\n${head}nonsense\r\n\r\n`, "400"],
    ["bytes that are no text in the path", `GET /\xff HTTP/1.1\r\n${head}\r\n`, "400"],
    ["a negative length", `POST /api/news HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`, "400"],
    ["headers of 40 kB", `GET / HTTP/1.1\r\n${head}A: ${"x".repeat(40_000)}\r\n\r\n`, "431"],
    ["a word for a method", `SELECT /api/news HTTP/1.1\r\n${head}\r\n`, "400"],
    ["a method of others", `PROPFIND /api/news HTTP/1.1\r\n${head}\r\n`, "404"],
  ])("%s is answered", async (_what, bytes, status) => {
    const response = await exchange(bytes);
    expect(response).toContain(`HTTP/1.1 ${status} `);
    expect(response).toMatch(/\{"code":"[A-Z_]+","message":"[A-Z][^"]+\."\}/);
  });

  test("the request target may contain the host", async () => {
    for (const target of ["http://elsewhere.example/api/news", "http://localhost/api/user?x"]) {
      const response = await exchange(`GET ${target} HTTP/1.1\r\n${head}\r\n`);
      expect(response).toMatch(/^HTTP\/1.1 (200|401) /);
    }
  });

  test("does not replace the response to an earlier request on the same connection", async () => {
    const login = '{"email":"nobody@example.org","password":"river stones"}';
    const response = await exchange(
      `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login}NONSENSE\r\n\r\n`,
    );
    expect(response).not.toMatch(/^HTTP\/1\.1 400 /);
  });

  test("a write without a body gets errors for its fields", async () => {
    const response = await site.app.inject({ method: "POST", url: "/api/login" });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: "Please fill in all fields." });
  });
});

describe("addresses", () => {
  test.each([
    ["/api/nothing-here", 404],
    ["/api/", 404],
    ["/api", 404],
    ["/api/news/../../etc/passwd", 404],
    ["/api/news/%00", 400],
    ["/api/news/%c3%28", 400],
    [`/api/news/${"x".repeat(5000)}`, 414],
    ["/%", 400],
    ["/trpc/no.such", 404],
    ["/trpc/__proto__", 404],
    ["/trpc/news.list?input=%7B", 400],
    ["/trpc/news.list?input=%00", 400],
    ["/trpc/news.create?input=%7B%7D", 405],
    [`/trpc/${Array(11).fill("news.list").join(",")}?batch=1&input=%7B%7D`, 400],
  ])("%s answers %i with a message", async (url, status) => {
    const response = await new Agent(site).get(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    expect(response.body).toMatch(/"message":"[A-Z]/);
    expect(response.body).not.toMatch(/node_modules|\.ts|stack/i);
  });

  test("repeated query fields are rejected", async () => {
    const response = await new Agent(site).get("/api/news?limit=1&limit=2");
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: "Limit must be a whole number" });
  });
});
