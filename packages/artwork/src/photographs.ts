import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import type { PictureFiles } from "./scene.ts";
import { shapes } from "./shapes.ts";

const PHOTOGRAPH = /^([a-z0-9-]+)\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** Finds an organization's own photographs, by the names of the pictures that they replace. */
export async function findPhotographs(folder: URL): Promise<ReadonlyMap<string, URL>> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  return new Map(
    files.flatMap((file) => {
      const name = PHOTOGRAPH.exec(file)?.[1]?.toLowerCase();
      return name ? [[name, new URL(file, folder)] as const] : [];
    }),
  );
}

/** The shape of a photograph that replaces no drawing: the gallery shows it. */
export const galleryShape = (name: string): PictureFiles => ({ name, ...shapes.gallery });

/**
 * Turns a photograph upright and crops it to a picture's shape, as PNG in the largest width. The
 * camera's metadata is dropped: it may say where a child was.
 */
export async function cropPhotograph(photograph: URL, picture: PictureFiles): Promise<Buffer> {
  const width = Math.max(...picture.widths);
  const height = Math.round((width * picture.height) / picture.width);
  return sharp(await readFile(photograph))
    .autoOrient()
    .resize(width, height, { fit: "cover", position: "attention" })
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
