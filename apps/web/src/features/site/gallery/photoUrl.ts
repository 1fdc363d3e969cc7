import type { GalleryPicture } from "../galleryFavorites.ts";
import { gallery } from "./texts.ts";

/** The search parameter of the open picture: /gallery?photo=night-camp. */
export const PHOTO_PARAM = "photo";

/** The name of a picture in URLs. */
export const formatSlug = ({ picture }: GalleryPicture) => picture.name.replace(/^gallery-/, "");

/** Id of its card in the grid. */
export const formatCardId = (photo: GalleryPicture) => `photo-${formatSlug(photo)}`;

/** The index in the gallery of the picture with this slug; -1 for an unknown one. */
export const findPhoto = (slug: string | null) =>
  gallery.findIndex((photo) => formatSlug(photo) === slug);

/** Wraps an index around: the first follows the last, and the last is before the first. */
export const wrapIndex = (index: number) => (index + gallery.length) % gallery.length;

export const getPhoto = (index: number) => gallery[wrapIndex(index)] as GalleryPicture;
