import { organization } from "@headwaters/contracts";
import type { Picture } from "../pictures/pictures.ts";

/** The preview picture of shared links, in messages and social networks. */
export interface PreviewPicture {
  /** https:// or a path of this site. */
  url: string;
  /** In pixels, if known. */
  width?: number;
  height?: number;
  alt?: string;
}

/** The absolute URL of a picture; the site's own picture for an invalid URL. */
export function pictureUrl({ url }: PreviewPicture, publicUrl: string): string {
  try {
    return new URL(url.startsWith("/") ? publicUrl + url : url).href;
  } catch {
    return publicUrl + previewPicture.url;
  }
}

/** One of the site's own pictures, without the format. */
export const picturePath = ({ name, width }: Pick<Picture, "name" | "width">) =>
  `/pictures/${name}-${width}`;

/** The JPEG that the server renders of the picture at this URL, for link previews. */
export const cropForLinks = (url: string) => ({
  url: `${url}/social.jpg`,
  width: 1200,
  height: 630,
});

/** The site's own, for pages without a picture. */
export const previewPicture: PreviewPicture = {
  url: "/social-preview.jpg",
  width: 1200,
  height: 630,
  alt: `${organization.name}: ${organization.tagline}`,
};
