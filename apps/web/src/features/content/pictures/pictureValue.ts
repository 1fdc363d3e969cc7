import type { Focus } from "@headwaters/contracts";

export interface PictureValue {
  /** An uploaded picture's address, or any other; empty for none. */
  imageUrl: string;
  /** The description of an uploaded picture; "" for decoration, null if missing. */
  imageAlt: string | null;
  /** The point that cropping keeps visible; null unless the picture was uploaded. */
  imageFocus: Focus | null;
}

export const MIDDLE: Focus = { x: 50, y: 50 };
