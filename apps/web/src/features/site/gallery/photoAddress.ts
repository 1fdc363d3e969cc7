import { gallery } from "../texts/gallery.ts";
import type { GalleryPicture } from "../texts/galleryPicture.ts";

/** Names the open picture in the address: /gallery?photo=night-camp. */
export const PHOTO = "photo";

/** How a picture is called in addresses. */
export const photoName = ({ picture }: GalleryPicture) => picture.name.replace(/^gallery-/, "");

/** Id of its card in the grid. */
export const cardId = (item: GalleryPicture) => `photo-${photoName(item)}`;

/** Where in the gallery the picture of this name is; -1 where there is none. */
export const photoIndex = (name: string | null) =>
  gallery.findIndex((item) => photoName(item) === name);

/** The index behind the last is the first, the one before the first is the last. */
export const around = (index: number) => (index + gallery.length) % gallery.length;

export const photoAt = (index: number) => gallery[around(index)] as GalleryPicture;
