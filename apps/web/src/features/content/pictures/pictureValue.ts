export interface PictureValue {
  /** An uploaded picture's address, or any other; empty for none. */
  imageUrl: string;
  /** The description of an uploaded picture; "" for decoration, null if missing. */
  imageAlt: string | null;
}
