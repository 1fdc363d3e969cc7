import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { PICTURE_MAX_BYTES, pictureErrors } from "@headwaters/contracts";
import { buildMember } from "@headwaters/testing/people/accounts";
import {
  buildPhoto,
  buildUploadForm,
  hugeAvif,
  hugeHeic,
  paintDot,
  phoneHeic,
  type Uploaded,
  upload,
} from "@headwaters/testing/pictures";
import { Agent } from "@headwaters/testing/site/agent";
import { sendRequest } from "@headwaters/testing/site/sendRequest";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addedWait, DISTURBED } from "../../../../testing/measuring/otherClient.ts";
import { useSite } from "../../../../testing/site.ts";

const site = useSite();
const strict = useSite({ rateLimitFactor: 0.05 });

/** Lists the files in the storage and in the folder for incoming files. */
async function files(): Promise<string[]> {
  const found = await readdir(site.uploadsFolder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Builds a chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Builds a black PNG of any size, which compresses to a thousandth. */
function buildPng(width: number, height: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    ...more,
    chunk("IDAT", deflateSync(Buffer.alloc((width + 1) * height))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Reads the color in the middle of a row. */
async function colorAt(picture: Buffer, row: number): Promise<number[]> {
  const { width } = await sharp(picture).metadata();
  const region = { left: Math.round(width / 2), top: row, width: 1, height: 1 };
  return [...(await sharp(picture).extract(region).removeAlpha().raw().toBuffer())];
}

/** Matches a color that was compressed. */
const about = (color: number[]) =>
  color.map((part) => expect.toSatisfy((found: number) => Math.abs(found - part) < 13));

/** Makes a TIFF file that has no pixels of its tags: name, type (3: short, 4: long) and value. */
function buildTiff(tags: [name: number, type: number, value: number][]): Buffer {
  const file = Buffer.alloc(14 + tags.length * 12 + 64);
  file.write("II*\0", "latin1");
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(tags.length, 8);
  tags.forEach(([name, type, value], index) => {
    const at = 10 + index * 12;
    file.writeUInt16LE(name, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  return file;
}

/** Changes the size that a HEIC file says to have, not that of its picture. */
function sayHeicSize(file: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(file);
  const at = lying.indexOf("ispe") + 8;
  lying.writeUInt32BE(width, at);
  lying.writeUInt32BE(height, at + 4);
  return lying;
}

describe("an uploaded picture", () => {
  // Only the width matters, and encoding takes as long as there are pixels.
  const strip = buildPhoto({ width: 1200, height: 40 });
  test.each([
    ["JPEG", () => strip.clone().jpeg()],
    ["PNG", () => strip.clone().png()],
    ["WebP", () => strip.clone().webp()],
    ["AVIF", () => strip.clone().avif({ effort: 0 })],
    ["TIFF", () => strip.clone().tiff({ compression: "lzw" })],
    ["GIF", () => strip.clone().gif({ effort: 1 })],
  ])("may be %s, and is stored in all widths and formats", async (_format, build) => {
    const { agent } = await buildMember(site);
    const response = await upload(agent, await build().toBuffer(), { name: "notes.txt" });
    expect(response.statusCode).toBe(201);
    const { id, url, width, height } = response.json<Uploaded>();
    expect([url, width, height]).toEqual([`/uploads/${id}`, 1200, 40]);
    for (const [file, format, wide] of [
      ["480.avif", "heif", 480],
      ["480.webp", "webp", 480],
      ["960.avif", "heif", 960],
      ["960.webp", "webp", 960],
      ["1600.avif", "heif", 1200], // never enlarged
      ["1600.webp", "webp", 1200],
      ["preview.jpg", "jpeg", 1200],
    ] as const) {
      const { rawPayload } = await new Agent(site).get(`${url}/${file}`);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: wide });
    }
    expect(await site.prisma.upload.findUnique({ where: { id } })).toMatchObject({
      width: 1200,
      height: 40,
      alt: null,
      storedAt: expect.any(Date),
    });
  });

  test("may be HEIC, and is upright, in sRGB, without metadata", async () => {
    expect(phoneHeic.includes("Secret Phone")).toBe(true);
    const { agent } = await buildMember(site);
    const { url, width, height } = (await upload(agent, phoneHeic)).json<Uploaded>();
    expect([width, height]).toEqual([200, 600]);
    for (const file of ["480.avif", "1600.webp", "preview.jpg"]) {
      const { rawPayload } = await new Agent(site).get(`${url}/${file}`);
      const said = await sharp(rawPayload).metadata();
      expect([said.exif, said.icc, said.orientation]).toEqual(Array(3).fill(undefined));
      expect(rawPayload.includes("Secret")).toBe(false);
      expect(await colorAt(rawPayload, 20)).toEqual(about([208, 32, 16]));
      expect(await colorAt(rawPayload, 580)).toEqual(about([0, 0, 192]));
    }
  });

  test("may be a GIF that moves, of which the first frame is stored", async () => {
    const { agent } = await buildMember(site);
    const frames = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [9, 9] })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { url, width, height } = (await upload(agent, gif)).json<Uploaded>();
    expect([width, height]).toEqual([60, 40]);
    const { rawPayload } = await new Agent(site).get(`${url}/1600.webp`);
    expect((await sharp(rawPayload).metadata()).pages).toBeUndefined();
    expect(await colorAt(rawPayload, 20)).toEqual(about([255, 0, 0]));
  });

  test("is stored once for a key, and again for another key or another picture", async () => {
    const { agent } = await buildMember(site);
    const [photo, other] = await Promise.all([
      buildPhoto({ width: 300, height: 200 }).jpeg().toBuffer(),
      buildPhoto({ width: 200, height: 300 }).jpeg().toBuffer(),
    ]);
    const send = async (file: Buffer, key: string) => {
      const { headers, payload } = buildUploadForm(file);
      const response = await agent.request({
        method: "POST",
        url: "/api/uploads",
        headers: { ...headers, "idempotency-key": key },
        payload,
      });
      expect(response.statusCode).toBe(201);
      return response.json<Uploaded>();
    };
    const before = (await files()).length;
    const [one, again] = await Promise.all([1, 2].map(() => send(photo, "the-same-picture-twice")));
    expect(again).toEqual(one);
    const perPicture = 7;
    expect(await files()).toHaveLength(before + perPicture);
    const [third, fourth] = [
      await send(photo, "another-key-for-it"),
      await send(other, "the-same-picture-twice"),
    ];
    expect(new Set([one?.id, third.id, fourth.id]).size).toBe(3);
    const invalid = await agent.request({
      method: "POST",
      url: "/api/uploads",
      ...buildUploadForm(photo),
      headers: { ...buildUploadForm(photo).headers, "idempotency-key": "short" },
    });
    expect(invalid.statusCode).toBe(400);
  });

  test("is upright, in sRGB, without metadata of place, time or camera", async () => {
    const { agent } = await buildMember(site);
    const half = { width: 300, height: 200, channels: 3 } as const;
    const photo = await sharp({ create: { ...half, width: 600, background: "#00f" } })
      .composite([{ input: { create: { ...half, background: "#f00" } }, left: 0, top: 0 }])
      .withIccProfile("p3")
      .withExif({
        IFD0: { Orientation: "6", Model: "Secret Phone" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Place</x:xmpmeta>')
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sent = await sharp(photo).metadata();
    expect(sent.exif && sent.icc && sent.xmp && sent.orientation).toBe(6);
    const { url, width, height } = (await upload(agent, photo)).json<Uploaded>();
    expect([width, height]).toEqual([200, 600]);
    for (const file of ["480.avif", "960.webp", "1600.avif", "1600.webp", "preview.jpg"]) {
      const { rawPayload } = await new Agent(site).get(`${url}/${file}`);
      const said = await sharp(rawPayload).metadata();
      expect([said.exif, said.icc, said.xmp, said.iptc, said.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      expect(rawPayload.includes("Secret")).toBe(false);
      // The left side is rotated to the top.
      const { data } = await sharp(rawPayload)
        .extract({ left: 90, top: 20, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(180);
      expect(data[2]).toBeLessThan(80);
    }
  });

  test.each([
    [[1800, 1200], 0.2, 0.7, 160],
    [[600, 200], 0.85, 0.4, 54],
    [[400, 600], 0.3, 0.15, 54],
    [[400, 400], 0.8, 0.8, 54],
  ] as [size: [number, number], x: number, y: number, dot: number][])(
    "of %s pixels keeps its salient part: at %s, %s",
    async (size, x, y, dot) => {
      const { agent } = await buildMember(site);
      const picture = await paintDot(size, [x, y], dot);
      const { id, focus } = (await upload(agent, picture)).json<Uploaded>();
      expect(Math.abs(focus.x - x * 100)).toBeLessThan(8);
      expect(Math.abs(focus.y - y * 100)).toBeLessThan(8);
      expect(await site.prisma.upload.findUnique({ where: { id } })).toMatchObject({
        focusX: focus.x,
        focusY: focus.y,
      });
      expect((await agent.get("/api/account/data")).json().pictures).toMatchObject([{ focus }]);
    },
  );

  test("contains only the picture, whatever else was in its file", async () => {
    const { agent } = await buildMember(site);
    const polyglot = Buffer.concat([
      await buildPhoto({ width: 300, height: 200 }).jpeg().toBuffer(),
      Buffer.from("<script>alert(1)</script>PK\u0003\u0004"),
    ]);
    const { url } = (await upload(agent, polyglot)).json<Uploaded>();
    for (const file of await readdir(join(site.uploadsFolder, url.slice("/uploads/".length)))) {
      const { rawPayload, headers } = await new Agent(site).get(`${url}/${file}`);
      expect(rawPayload.includes("script")).toBe(false);
      expect(headers["content-type"]).toMatch(/^image\//);
    }
  });
});

describe("a file that is rejected leaves nothing behind", async () => {
  const NOT_A_PICTURE =
    "This file is not a picture that can be used. Please choose a JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF file.";
  const DAMAGED = "This picture is damaged and cannot be read.";
  const jpeg = await buildPhoto().jpeg().toBuffer();
  const small = buildPhoto({ width: 90, height: 90 });
  const gif = await small.clone().gif().toBuffer();
  const FRAME = Buffer.from("2c00000000", "hex");
  const tiff = await small.clone().tiff({ compression: "none" }).toBuffer();

  test.each([
    ["of 0 bytes", Buffer.alloc(0), 422, "This file is empty."],
    ["of words", Buffer.from("not a picture"), 415, NOT_A_PICTURE],
    ["that is a page", Buffer.from("<!doctype html><script>alert(1)</script>"), 415, NOT_A_PICTURE],
    [
      "that is an SVG with a script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      NOT_A_PICTURE,
    ],
    [
      "that is a page and a picture",
      Buffer.concat([Buffer.from("<html>"), jpeg]),
      415,
      NOT_A_PICTURE,
    ],
    ["that is a GIF and a script", Buffer.from("GIF89a/*...*/=alert(1)"), 422, DAMAGED],
    ["that is cut off", jpeg.subarray(0, jpeg.length / 2), 422, DAMAGED],
    ["that is cut off at once", jpeg.subarray(0, 20), 422, DAMAGED],
    ["of an iPhone that is cut off", phoneHeic.subarray(0, 1_300), 422, DAMAGED],
    ["of an iPhone that is cut off in its header", phoneHeic.subarray(0, 200), 422, DAMAGED],
    [
      "that only begins like an iPhone's",
      Buffer.from("000000186674797068656963000000006d69663168656963", "hex"),
      422,
      DAMAGED,
    ],
    [
      "of 35 megapixels in 9 kB of HEIC",
      hugeHeic,
      413,
      "HEIC pictures may have 25 megapixels at most. Please make this one smaller, or save it as JPEG.",
    ],
    ["of 35 megapixels of HEIC that says to be small", sayHeicSize(hugeHeic, 64, 64), 422, DAMAGED],
    ["of a small HEIC that says to be large", sayHeicSize(phoneHeic, 5_000, 4_900), 422, DAMAGED],
    ["that is a GIF cut off", gif.subarray(0, 20), 422, DAMAGED],
    [
      "that is a GIF of four billion pixels",
      Buffer.from(gif)
        .fill(255, 6, 10)
        .fill(255, gif.indexOf(FRAME) + 5, gif.indexOf(FRAME) + 9),
      413,
      "This picture has more than 50 megapixels. Please make it smaller.",
    ],
    ["that is a TIFF cut off", tiff.subarray(0, tiff.length / 2), 422, DAMAGED],
    ["that is a TIFF without pixels", buildTiff([[256, 4, 9]]), 422, DAMAGED],
    [
      "that is a TIFF of four billion pixels",
      buildTiff([
        [256, 4, 65_535],
        [257, 4, 65_535],
        [258, 3, 8],
        [262, 3, 1],
        [273, 4, 70],
        [279, 4, 8],
      ]),
      413,
      "This picture has more than 50 megapixels. Please make it smaller.",
    ],
    [
      "that is a TIFF of a tile of gigabytes",
      buildTiff([
        [256, 4, 90],
        [257, 4, 90],
        [258, 3, 8],
        [262, 3, 1],
        [277, 3, 1],
        [322, 4, 65_536],
        [323, 4, 65_536],
        [324, 4, 8],
        [325, 4, 64],
      ]),
      422,
      DAMAGED,
    ],
    [
      "that is a TIFF of 60,000 colors",
      buildTiff([
        [256, 4, 900],
        [257, 4, 900],
        [258, 3, 8],
        [262, 3, 1],
        [273, 4, 8],
        [277, 3, 60_000],
        [278, 4, 900],
        [279, 4, 64],
      ]),
      422,
      DAMAGED,
    ],
    [
      "of too many pixels in few bytes",
      buildPng(8_000, 7_000),
      413,
      "This picture has more than 50 megapixels. Please make it smaller.",
    ],
    [
      "that says to have four billion pixels",
      buildPng(1, 1).fill(Buffer.from("0000ffff0000ffff", "hex"), 16, 24),
      413,
      "This picture has more than 50 megapixels. Please make it smaller.",
    ],
    [
      "of few pixels in a row that is too long",
      buildPng(12_001, 1),
      413,
      "This picture is wider or taller than 12,000 pixels. Please make it smaller.",
    ],
    [
      "of 49 megapixels in 1.4 kB of AVIF",
      hugeAvif,
      413,
      "AVIF pictures may have 16 megapixels at most. Please make this one smaller, or save it as JPEG.",
    ],
    [
      "of 24.006 megapixels with 16 bits a color",
      buildPng(6_000, 4_001).fill(16, 24, 25),
      413,
      "Pictures with 16 bits a color may have 24 megapixels at most. Please make this one smaller, or save it as JPEG.",
    ],
    [
      "of more bytes than are allowed",
      Buffer.concat([jpeg, Buffer.alloc(PICTURE_MAX_BYTES)]),
      413,
      pictureErrors.tooLarge,
    ],
  ])("%s", async (_what, file, status, message) => {
    const { agent } = await buildMember(site);
    const [kept, before] = [await site.prisma.upload.count(), await files()];
    const response = await upload(agent, file);
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { code: CODES[status], message },
    ]);
    expect(await site.prisma.upload.count()).toBe(kept);
    expect(await files()).toEqual(before);
  });

  test("of huge dimensions in few bytes takes no memory, and other requests are answered", async () => {
    const { agent } = await buildMember(site);
    const url = await site.app.listen({ host: "127.0.0.1", port: 0 });
    const { headers, payload: body } = buildUploadForm(hugeAvif);
    const request = { method: "POST", headers: { ...headers, cookie: agent.cookie }, body };
    const attack = () =>
      Promise.all([1, 2, 3].map(() => sendRequest(url, "/api/uploads", request)));
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 5);
    const before = process.memoryUsage().rss;
    expect(await addedWait(url, attack)).toBeLessThan(DISTURBED);
    clearInterval(watch);
    expect(peak - before).toBeLessThan(150_000_000);
  });

  test("with metadata that unpacks to a huge size is rejected, or read without it", async () => {
    const { agent } = await buildMember(site);
    const bomb = chunk(
      "zTXt",
      Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(200_000_000))]),
    );
    const before = process.memoryUsage().rss;
    const response = await upload(agent, buildPng(90, 90, [bomb]));
    expect([201, 422]).toContain(response.statusCode);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });
});

const CODES: Record<number, string> = {
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_CONTENT",
};

describe("uploading", () => {
  test("is for signed-in users only", async () => {
    const response = await upload(new Agent(site), await buildPhoto().jpeg().toBuffer());
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { code: "UNAUTHORIZED", message: "Please sign in to continue." },
    ]);
  });

  test("is rejected for another website", async () => {
    const { agent } = await buildMember(site);
    const form = buildUploadForm(await buildPhoto().jpeg().toBuffer());
    const response = await agent.request({
      method: "POST",
      url: "/api/uploads",
      payload: form.payload,
      headers: { ...form.headers, origin: "https://elsewhere.example" },
    });
    expect(response.statusCode).toBe(403);
  });

  test.each([
    ["another field", { field: "picture" }],
    ["a field that every object has", { field: "__proto__" }],
  ])("is refused in %s", async (_what, words) => {
    const { agent } = await buildMember(site);
    const response = await upload(agent, await buildPhoto().jpeg().toBuffer(), words);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).not.toBe("");
  });

  test.each([
    ["JSON", "application/json", "{}"],
    ["no boundary", "multipart/form-data", "x"],
    ["a form without an end", "multipart/form-data; boundary=b", "--b\r\nContent-Dis"],
    [
      "a form without a file",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
    ],
    ["the picture alone", "image/jpeg", "x"],
  ])("is refused as %s", async (_what, type, payload) => {
    const { agent } = await buildMember(site);
    const response = await agent.request({
      method: "POST",
      url: "/api/uploads",
      payload,
      headers: { "content-type": type },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json().message).toMatch(/picture/);
  });

  test("is not possible by RPC", async () => {
    const { agent } = await buildMember(site);
    const response = await agent.post("/trpc/uploads.add", { json: { source: [] } });
    expect(response.statusCode).toBe(400);
  });

  test("is limited for an account", async () => {
    // A twentieth of the default limit.
    const { agent } = await buildMember(strict);
    const photo = await buildPhoto({ width: 60, height: 40 }).jpeg().toBuffer();
    for (let i = 0; i < 3; i += 1) expect((await upload(agent, photo)).statusCode).toBe(201);
    const rejected = await upload(agent, photo);
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(3_500);
    expect(rejected.json().message).toMatch(/^Too many attempts/);
  });
});
