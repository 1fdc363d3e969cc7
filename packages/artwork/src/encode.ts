import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { withMirrors } from "./mirror.ts";
import { seeded } from "./random.ts";
import { drawSheet, type Picture, type PictureFiles } from "./scene.ts";

const avif = { quality: 50, effort: 4, chromaSubsampling: "4:2:0" } as const;
const webp = { quality: 66, effort: 5, smartSubsample: true } as const;
const plain = { compressionLevel: 1 } as const;

/** Makes the paper grain to multiply over a picture: near-white noise, blurred to compress well. */
async function makeGrain(width: number, height: number): Promise<Buffer> {
  const random = seeded(`grain ${width}`);
  const pixels = Buffer.alloc(width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = 255 - Math.round(random.between(0, 9));
  const raw = { width, height, channels: 1 } as const;
  return sharp(pixels, { raw }).blur(0.6).png(plain).toBuffer();
}

/** Draws a scene, or its band, as PNG in its largest width, from twice that size (at most 2400 pixels). */
export async function rasterize(scene: Picture): Promise<Buffer> {
  const sheet = drawSheet(scene);
  const width = Math.max(...scene.widths);
  const scale = width / scene.width;
  const height = Math.round(sheet.height * scale);
  const svg = await withMirrors(sheet, Math.min(2400, width * 2));
  const flat = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#ffffff" })
    .resize(width, height)
    .png(plain)
    .toBuffer();
  const grained = await sharp(flat)
    .composite([{ input: await makeGrain(width, height), blend: "multiply" }])
    .png(plain)
    .toBuffer();
  if (!scene.band) return grained;
  const top = Math.round(scene.band.top * scale);
  const shown = Math.round(scene.height * scale);
  return sharp(grained).extract({ left: 0, top, width, height: shown }).png(plain).toBuffer();
}

/** Writes every width of a picture as AVIF and WebP; returns how many bytes it wrote. */
export async function encode(image: Buffer, picture: PictureFiles, folder: URL): Promise<number> {
  const sizes = picture.widths.map(async (width) => {
    const small = await sharp(image).resize(width).png(plain).toBuffer();
    const files = [
      ["avif", await sharp(small).avif(avif).toBuffer()],
      ["webp", await sharp(small).webp(webp).toBuffer()],
    ] as const;
    for (const [format, bytes] of files) {
      await writeFile(new URL(`${picture.name}-${width}.${format}`, folder), bytes);
    }
    return files.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Measures the average color of a saved picture, as #rrggbb. */
export async function measureAverageColor(picture: PictureFiles, folder: URL): Promise<string> {
  const file = await readFile(
    new URL(`${picture.name}-${Math.min(...picture.widths)}.webp`, folder),
  );
  const pixel = await sharp(file).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}
