import { gallery } from "../texts/gallery.ts";
import type { GalleryPicture } from "../texts/galleryPicture.ts";

/** The parameter for the open picture: /gallery?photo=night-camp. */
export const PHOTO = "photo";

/** The name of a picture in addresses. */
export const photoName = ({ picture }: GalleryPicture) => picture.name.replace(/^gallery-/, "");

/** Id of its card in the grid. */
export const cardId = (item: GalleryPicture) => `photo-${photoName(item)}`;

/** The index of the picture with this name in the gallery; -1 for an unknown one. */
export const photoIndex = (name: string | null) =>
  gallery.findIndex((item) => photoName(item) === name);

/**
 * Wraps an index around: the one behind the last is the first, the one before the first is the
 * last.
 */
export const around = (index: number) => (index + gallery.length) % gallery.length;

export const photoAt = (index: number) => gallery[around(index)] as GalleryPicture;
