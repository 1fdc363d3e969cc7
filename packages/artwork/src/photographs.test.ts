import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cropPhotograph, findPhotographs, galleryShape } from "./photographs.ts";

let folder: URL;

beforeEach(async () => {
  folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), "headwaters-photographs-"))}/`);
});
afterEach(() => rm(folder, { recursive: true }));

test("finds photographs by the names of the pictures that they replace", async () => {
  for (const file of ["gallery-otters.JPG", "home-hero.webp", "notes.txt", "Our Picnic.jpg"]) {
    await writeFile(new URL(encodeURIComponent(file), folder), "");
  }
  const photographs = await findPhotographs(folder);
  expect([...photographs.keys()].sort()).toEqual(["gallery-otters", "home-hero"]);
});

test("finds none in a folder that does not exist", async () => {
  expect(await findPhotographs(new URL("none/", folder))).toEqual(new Map());
});

test("turns a photograph upright, crops it to the picture's shape and drops the camera's metadata", async () => {
  const file = new URL("gallery-picnic.jpg", folder);
  const upright = { width: 600, height: 1400, channels: 3, background: "#336699" } as const;
  await sharp({ create: upright })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 46/1 30/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(new URL(file).pathname);
  const { width, height, exif, orientation } = await sharp(
    await cropPhotograph(file, galleryShape("gallery-picnic")),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 960, height: 720 });
});
