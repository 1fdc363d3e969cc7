import { type Picture, pictures } from "../content/pictures.ts";
import type { PreviewPicture } from "../layout/previewPicture.ts";

const OWN_PICTURE = /^\/pictures\/([\w-]+)-\d+\.(?:avif|webp)$/;

/** The site's own picture at this address, in all its sizes. */
export function ownPicture(imageUrl: string): Picture | undefined {
  const name = OWN_PICTURE.exec(imageUrl)?.[1];
  return name && Object.hasOwn(pictures, name)
    ? pictures[name as keyof typeof pictures]
    : undefined;
}

/** An item's picture as links to its page show it; undefined for an item without one. */
export function previewOf(imageUrl: string | null): PreviewPicture | undefined {
  if (!imageUrl) return undefined;
  const picture = ownPicture(imageUrl);
  if (!picture) return { address: imageUrl };
  const { name, width, height, alt } = picture;
  return { address: `/pictures/${name}-${width}.webp`, width, height, alt };
}
