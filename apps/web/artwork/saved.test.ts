import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as galleryPictures from "../src/features/site/pictures/galleryPictures.ts";
import * as pictures from "../src/features/site/pictures/pictures.ts";
import { gallery } from "../src/features/site/texts/gallery.ts";

const folder = join(import.meta.dirname, "../public/pictures");
const sizes = new Map(readdirSync(folder).map((file) => [file, statSync(join(folder, file)).size]));
const all = [...Object.values(pictures), ...Object.values(galleryPictures)];
const filesOf = ({ name, widths }: pictures.Picture) =>
  widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);

test("every picture that pages know is saved in all its widths, and no other is", () => {
  expect(all.flatMap(filesOf).sort()).toEqual([...sizes.keys()].sort());
});

test("together they take at most 12 MB", () => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(12_000_000);
});

test("the gallery has seventy pictures, no two of the same name, title or description", () => {
  expect(gallery).toHaveLength(70);
  for (const key of ["title", "description"] as const) {
    expect(new Set(gallery.map((item) => item[key])).size).toBe(70);
  }
  expect(new Set(gallery.map(({ picture }) => picture.name)).size).toBe(70);
});

test("no picture of its grid is larger than 25 kB", () => {
  for (const { picture } of gallery) {
    for (const file of filesOf(picture).slice(0, 2)) {
      expect(sizes.get(file), file).toBeLessThanOrEqual(25_000);
    }
  }
});
