import { id, lineOrEmpty, onlyOnce } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { ALT_MAX } from "./rules.ts";

/** An uploaded file as a stream. JSON cannot carry one: it has a route of its own. */
const pictureSource = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
  "Send the picture to /api/uploads",
);

export const newPicture = z.object({ source: pictureSource, ...onlyOnce });
export type NewPicture = z.infer<typeof newPicture>;

const percent = (label: string) =>
  z
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be at least 0`)
    .max(100, `${label} must be at most 100`);

/** The point that stays in sight when a picture is cropped, in percent from its left and top. */
export const focus = z.object({ x: percent("X"), y: percent("Y") });
export type Focus = z.infer<typeof focus>;

/** Pixels of the largest file of a picture. */
const size = { width: z.number(), height: z.number() };
export type PictureSize = { width: number; height: number };

/** An item’s picture on cards. Focus and size exist for uploaded pictures only. */
export const cardPicture = {
  /** The description: "" for decoration, null if unknown. */
  imageAlt: z.string().nullable(),
  imageFocus: focus.nullable(),
};

/** An item's picture on its own page, which shows it in its own ratio. */
export const pagePicture = { ...cardPicture, imageSize: z.object(size).nullable() };

export const uploadedPicture = z.object({
  id: z.string(),
  /** Its path on this site, for `imageUrl` and Markdown. */
  url: z.string(),
  ...size,
  /** Computed from the picture at first. */
  focus,
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

export const pictureDescription = z.object({
  id,
  /** For people who cannot see it; empty for decoration. */
  alt: lineOrEmpty("Description", ALT_MAX),
  /** Absent: it stays as it is. */
  focus: focus.optional(),
});
export type PictureDescription = z.infer<typeof pictureDescription>;

/** A picture in "my data". */
export const accountPicture = uploadedPicture.extend({
  alt: z.string().nullable(),
  createdAt: z.date(),
});
