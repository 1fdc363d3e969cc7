import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Saved } from "./scene.ts";

const PHOTOGRAPHS = new URL("../photographs/", import.meta.url);
const PHOTOGRAPH = /^([a-z0-9-]+)\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** An organisation's own photographs by the names of the pictures that they stand for. */
export async function readPhotographs(folder = PHOTOGRAPHS): Promise<ReadonlyMap<string, URL>> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  return new Map(
    files.flatMap((file) => {
      const name = PHOTOGRAPH.exec(file)?.[1]?.toLowerCase();
      return name ? [[name, new URL(file, folder)] as const] : [];
    }),
  );
}

/** The shape of a photograph that stands for no drawing: one more for the gallery. */
export const galleryShape = (name: string): Saved => ({
  name,
  width: 1200,
  height: 900,
  widths: [480, 960],
});

/**
 * A photograph as PNG in a picture's largest width, upright, cut to its shape around what draws the
 * eye. Nothing that the camera noted about it is kept: it may say where a child was.
 */
export async function cutToShape(photograph: URL, picture: Saved): Promise<Buffer> {
  const width = Math.max(...picture.widths);
  const height = Math.round((width * picture.height) / picture.width);
  return sharp(await readFile(photograph))
    .autoOrient()
    .resize(width, height, { fit: "cover", position: "attention" })
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
