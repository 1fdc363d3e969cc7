import { openAsBlob } from "node:fs";
import {
  AVIF_MAX_PIXELS,
  DEEP_COLOR_MAX_PIXELS,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
  pictureRefusals,
} from "@headwaters/contracts";
import { DomainError } from "@headwaters/contracts/router";
import type { Metadata } from "sharp";
import { payloadTooLarge } from "../../../platform/errors/errors.ts";
import { readsHeic } from "./files/sharp.ts";

const FORMATS = `JPEG, PNG, WebP${readsHeic ? ", AVIF and HEIC" : " and AVIF"}`;

export const tooLarge = () => payloadTooLarge(pictureRefusals.tooLarge);

const tooManyPixels = () =>
  payloadTooLarge(
    `This picture has more than ${PICTURE_MAX_PIXELS / 1e6} megapixels. Please make it smaller.`,
  );

/** Rejects a picture whose decoding would take too much memory, by the dimensions in its header. */
export function checkDimensions({ format, width, height, depth }: Metadata): void {
  const pixels = width * height;
  if (pixels > PICTURE_MAX_PIXELS) throw tooManyPixels();
  if (Math.max(width, height) > PICTURE_MAX_SIDE) {
    throw payloadTooLarge(
      `This picture is wider or taller than ${PICTURE_MAX_SIDE.toLocaleString("en")} pixels. Please make it smaller.`,
    );
  }
  if (format === "heif" && pixels > AVIF_MAX_PIXELS) {
    throw payloadTooLarge(
      `${readsHeic ? "AVIF and HEIC" : "AVIF"} pictures may have ${AVIF_MAX_PIXELS / 1e6} megapixels at most. Please make this one smaller, or save it as JPEG.`,
    );
  }
  if (depth !== "uchar" && pixels > DEEP_COLOR_MAX_PIXELS) {
    throw payloadTooLarge(
      `Pictures with 16 bits a color may have ${DEEP_COLOR_MAX_PIXELS / 1e6} megapixels at most. Please make this one smaller, or save it as JPEG.`,
    );
  }
}

const unreadable = (message: string) => new DomainError("UNPROCESSABLE_CONTENT", message);

/** Reads the first bytes of a file, each as one character. */
const readBeginning = async (path: string): Promise<string> =>
  Buffer.from(await (await openAsBlob(path)).slice(0, 12).arrayBuffer()).toString("latin1");

/** Explains why a file is not a readable picture, by its content, not its name. */
export async function toRefusal(path: string, reason: unknown): Promise<DomainError> {
  const { message } = reason as Error;
  if (message.includes("pixel limit")) return tooManyPixels();
  const beginning = await readBeginning(path);
  if (beginning === "") return unreadable("This file is empty.");
  if (!readsHeic && /^.{4}ftyp(?:he|mif|msf)/s.test(beginning)) {
    return new DomainError(
      "UNSUPPORTED_MEDIA_TYPE",
      "HEIC pictures cannot be read here. Please save it as JPEG.",
    );
  }
  const isPicture = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi)/s.test(beginning);
  if (isPicture) return unreadable("This picture is damaged and cannot be read.");
  return new DomainError(
    "UNSUPPORTED_MEDIA_TYPE",
    `This file is not a picture that can be used. Please choose a ${FORMATS.replace(" and ", " or ")} file.`,
  );
}
