import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { rasterise } from "./encode.ts";
import { scenes } from "./scenes/index.ts";

/*
 * The mark, on a 64-unit square: a drop springing from the hills, a fish rising inside it. Its
 * eye and the river are holes in the drop so that it holds together at 16 pixels.
 */
const drop = "M32 3C41 15 54 26 54 40.500A22 21.500 0 0 1 10 40.500C10 26 23 15 32 3Z";
const river = "M10.300 42C17 36 24 36 31 41S46 47 53.700 42A22 21.500 0 0 1 10.300 42Z";
const fish =
  "M16 33C22 24.500 34 23.500 41 30.500L48.500 25.500C47.500 29.500 47.500 34.500 48.500 39L41 34.500C34 41 22 41.500 16 33Z";

/** The mark as SVG elements in a 64-unit square. */
const mark = [
  `<path fill="#0b4f75" d="${drop}"/>`,
  `<path fill="#2c6e49" d="${river}"/>`,
  `<path fill="#faf6ee" d="${fish}"/>`,
  `<circle cx="22.500" cy="31.500" r="1.900" fill="#0b4f75"/>`,
]
  .join("")
  .replaceAll(/(\.\d)00/g, "$1");

/** A pale drop edge, so that the mark also stands on a dark tab. */
const edge = `<path fill="none" stroke="#eef7fb" stroke-width="2.500" d="${drop}"/>`.replaceAll(
  /(\.\d)00/g,
  "$1",
);

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${edge}${mark}</svg>\n`;

/** Home-screen icons need a full-bleed ground. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#faf6ee"/><g transform="translate(8 7.500) scale(.75)">${mark}</g></svg>`;

/** Writes the favicon, the home-screen icons and the picture shown when the site is shared. */
export async function drawIcons(folder: URL): Promise<void> {
  await writeFile(new URL("favicon.svg", folder), favicon);
  for (const [name, size] of [
    ["apple-touch-icon", 180],
    ["icon-192", 192],
    ["icon-512", 512],
  ] as const) {
    const png = await sharp(Buffer.from(tile), { density: 72 * 8 })
      .resize(size, size)
      .png({ palette: true, effort: 10 })
      .toBuffer();
    await writeFile(new URL(`${name}.png`, folder), png);
  }
  const hero = scenes.find((scene) => scene.name === "home-hero");
  if (!hero) throw new Error("the sharing picture is cut from home-hero, which is missing");
  const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="-8 -8 80 80"><circle cx="32" cy="32" r="39" fill="#faf6ee"/>${mark}</svg>`;
  const share = await sharp(await rasterise(hero))
    .resize(1260, 630)
    .extract({ left: 60, top: 0, width: 1200, height: 630 })
    .composite([{ input: Buffer.from(badge), left: 70, top: 70 }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  await writeFile(new URL("social-preview.jpg", folder), share);
}
