export interface PictureValue {
  /** An uploaded picture's address, or any other; empty for none. */
  imageUrl: string;
  /** What an uploaded picture shows; "" for decoration, null while nobody has said. */
  imageAlt: string | null;
}
