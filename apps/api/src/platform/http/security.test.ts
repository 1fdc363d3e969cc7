import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { PUBLIC_URL, useSite } from "../../testing/site.ts";
import { buildWeb } from "../../testing/web.ts";

const site = useSite({ web: buildWeb() });
const secureSite = useSite({ publicUrl: "https://headwaters.example", trustProxy: 1 });

describe("security headers", () => {
  test("every response has them, errors too", async () => {
    for (const url of ["/api/news", "/healthz", "/api/nothing-here", "/news", "/nowhere"]) {
      const { headers } = await new Agent(site).get(url);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["referrer-policy"]).toBe("strict-origin");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });

  test("a page may load from this site only, and use no device", async () => {
    for (const url of ["/news", "/nowhere"]) {
      const { headers } = await new Agent(site).get(url);
      expect(headers["content-security-policy"]).toContain("default-src 'self'");
      expect(headers["content-security-policy"]).toMatch(/script-src 'self'(;| 'sha256)/);
      expect(headers["content-security-policy"]).toContain(
        ";frame-src https://www.youtube-nocookie.com https://player.vimeo.com;",
      );
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    }
  });

  test("a response that is no page may run nothing when it is opened as one", async () => {
    for (const url of ["/api/news", "/healthz", "/robots.txt"]) {
      const { headers } = await new Agent(site).get(url);
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
    }
  });

  test("https is enforced only if the site has it", async () => {
    const plain = await new Agent(site).get("/healthz");
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
    const secure = await new Agent(secureSite).get("/healthz");
    expect(secure.headers["strict-transport-security"]).toContain("max-age=31536000");
  });

  test("the cookie of an https site is bound to the host and to https", async () => {
    const response = await secureSite.app.inject({
      method: "POST",
      url: "/api/register",
      headers: { "x-forwarded-proto": "https" },
      payload: { firstName: "A", lastName: "B", email: "a@example.org", password: "river stones" },
    });
    const cookies = [response.headers["set-cookie"]].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-headwaters(-device)?=.*; Path=\/.*Secure/);
      expect(cookie).not.toContain("Domain");
    }
  });
});

describe("writes from other websites", () => {
  const write = (headers: Record<string, string>, url = "/api/news") =>
    buildMember(site).then(({ agent }) =>
      agent.request({
        method: "POST",
        url,
        headers: { host: "localhost:3000", ...headers },
        payload: url === "/api/news" ? buildArticle() : { json: buildArticle() },
      }),
    );

  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "http://localhost:3001" }],
    [{ origin: "null" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site", origin: PUBLIC_URL }],
  ])("%j is refused, by REST and by RPC", async (headers) => {
    for (const url of ["/api/news", "/trpc/news.create"]) {
      const response = await write(headers as Record<string, string>, url);
      expect(response.statusCode).toBe(403);
      const { error: _rpc, ...failure } = response.json();
      expect(failure).toEqual({
        code: "FORBIDDEN",
        message: "This request came from another website and was refused.",
      });
    }
    expect(await site.prisma.newsArticle.count()).toBe(0);
  });

  test.each([
    [{}],
    [{ origin: PUBLIC_URL }],
    [{ origin: PUBLIC_URL, "sec-fetch-site": "same-origin" }],
    [{ host: "192.168.1.5:3000", origin: "http://192.168.1.5:3000" }],
  ])("%j is this site", async (headers) => {
    const response = await write(headers as Record<string, string>);
    expect(response.statusCode).toBe(201);
    await site.prisma.newsArticle.deleteMany();
  });
});
