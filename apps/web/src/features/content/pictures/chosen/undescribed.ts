import { parseUploadId, pictureRefusals } from "@headwaters/contracts";
import type { Issue } from "#ui/forms/showFailure.ts";
import type { PictureValue } from "../pictureValue.ts";

/** The error for an uploaded picture without description, which the server refuses too. */
export function undescribed({ imageUrl, imageAlt }: PictureValue): Issue[] {
  if (parseUploadId(imageUrl) === null || imageAlt?.trim() || imageAlt === "") return [];
  return [{ path: "imageAlt", message: pictureRefusals.undescribed }];
}
