import { buildMember } from "@headwaters/testing/people/accounts";
import { type Uploaded, uploadPhoto } from "@headwaters/testing/pictures";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../../../../testing/site.ts";

// Sixty calls in ten minutes.
const site = useSite({ rateLimitFactor: 0.01 });
let picture: Uploaded;
beforeAll(async () => {
  const { agent } = await buildMember(site);
  picture = await uploadPhoto(agent);
});

const get = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  new Agent(site).request({ method, url, headers });

describe("an uploaded picture", () => {
  test.each([
    ["480.avif", "image/avif"],
    ["960.webp", "image/webp"],
    ["preview.jpg", "image/jpeg"],
  ])("is served as %s with an immutable cache, and as nothing else", async (file, type) => {
    const { statusCode, headers, rawPayload } = await get(`${picture.url}/${file}`);
    expect([statusCode, headers["content-type"]]).toEqual([200, type]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    // Webmail shows it, too.
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.*sandbox/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(Number(headers["content-length"])).toBe(rawPayload.length);
  });

  test("is served in the best format of the browser at its bare address", async () => {
    const modern = await get(picture.url, { accept: "image/avif,image/webp,*/*" });
    expect(modern.headers["content-type"]).toBe("image/avif");
    expect(modern.headers.vary).toContain("Accept");
    const other = await get(picture.url, { accept: "*/*" });
    expect(other.headers["content-type"]).toBe("image/webp");
  });

  test("is not sent again to a client that has it, and has no body for HEAD", async () => {
    const first = await get(`${picture.url}/480.webp`);
    const etag = String(first.headers.etag);
    const again = await get(`${picture.url}/480.webp`, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const head = await get(`${picture.url}/480.webp`, {}, "HEAD");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(first.headers["content-length"]);
  });

  test("has a higher rate limit than calls that need the database", async () => {
    for (let i = 0; i < 130; i += 1) {
      await site.prisma.$queryRaw`SELECT 1`; // as in platform/rate-limit/globalLimit.test.ts, where other requests are rejected by then
      expect((await get(`${picture.url}/480.webp`)).statusCode).toBe(200);
    }
  });

  test.each([
    "/uploads/",
    "/uploads/nothing",
    "/uploads/0199f0c8-0000-7000-8000-000000000000",
    "/uploads/0199f0c8-0000-7000-8000-000000000000/480.webp",
    "PICTURE/481.webp",
    "PICTURE/480.gif",
    "PICTURE/480.webp/",
    "PICTURE/..%2f..%2fsession-secret",
    "PICTURE/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "PICTURE/480.webp%00.jpg",
    "/uploads/../incoming",
    "/uploads/%2e%2e/session-secret",
    "/uploads/..%2f..%2f/480.webp",
  ])("is not served at %s", async (path) => {
    const { statusCode, body } = await get(path.replace("PICTURE", picture.url));
    expect([400, 404]).toContain(statusCode);
    expect(JSON.parse(body).message).toMatch(/address/);
  });
});
