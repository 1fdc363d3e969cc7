import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { SITE_PICTURE, sitePictureNames } from "@headwaters/contracts";
import { expect, test } from "vitest";
import { gallery } from "../../features/site/gallery/texts.ts";
import * as galleryPictures from "./galleryPictures.ts";
import * as pictures from "./pictures.ts";

const folder = join(import.meta.dirname, "../../../public/pictures");
const sizes = new Map(readdirSync(folder).map((file) => [file, statSync(join(folder, file)).size]));
const all = [
  ...Object.values(pictures),
  ...Object.values(galleryPictures),
  ...sitePictureNames.map((name) => ({ name, ...SITE_PICTURE })),
];
const listFiles = ({ name, widths }: Pick<pictures.Picture, "name" | "widths">) =>
  widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);

test("every picture of the manifests is stored in all its widths, and no other is", () => {
  expect(all.flatMap(listFiles).sort()).toEqual([...sizes.keys()].sort());
});

test("all files together stay below their limit", () => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(12_000_000);
});

test("the gallery is complete, with unique names, titles and descriptions", () => {
  expect(gallery).toHaveLength(70);
  for (const key of ["title", "description"] as const) {
    expect(new Set(gallery.map((item) => item[key])).size).toBe(70);
  }
  expect(new Set(gallery.map(({ picture }) => picture.name)).size).toBe(70);
});

test("no picture of the gallery's grid is larger than the limit", () => {
  for (const { picture } of gallery) {
    for (const file of listFiles(picture).slice(0, 2)) {
      expect(sizes.get(file), file).toBeLessThanOrEqual(25_000);
    }
  }
});
