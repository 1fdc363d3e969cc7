import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cutToShape, galleryShape, readPhotographs } from "./photographs.ts";

let folder: URL;

beforeEach(async () => {
  folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), "headwaters-photographs-"))}/`);
});
afterEach(() => rm(folder, { recursive: true }));

test("photographs are known by the names of the pictures that they replace", async () => {
  for (const file of ["gallery-otters.JPG", "home-hero.webp", "notes.txt", "Our Picnic.jpg"]) {
    await writeFile(new URL(encodeURIComponent(file), folder), "");
  }
  const photographs = await readPhotographs(folder);
  expect([...photographs.keys()].sort()).toEqual(["gallery-otters", "home-hero"]);
});

test("a folder that is not there holds none", async () => {
  expect(await readPhotographs(new URL("none/", folder))).toEqual(new Map());
});

test("a photograph is turned upright, cut to the picture's shape, and loses what the camera noted", async () => {
  const file = new URL("gallery-picnic.jpg", folder);
  const upright = { width: 600, height: 1400, channels: 3, background: "#336699" } as const;
  await sharp({ create: upright })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 46/1 30/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(new URL(file).pathname);
  const { width, height, exif, orientation } = await sharp(
    await cutToShape(file, galleryShape("gallery-picnic")),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 960, height: 720 });
});
