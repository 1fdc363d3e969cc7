import type { Picture } from "#ui/pictures/pictures.ts";

export interface GalleryPicture {
  picture: Picture;
  /** A few words. */
  title: string;
  /** The description in one sentence. */
  description: string;
}
