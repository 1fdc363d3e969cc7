// Subsets the typefaces to the characters of the site: `node fonts/subset.ts` writes
// src/ui/assets/fonts/, reproducibly.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { type Face, faces } from "./faces.ts";

const folder = new URL("../src/ui/assets/fonts/", import.meta.url);
const installed = (path: string) => fileURLToPath(import.meta.resolve(path));

/** Kerning, ligatures, composed and localized letters, figures of equal width and height. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "tnum", "lnum"];

function toText(characters: Face["characters"]): string {
  const codes = characters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );
  return String.fromCodePoint(...codes);
}

await mkdir(folder, { recursive: true });
for (const { file, source, characters, weights } of faces) {
  const font = await subsetFont(await readFile(installed(source)), toText(characters), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  await writeFile(new URL(`${file}.woff2`, folder), font);
  console.log(`${file.padEnd(28)} ${(font.length / 1000).toFixed(1).padStart(5)} kB`);
}
for (const family of ["national-park", "source-sans-3"]) {
  // The Open Font License must accompany the fonts.
  const license = installed(`@fontsource-variable/${family}/LICENSE`);
  await copyFile(license, new URL(`${family}.LICENSE`, folder));
}
