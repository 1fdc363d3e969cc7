import type { Picture } from "../../../ui/pictures/pictures.ts";

export interface GalleryPicture {
  picture: Picture;
  /** Two to five words. */
  title: string;
  /** The description in one sentence. */
  description: string;
}
