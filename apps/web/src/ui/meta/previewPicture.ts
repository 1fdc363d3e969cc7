import { organization } from "@headwaters/contracts";
import type { Picture } from "../pictures/pictures.ts";

/** The preview picture of shared links, in messages and social networks. */
export interface PreviewPicture {
  /** https:// or a path of this site. */
  address: string;
  /** In pixels, if known. */
  width?: number;
  height?: number;
  alt?: string;
}

/** The absolute URL of a picture; the site's own picture for an invalid address. */
export function pictureUrl({ address }: PreviewPicture, publicUrl: string): string {
  try {
    return new URL(address.startsWith("/") ? publicUrl + address : address).href;
  } catch {
    return publicUrl + previewPicture.address;
  }
}

/** One of the site's own pictures, without the format. */
export const pictureAddress = ({ name, width }: Pick<Picture, "name" | "width">) =>
  `/pictures/${name}-${width}`;

/** The JPEG that the server renders of the picture at this address, for link previews. */
export const cropForLinks = (address: string) => ({
  address: `${address}/social.jpg`,
  width: 1200,
  height: 630,
});

/** The site's own, for pages without a picture. */
export const previewPicture: PreviewPicture = {
  address: "/social-preview.jpg",
  width: 1200,
  height: 630,
  alt: `${organization.name}: ${organization.tagline}`,
};
