import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { rasterize } from "./encode.ts";
import { drop, mark } from "./mark.ts";
import { social } from "./social.ts";

/** A pale drop edge, so that the mark also stands on a dark tab. */
const edge = `<path fill="none" stroke="#eef7fb" stroke-width="2.500" d="${drop}"/>`.replaceAll(
  /(\.\d)00/g,
  "$1",
);

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${edge}${mark}</svg>\n`;

/** Home-screen icons need a full-bleed ground. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#faf6ee"/><g transform="translate(8 7.500) scale(.75)">${mark}</g></svg>`;

/** The mark of mails, shown at half its size; drawn on their card in both color schemes. */
export async function drawMailMark(file: URL): Promise<void> {
  const png = await sharp(Buffer.from(favicon), { density: 72 * 8 })
    .resize(80, 80)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  await writeFile(file, png);
}

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
  const share = await sharp(await rasterize(social))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  await writeFile(new URL("social-preview.jpg", folder), share);
}
