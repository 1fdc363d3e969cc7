import { id, optionalLine } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { ALT_MAX } from "./rules.ts";

/** A file as it arrives, a piece at a time. No JSON makes one: it comes by its own route alone. */
export const pictureSource = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
  "Send the picture to /api/uploads",
);
export type PictureSource = z.infer<typeof pictureSource>;

export const uploadedPicture = z.object({
  id: z.string(),
  /** Its path on this site, for `imageUrl` and Markdown. */
  url: z.string(),
  /** Pixels of the largest of its files. */
  width: z.number(),
  height: z.number(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

/** The description for people who cannot see it; empty for decoration. */
export const pictureDescription = z.object({ id, alt: optionalLine("Description", ALT_MAX) });
export type PictureDescription = z.infer<typeof pictureDescription>;

/** A picture in "my data". */
export const accountPicture = uploadedPicture.extend({
  alt: z.string().nullable(),
  createdAt: z.date(),
});
