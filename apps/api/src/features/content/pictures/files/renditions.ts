import { PICTURE_MAX_PIXELS, PICTURE_WIDTHS } from "@headwaters/contracts";
import type { Metadata } from "sharp";
import { checkDimensions, tooMuchWork, toPictureError } from "../errors.ts";
import { findFocus, toJpeg } from "./crop.ts";
import { decodeHeic, toTiff } from "./heic/decodeHeic.ts";
import { sharp } from "./sharp.ts";

/** A picture in all sizes, without metadata; width and height are those of the largest. */
export type Renditions = Awaited<ReturnType<typeof createRenditions>>;

/** For mail programs, which support neither AVIF nor, often, WebP. */
const PREVIEW = { name: "preview.jpg", width: 1200 };

const names = PICTURE_WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
/** File names of each picture. */
export const renditionNames: readonly string[] = [...names, PREVIEW.name];

/** Maximum height as a multiple of the width: taller pictures fit neither a page nor WebP. */
const TALLEST = 3;
const LARGEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0;
/** No real picture takes as long, in seconds. */
const TIMEOUT_S = 30;
/** A higher effort takes 20 times as long for AVIF, and saves one percent. */
const AVIF = { quality: 54, effort: 2 };
const WEBP = { quality: 80 };

/** The input of sharp for a picture; sharp itself has no decoder for HEIC. */
async function readInput(path: string, { compression, icc }: Metadata) {
  if (compression !== "hevc") return { file: path };
  const response = await decodeHeic(path);
  if (response === "too much") throw tooMuchWork();
  if (response === "damaged") throw new Error("the decoder refused the picture");
  const { data, width, height } = response;
  return icc
    ? { file: toTiff(response, icc) }
    : { file: data, raw: { width, height, channels: 4 } as const };
}

/** Decodes a picture: upright, in sRGB, at most as large as the largest size. */
async function decode(path: string) {
  const metadata = await sharp(path, { limitInputPixels: false }).metadata();
  checkDimensions(metadata);
  const { file, ...input } = await readInput(path, metadata);
  return sharp(file, { ...input, limitInputPixels: PICTURE_MAX_PIXELS, failOn: "error" })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({ ...within(LARGEST) })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

const within = (width: number) =>
  ({ width, height: width * TALLEST, fit: "inside", withoutEnlargement: true }) as const;

/**
 * Reads a picture file and renders its sizes.
 * @throws DomainError with a message for a person, for an unusable picture
 */
export async function createRenditions(path: string) {
  const { data, info } = await decode(path).catch(async (reason) => {
    throw reason.code === "PAYLOAD_TOO_LARGE" ? reason : await toPictureError(path, reason);
  });
  const { width, height, channels } = info;
  const image = sharp(data, { raw: { width, height, channels } });
  const sized = (most: number) => image.clone().resize(within(most));
  const files: { name: string; bytes: Buffer }[] = [];
  for (const most of PICTURE_WIDTHS) {
    files.push({ name: `${most}.avif`, bytes: await sized(most).avif(AVIF).toBuffer() });
    files.push({ name: `${most}.webp`, bytes: await sized(most).webp(WEBP).toBuffer() });
  }
  files.push({ name: PREVIEW.name, bytes: await toJpeg(sized(PREVIEW.width)) });
  return { width, height, focus: await findFocus(image, info), files };
}
