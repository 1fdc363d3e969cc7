import { buildArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";

// Rules that hold for every call of the API.
const site = useSite();
let member: Awaited<ReturnType<typeof buildMember>>;
let token: string;

async function createToken(agent: Agent, scopes: string[]): Promise<string> {
  const response = await agent.post("/api/account/tokens", {
    name: "Tests",
    scopes,
    currentPassword: "river stones",
  });
  return response.json<{ token: string }>().token;
}

beforeAll(async () => {
  member = await buildMember(site);
  for (const title of ["One", "Two", "Three", "Four"]) {
    await member.agent.post("/api/news", buildArticle({ title }));
  }
  token = await createToken(member.agent, ["content:read", "content:write"]);
});

const anybody = () => new Agent(site);
const asProgram = (url: string, headers: Record<string, string> = {}) =>
  anybody().request({ url, headers: { authorization: `Bearer ${token}`, ...headers } });

describe("a list", () => {
  test.each([
    ["anybody", () => anybody()],
    ["a program", () => ({ get: asProgram })],
    ["who is signed in", () => member.agent],
  ])("links to its next page for %s, and not on the last", async (_who, agent) => {
    const titles: string[] = [];
    let url: string | undefined = "/api/news?limit=2&unknown=1";
    while (url) {
      const response = await agent().get(url);
      expect(response.statusCode).toBe(200);
      titles.push(...response.json<{ title: string }[]>().map(({ title }) => title));
      const link = response.headers.link as string | undefined;
      url = link && /^<(\/api\/news\?limit=2&cursor=[\w-]+)>; rel="next"$/.exec(link)?.[1];
      expect(Boolean(link)).toBe(Boolean(url));
    }
    expect(titles).toEqual(["Four", "Three", "Two", "One"]);
  });

  test("has the same shape in every router, by RPC", async () => {
    for (const name of ["news.list", "events.list", "education.list"]) {
      const response = await anybody().get(`/trpc/${name}`);
      expect(response.json().result.data.json).toEqual({
        items: expect.any(Array),
        nextCursor: null,
        correction: null,
      });
    }
  });

  test("of staff does so too, and keeps its shape", async () => {
    const staff = await buildStaff(site);
    const response = await staff.agent.get("/api/staff/people?limit=1");
    const { items, nextCursor } = response.json();
    expect(items).toHaveLength(1);
    expect(response.headers.link).toBe(
      `</api/staff/people?limit=1&cursor=${nextCursor}>; rel="next"`,
    );
  });

  test.each(["x", "%00", "a".repeat(201), "eyJyYW5rIjpudWxsfQ"])(
    "with the forged cursor %s is refused",
    async (cursor) => {
      const response = await anybody().get(`/api/news?cursor=${cursor}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: "BAD_REQUEST", message: expect.any(String) });
    },
  );
});

describe("a failure", () => {
  test.each([
    ["/api/news?limit=0", 400, "BAD_REQUEST"],
    ["/api/user", 401, "UNAUTHORIZED"],
    ["/api/news/nothing", 404, "NOT_FOUND"],
    ["/api/nothing", 404, "NOT_FOUND"],
    [`/api/${"x".repeat(3_000)}`, 414, "URI_TOO_LONG"],
  ])("of %s has the code of its status", async (url, status, code) => {
    const response = await anybody().get(url);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().message).toMatch(/\.$|^Limit /);
  });

  test("has its code by RPC in tRPC's place", async () => {
    const response = await anybody().get("/trpc/accounts.currentUser");
    expect(response.json().error.json).toMatchObject({
      message: "Please sign in to continue.",
      data: { code: "UNAUTHORIZED", httpStatus: 401 },
    });
  });

  test("of a batch as a whole is readable for its client", async () => {
    const batch = `/trpc/${Array(11).fill("news.list").join(",")}?batch=1&input=%7B%7D`;
    const message = "A batch holds at most 10 calls.";
    const tooLong = await anybody().get(batch);
    expect([tooLong.statusCode, tooLong.json()]).toEqual([
      400,
      {
        code: "BAD_REQUEST",
        message,
        error: { json: { code: -32600, message, data: { code: "BAD_REQUEST", httpStatus: 400 } } },
      },
    ]);
    const muchTooLong = await anybody().get(`/trpc/${Array(1_000).fill("news.list").join(",")}`);
    expect(muchTooLong.json().error.json).toMatchObject({
      message: "This address is too long: a path has at most 2,048 characters.",
      data: { code: "URI_TOO_LONG", httpStatus: 414 },
    });
    const rejected = await anybody().request({
      url: "/trpc/news.list?batch=1",
      headers: { authorization: "Bearer headwaters_no" },
    });
    expect(rejected.json().error.json.data).toEqual({ code: "UNAUTHORIZED", httpStatus: 401 });
  });
});

describe("a wrong method", () => {
  test.each([
    ["PATCH", "/api/news", "GET, HEAD, POST"],
    ["DELETE", "/api/news", "GET, HEAD, POST"],
    ["POST", "/api/user", "GET, HEAD"],
    ["GET", "/api/contact", "POST"],
    ["POST", "/api/news/some-id", "DELETE, GET, HEAD, PUT"],
    ["GET", "/api/uploads", "POST"],
    ["PUT", "/trpc/news.list", "GET, HEAD, POST"],
  ] as const)("%s %s answers 405 and the supported methods", async (method, url, allowed) => {
    const response = await anybody().request({ method, url, payload: "{", headers: {} });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
    expect(response.json()).toMatchObject({
      code: "METHOD_NOT_SUPPORTED",
      message: `This address is called by ${allowed}.`,
    });
  });

  test.each([
    ["GET", "/trpc/news.create", "POST"],
    ["POST", "/trpc/accounts.currentUser", "GET, HEAD"],
    ["POST", "/trpc/accounts.currentUser,news.list?batch=1", "GET, HEAD"],
  ] as const)("%s %s does so for a procedure, too", async (method, url, allowed) => {
    const response = await anybody().request({
      method,
      url,
      ...(method === "POST" && { payload: {} }),
    });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
  });

  test("at an unknown address responds with 404", async () => {
    expect((await anybody().request({ method: "PATCH", url: "/api/nothing" })).statusCode).toBe(
      404,
    );
  });
});

describe("the header Idempotency-Key", () => {
  const post = (key: string, payload: Record<string, unknown>) =>
    member.agent.request({
      method: "POST",
      url: "/api/events",
      headers: { "idempotency-key": key },
      payload,
    });

  test("works like the field: the same submission is stored once", async () => {
    const event = buildEvent({ title: "Once" });
    const first = await post("0123456789abcdef", event);
    const again = await post('"0123456789abcdef"', event);
    const { idempotencyKey: _none, ...body } = event as Record<string, unknown>;
    const third = await member.agent.post("/api/events", {
      ...body,
      idempotencyKey: "0123456789abcdef",
    });
    expect([first.statusCode, again.statusCode, third.statusCode]).toEqual([201, 201, 201]);
    expect(new Set([first, again, third].map((one) => one.json().id)).size).toBe(1);
  });

  test("is rejected if it is invalid", async () => {
    const response = await post("short", buildEvent());
    expect([response.statusCode, response.json().issues?.[0].path]).toEqual([
      400,
      "idempotencyKey",
    ]);
  });
});

test("responses have an ETag, for programs too, and are not sent twice", async () => {
  for (const get of [
    asProgram,
    (url: string, headers = {}) => anybody().request({ url, headers }),
  ]) {
    const first = await get("/api/news?limit=1");
    const { etag } = first.headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get("/api/news?limit=1", { "if-none-match": etag as string });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
});

const left = (headers: Record<string, unknown>) =>
  Number(/^"calls";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))?.[1]);

test("the remaining rate limit is in the headers of each response, and a token has its own", async () => {
  const [one, two] = [await member.agent.get("/api/user"), await member.agent.get("/api/user")];
  expect(one.headers["ratelimit-policy"]).toMatch(/^"calls";q=\d+;w=600$/);
  expect(left(two.headers)).toBe(left(one.headers) - 1);
  const program = await asProgram("/api/user");
  expect(left(program.headers)).toBeGreaterThan(left(two.headers));
});

test("a cached response needs the token's scope, alone and in a batch", async () => {
  const poor = await createToken(member.agent, ["registrations:read"]);
  for (const url of [
    "/api/news",
    "/trpc/news.list",
    "/trpc/news.list,registrations.terms?batch=1",
  ]) {
    const [rich, rejected] = [
      await asProgram(url),
      await asProgram(url, { authorization: `Bearer ${poor}` }),
    ];
    expect([url, rejected.statusCode === 403 || rejected.statusCode === 207]).toEqual([url, true]);
    expect(rejected.body).toContain('This access token lacks the scope \\"content:read\\"');
    expect(rejected.headers["cache-control"]).toBe("no-store");
    expect(rich.body).not.toBe(rejected.body);
  }
});

test("a program's remaining rate limit is also in cached responses", async () => {
  for (const url of ["/api/news", "/api/news?search=one", "/api/events", "/trpc/news.list"]) {
    const { headers } = await asProgram(url);
    const again = await asProgram(url, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, left(again.headers)]).toEqual([304, left(headers) - 1]);
  }
});

describe("scripts of other websites", () => {
  const origin = { origin: "https://tools.example" };

  test("read public data", async () => {
    for (const url of ["/api/news", "/api/news", "/trpc/news.list"]) {
      const { headers } = await anybody().request({ url, headers: origin });
      expect(headers["access-control-allow-origin"]).toBe("*");
      expect(headers["access-control-expose-headers"]).toContain("link");
    }
  });

  test("read the reason of a rejection, but never by a session", async () => {
    for (const url of [
      "/api/news/nothing",
      "/api/news?limit=0",
      "/trpc/news.get?input=%7B%22json%22%3A%7B%22id%22%3A%22nothing%22%7D%7D",
      "/trpc/news.get",
    ]) {
      const { statusCode, headers } = await anybody().request({ url, headers: origin });
      expect([
        url,
        statusCode >= 400 && statusCode < 500,
        headers["access-control-allow-origin"],
      ]).toEqual([url, true, "*"]);
    }
    for (const url of ["/api/items?limit=0", "/trpc/items.mine?input=%7B%22json%22%3A5%7D"]) {
      const own = await member.agent.request({ url, headers: origin });
      expect([url, own.statusCode]).toEqual([url, 400]);
      expect(own.headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("call with a token, and read the reason of a rejection", async () => {
    const { headers } = await asProgram("/api/items", origin);
    expect(headers["access-control-allow-origin"]).toBe("*");
    const rejected = await anybody().request({
      url: "/api/items",
      headers: { ...origin, authorization: "Bearer no" },
    });
    expect(rejected.statusCode).toBe(401);
    expect(rejected.headers["access-control-allow-origin"]).toBe("*");
  });

  test("may send preflights, and never use a session", async () => {
    for (const url of ["/api/news", "/trpc/news.create", "/api/nothing"]) {
      const { statusCode, headers } = await anybody().request({
        method: "OPTIONS",
        url,
        headers: origin,
      });
      expect(statusCode).toBe(204);
      expect(headers["access-control-allow-headers"]).toContain("authorization");
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    }
    const { headers } = await member.agent.request({ url: "/api/user", headers: origin });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("read no page", async () => {
    const { headers } = await anybody().request({ url: "/feed.xml", headers: origin });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });
});
