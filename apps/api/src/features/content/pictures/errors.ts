import { openAsBlob } from "node:fs";
import {
  AVIF_MAX_PIXELS,
  DEEP_COLOR_MAX_PIXELS,
  HEIC_MAX_PIXELS,
  PICTURE_FORMATS,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
  pictureErrors,
} from "@headwaters/contracts";
import { DomainError } from "@headwaters/contracts/router";
import type { Metadata } from "sharp";
import { payloadTooLarge } from "../../../platform/errors/errors.ts";

export const tooLarge = () => payloadTooLarge(pictureErrors.tooLarge);

const tooManyPixels = () =>
  payloadTooLarge(
    `This picture has more than ${PICTURE_MAX_PIXELS / 1e6} megapixels. Please make it smaller.`,
  );

const tooManyPixelsFor = (pictures: string, max: number) =>
  payloadTooLarge(
    `${pictures} may have ${max / 1e6} megapixels at most. Please make this one smaller, or save it as JPEG.`,
  );

export const tooMuchWork = () =>
  payloadTooLarge(
    "This picture takes too much work to read. Please make it smaller, or save it as JPEG.",
  );

/** Rejects a picture whose decoding would take too much memory, by the dimensions in its header. */
export function checkDimensions({ format, compression, width, height, depth }: Metadata): void {
  const pixels = width * height;
  if (pixels > PICTURE_MAX_PIXELS) throw tooManyPixels();
  if (Math.max(width, height) > PICTURE_MAX_SIDE) {
    throw payloadTooLarge(
      `This picture is wider or taller than ${PICTURE_MAX_SIDE.toLocaleString("en")} pixels. Please make it smaller.`,
    );
  }
  if (format === "heif") {
    const [name, max] =
      compression === "hevc" ? ["HEIC", HEIC_MAX_PIXELS] : ["AVIF", AVIF_MAX_PIXELS];
    if (pixels > max) throw tooManyPixelsFor(`${name} pictures`, max);
  }
  if (depth !== "uchar" && pixels > DEEP_COLOR_MAX_PIXELS) {
    throw tooManyPixelsFor("Pictures with 16 bits a color", DEEP_COLOR_MAX_PIXELS);
  }
}

const unreadable = (message: string) => new DomainError("UNPROCESSABLE_CONTENT", message);

/** Reads the first bytes of a file, each as one character. */
const readBeginning = async (path: string): Promise<string> =>
  Buffer.from(await (await openAsBlob(path)).slice(0, 12).arrayBuffer()).toString("latin1");

/** Of the formats. */
const BEGINNINGS =
  /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftyp(?:avi|he|mif|msf)|II\*\0|MM\0\*|GIF8)/s;

/** Explains why a file is not a readable picture, by its content, not its name. */
export async function toPictureError(path: string, reason: unknown): Promise<DomainError> {
  const { message } = reason as Error;
  if (message.includes("pixel limit")) return tooManyPixels();
  const beginning = await readBeginning(path);
  if (beginning === "") return unreadable("This file is empty.");
  const isPicture = BEGINNINGS.test(beginning);
  if (isPicture) return unreadable("This picture is damaged and cannot be read.");
  return new DomainError(
    "UNSUPPORTED_MEDIA_TYPE",
    `This file is not a picture that can be used. Please choose a ${PICTURE_FORMATS} file.`,
  );
}
