import {
  byId,
  filterBy,
  id,
  optionalMoment,
  optionalText,
  requiredChoice,
  requiredText,
} from "../validation/fields.ts";
import { list, listPage, searchedStaffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { cardPicture } from "./pictures/schema.ts";
import {
  contentOrders,
  contentStatuses,
  contentTypeNames,
  FAMILY_NOTE_MAX,
  REVIEW_NOTE_MAX,
} from "./rules.ts";

/** The largest number that its column holds. */
const VERSION_MAX = 2 ** 31 - 1;
const version = z
  .int("Version must be a whole number")
  .min(1, "Version must be at least 1")
  .max(VERSION_MAX, `Version must be at most ${VERSION_MAX}`);

/** Publishing now or later. `publishAt` is beyond the specification. */
export const publication = {
  published: z.boolean().default(false),
  /** When a job publishes it. Null or absent: at once, or not at all, as `published` says. */
  publishAt: optionalMoment("Publishing time"),
};
export interface Publication {
  published: boolean;
  publishAt: Date | null;
}

/** The changed item, and the version with which the form was opened. */
export const change = { id, version };
export interface Change {
  id: string;
  version: number;
}

/** The state of an item, for callers who can edit it. */
export const contentState = z.object({
  id: z.string(),
  /** The newest version's number, which a change must send. */
  version: z.number(),
  status: z.enum(contentStatuses),
  /** Readers see it, in its newest version unless `isAhead`. */
  isPublished: z.boolean(),
  /** The newest version is unpublished. */
  isAhead: z.boolean(),
  publishAt: z.date().nullable(),
  /** The note of staff who sent it back. */
  reviewNote: z.string().nullable(),
  /** The newest version's picture; see `uploads`. */
  ...cardPicture,
  savedAt: z.date(),
  /** First name of the newest version's author; null when the account is deleted. */
  savedBy: z.string().nullable(),
  isSavedByYou: z.boolean(),
});
export type ContentState = z.infer<typeof contentState>;

/** Content to hide from readers. */
export const unpublished = byId.extend({
  /**
   * For events only: mailed to the families who are signed up, and shown at their registrations.
   */
  familyNote: optionalText("Sentence to the families", FAMILY_NOTE_MAX),
});
export type Unpublished = z.input<typeof unpublished>;

export const contentVersionKey = z.object({ id, version });
export type ContentVersionKey = z.infer<typeof contentVersionKey>;

/** A saved version in the list of an item's history. */
export const savedVersion = z.object({
  version: z.number(),
  title: z.string(),
  savedAt: z.date(),
  savedBy: z.string().nullable(),
});
export type SavedVersion = z.infer<typeof savedVersion>;

/** An item in its author's or the reviewers' list. */
export const contentEntry = contentState
  .omit({ savedBy: true, isSavedByYou: true, imageAlt: true, imageFocus: true })
  .extend({ kind: z.enum(contentTypeNames), title: z.string(), imageUrl: z.string().nullable() });
export type ContentEntry = z.infer<typeof contentEntry>;

/** Items under review, with their authors, oldest first. */
export const waitingContent = contentEntry.extend({
  author: z.string().nullable(),
  /** The email address of its author is unconfirmed. */
  isAuthorUnconfirmed: z.boolean(),
  submittedAt: z.date(),
});
export type WaitingContent = z.infer<typeof waitingContent>;

/** The same in the list of its author, which shows the picture. */
export const ownEntry = contentEntry.extend({ imageFocus: cardPicture.imageFocus });
export type OwnEntry = z.infer<typeof ownEntry>;

export const contentEntries = list(ownEntry);
export type ContentEntries = z.infer<typeof contentEntries>;

/** A page of the caller's items; the cursor is from the previous page. */
export const ownContentPage = listPage.pick({ limit: true, cursor: true }).prefault({});
export type OwnContentPage = z.infer<typeof ownContentPage>;

/** A page of the content of all authors; `search` finds parts of titles and of authors' names. */
export const allContentPage = searchedStaffListPage
  .extend({
    status: filterBy("Status", contentStatuses),
    kind: filterBy("Kind", contentTypeNames),
    author: id.optional(),
    order: filterBy("Order", contentOrders).transform((order) => order ?? "newest"),
  })
  .prefault({});
export type AllContentPage = z.infer<typeof allContentPage>;

/** Any item, with its author; null when the account is deleted. */
export const authoredContent = contentEntry.extend({
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
});

export const authoredEntries = list(authoredContent);
export type AuthoredEntries = z.infer<typeof authoredEntries>;

export const reviewed = z.object({ kind: requiredChoice("Kind", contentTypeNames), ...change });
export type Reviewed = z.infer<typeof reviewed>;

export const returned = reviewed.extend({
  note: requiredText("Note", REVIEW_NOTE_MAX, "Please say what should change"),
});
export type Returned = z.infer<typeof returned>;
