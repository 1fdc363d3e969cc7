import sharp from "sharp";
import type { Mirror, Sheet } from "./parts/drawing/sheet.ts";

/**
 * The sheet's SVG at `width` pixels with its reflections filled in. They are bent here, pixel by
 * pixel, because an SVG displacement filter costs some thirty times as much.
 */
export async function withMirrors(sheet: Sheet, width: number): Promise<string> {
  let svg = sheet.svg(width);
  for (const [i, mirror] of sheet.mirrors.entries()) {
    const png = await reflect(sheet, mirror, Math.round(width * 0.7));
    svg = svg.replace(`"mirror:${i}"`, () => `"data:image/png;base64,${png.toString("base64")}"`);
  }
  return svg;
}

async function reflect(sheet: Sheet, mirror: Mirror, width: number): Promise<Buffer> {
  const scale = width / sheet.width;
  const source = await sharp(Buffer.from(sheet.svg(width, mirror.content, mirror.y)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = source.info.height;
  const height = Math.max(1, Math.round((sheet.height - mirror.y) * scale));
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, width * rows);
  const out = new Uint32Array(width * height);
  for (let j = 0; j < height; j++) {
    const depth = j / scale;
    // Waves look longer and sway further the nearer they are, hence the logarithm.
    const wave = Math.log1p(depth / 26) * 15 + mirror.phase;
    const sway = mirror.ripple * scale * (0.12 + 0.88 * Math.min(1, depth / (sheet.height * 0.3)));
    for (let i = 0; i < width; i++) {
      const x = i / scale / sheet.width;
      const bend =
        Math.sin(wave * 2.1 + x * 21) * 0.5 +
        Math.sin(wave * 3.7 - x * 34) * 0.28 +
        Math.sin(wave * 0.8 + x * 55) * 0.22;
      const row = Math.floor(rows - 1 - (j + bend * sway * 0.35) / mirror.squeeze);
      if (row < 0 || row >= rows) continue;
      const column = Math.min(width - 1, Math.max(0, Math.round(i + bend * sway)));
      out[j * width + i] = from[row * width + column] ?? 0;
    }
  }
  const raw = { width, height, channels: 4 } as const;
  return sharp(Buffer.from(out.buffer), { raw }).png({ compressionLevel: 1 }).toBuffer();
}
