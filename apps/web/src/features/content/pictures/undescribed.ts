import { parseUploadId, pictureRefusals } from "@headwaters/contracts";
import type { Issue } from "../../../ui/forms/useFieldErrors.ts";
import type { PictureValue } from "./pictureValue.ts";

/** What is wrong with an uploaded picture that nobody has described: the server refuses it, too. */
export function undescribed({ imageUrl, imageAlt }: PictureValue): Issue[] {
  if (parseUploadId(imageUrl) === null || imageAlt?.trim() || imageAlt === "") return [];
  return [{ path: "imageAlt", message: pictureRefusals.undescribed }];
}
