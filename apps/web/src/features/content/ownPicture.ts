import { parseUploadId } from "@headwaters/contracts";
import {
  cropForLinks,
  type PreviewPicture,
  pictureAddress,
} from "../../app/meta/previewPicture.ts";
import { contentPictures } from "./contentPictures.ts";

const OWN_PICTURE = /^\/pictures\/([\w-]+)-\d+\.(?:avif|webp)$/;

/** The site's own picture at this address, with sizes and description. */
export function ownPicture(imageUrl: string) {
  const name = OWN_PICTURE.exec(imageUrl)?.[1];
  return contentPictures.find(({ picture }) => picture.name === name);
}

/** An item's picture as links to its page show it; undefined for an item without one. */
export function findPreviewPicture(
  imageUrl: string | null,
  imageAlt?: string | null,
): PreviewPicture | undefined {
  if (!imageUrl) return undefined;
  if (parseUploadId(imageUrl)) {
    return { ...cropForLinks(imageUrl), ...(imageAlt && { alt: imageAlt }) };
  }
  const own = ownPicture(imageUrl);
  if (!own) return { address: imageUrl };
  return { ...cropForLinks(pictureAddress(own.picture)), alt: own.alt };
}
