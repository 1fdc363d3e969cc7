import { parseSitePicture, parseUploadId, SITE_PICTURE } from "@headwaters/contracts";
import { cropForLinks, type PreviewPicture, pictureAddress } from "#ui/meta/previewPicture.ts";

/** The site's own picture at this address, with its sizes. */
export function findSitePicture(imageUrl: string) {
  const name = parseSitePicture(imageUrl);
  return name && { name, ...SITE_PICTURE };
}

/** The preview picture of links to an item's page; undefined for an item without one. */
export function findPreviewPicture(
  imageUrl: string | null,
  imageAlt?: string | null,
): PreviewPicture | undefined {
  if (!imageUrl) return undefined;
  const own = findSitePicture(imageUrl);
  if (!own && !parseUploadId(imageUrl)) return { address: imageUrl };
  return {
    ...cropForLinks(own ? pictureAddress(own) : imageUrl),
    ...(imageAlt && { alt: imageAlt }),
  };
}
