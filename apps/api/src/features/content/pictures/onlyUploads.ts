import { parseUploadId, pictureRefusals } from "@headwaters/contracts";
import { invalidField } from "../../../platform/errors/errors.ts";
import { imagesIn } from "../markdown/markdown.ts";
import type { ContentTexts } from "./uses.ts";

/** One of the sizes of an uploaded picture: "/480.avif". */
const SIZE = /\/\w+\.\w+$/;

const isUpload = (address: string) => parseUploadId(address.replace(SIZE, "")) !== null;

/**
 * Refuses pictures of other sites: their owners could replace them after the review.
 * @throws DomainError BAD_REQUEST for the field
 */
export async function checkOnlyUploads({ imageUrl, markdown, field }: ContentTexts): Promise<void> {
  if (imageUrl !== null && parseUploadId(imageUrl) === null) {
    throw invalidField("imageUrl", pictureRefusals.remote);
  }
  const images = await imagesIn(markdown);
  if (images === null) throw invalidField(field, pictureRefusals.unchecked);
  if (!images.every(isUpload)) throw invalidField(field, pictureRefusals.remoteInText);
}
