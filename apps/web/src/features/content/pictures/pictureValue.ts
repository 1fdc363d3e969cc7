import type { Focus } from "@headwaters/contracts";

export interface PictureValue {
  /** An uploaded picture's address, or any other; empty for none. */
  imageUrl: string;
  /** The description of an uploaded picture; "" for decoration, null if missing. */
  imageAlt: string | null;
  /** What stays in sight where an uploaded picture is cropped; null for any other. */
  imageFocus: Focus | null;
}

export const MIDDLE: Focus = { x: 50, y: 50 };
