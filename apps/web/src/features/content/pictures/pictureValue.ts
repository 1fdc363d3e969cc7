import { type Focus, parseUploadId, pictureErrors } from "@headwaters/contracts";
import type { Issue } from "#ui/forms/showFailure.ts";

export interface PictureValue {
  /** An uploaded picture's address, or any other; empty for none. */
  imageUrl: string;
  /** The description of an uploaded picture; "" for decoration, null if missing. */
  imageAlt: string | null;
  /** The point that cropping keeps visible; null unless the picture was uploaded. */
  imageFocus: Focus | null;
}

/** Errors of address and description. */
export type PictureErrors = Partial<Record<"imageUrl" | "imageAlt", string | undefined>>;

/** The error for an uploaded picture without description, which the server refuses too. */
export function findMissingDescription({ imageUrl, imageAlt }: PictureValue): Issue[] {
  if (parseUploadId(imageUrl) === null || imageAlt?.trim() || imageAlt === "") return [];
  return [{ path: "imageAlt", message: pictureErrors.undescribed }];
}
