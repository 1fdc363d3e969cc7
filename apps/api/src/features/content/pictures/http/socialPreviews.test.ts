import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildMember } from "@headwaters/testing/people/accounts";
import { paintDot, type Uploaded, upload, uploadPhoto } from "@headwaters/testing/pictures";
import { Agent } from "@headwaters/testing/site/agent";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { useSite } from "../../../../testing/site.ts";
import { buildWeb } from "../../../../testing/web.ts";

const root = join(import.meta.dirname, "../../../../../../web/public");
const site = useSite({ web: buildWeb({ root }) });
const get = (url: string) => new Agent(site).get(url);

/** Returns the position of paintDot's red in a picture, in percent; null if it is not in the picture. */
async function findRed(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  let [x, y, count] = [0, 0, 0];
  for (let i = 0; i < data.length; i += info.channels) {
    if ((data[i] ?? 0) < 180 || (data[i + 1] ?? 0) > 110) continue;
    x += (i / info.channels) % info.width;
    y += Math.floor(i / info.channels / info.width);
    count += 1;
  }
  if (count === 0) return null;
  return { x: (100 * x) / count / info.width, y: (100 * y) / count / info.height };
}

const asLinksShowIt = { format: "jpeg", width: 1200, height: 630 };

describe("an uploaded picture", () => {
  test.each([
    ["a landscape", [1800, 1200], [0.5, 0.15], 160],
    ["a panorama", [600, 200], [0.9, 0.5], 54],
    ["a portrait", [400, 600], [0.5, 0.85], 54],
    ["a square", [400, 400], [0.5, 0.12], 64],
    ["one that is small", [300, 420], [0.5, 0.8], 60],
  ] as [string, [number, number], [number, number], number][])(
    "has a JPEG preview for links, cropped to the salient part: %s",
    async (_what, size, place, dot) => {
      const { agent } = await buildMember(site);
      const { url } = (await upload(agent, await paintDot(size, place, dot))).json<Uploaded>();
      const { statusCode, headers, rawPayload } = await get(`${url}/social.jpg`);
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect(headers["cache-control"]).toBe("public, max-age=86400");
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.*sandbox/);
      expect(await sharp(rawPayload).metadata()).toMatchObject(asLinksShowIt);
      expect(await findRed(rawPayload)).not.toBeNull();
    },
  );

  test("is cropped to its author's focus", async () => {
    const { agent } = await buildMember(site);
    const picture = await paintDot([400, 600], [0.5, 0.5], 64);
    const { id, url } = (await upload(agent, picture)).json<Uploaded>();
    await get(`${url}/social.jpg`);
    for (const [y, place] of [
      [40, { y: 69 }],
      [60, { y: 31 }],
      [0, null],
    ] as const) {
      await agent.post(`/api/uploads/${id}`, { alt: "", focus: { x: 50, y } });
      const red = await findRed((await get(`${url}/social.jpg`)).rawPayload);
      expect(red && { y: Math.round(red.y) }).toEqual(place);
    }
  });

  test("is cropped once, whatever the query of its address", async () => {
    const { agent } = await buildMember(site);
    const { id, url } = await uploadPhoto(agent);
    const first = await get(`${url}/social.jpg`);
    await rm(join(site.uploadsFolder, id), { recursive: true });
    const again = await get(`${url}/social.jpg?focus=1`);
    expect([again.statusCode, again.rawPayload]).toEqual([200, first.rawPayload]);
  });

  test("is cropped in the middle by the default focus", async () => {
    const { agent } = await buildMember(site);
    const { id, url } = await uploadPhoto(agent);
    // The state after the migration.
    await site.prisma.$executeRaw`
      UPDATE uploads SET "focusX" = DEFAULT, "focusY" = DEFAULT WHERE id = ${id}`;
    const [{ focusX, focusY } = {}] = await site.prisma.upload.findMany({ where: { id } });
    expect([focusX, focusY]).toEqual([50, 50]);
    expect((await get(`${url}/social.jpg`)).statusCode).toBe(200);
  });

  test("has no preview if it is missing or being deleted", async () => {
    const { agent } = await buildMember(site);
    const { id, url } = await uploadPhoto(agent);
    await site.prisma.upload.update({ where: { id }, data: { storedAt: null } });
    for (const address of [url, "/uploads/0199f0c8-0000-7000-8000-000000000000", "/uploads/%00"]) {
      expect((await get(`${address}/social.jpg`)).statusCode).toBe(404);
    }
  });
});

describe("one of the site's own pictures", () => {
  test("has a JPEG preview for links, too", async () => {
    const { statusCode, headers, rawPayload } = await get(
      "/pictures/news-heron-count-1280/social.jpg",
    );
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await sharp(rawPayload).metadata()).toMatchObject(asLinksShowIt);
  });

  test.each([
    "/pictures/none-1280/social.jpg",
    "/pictures/..%2ficon-192/social.jpg",
    "/pictures/%2e%2e%2f%2e%2e%2fpackage/social.jpg",
    "/pictures/news-heron-count-1280.webp/social.jpg",
    "/pictures/%00/social.jpg",
  ])("is not served at %s", async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode);
  });
});
