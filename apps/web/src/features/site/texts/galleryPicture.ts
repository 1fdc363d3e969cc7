import type { Picture } from "../../../ui/pictures/pictures.ts";

export interface GalleryPicture {
  picture: Picture;
  /** Two to five words. */
  title: string;
  /** One sentence that says what is to be seen. */
  description: string;
}
