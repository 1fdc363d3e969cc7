import { eventAdults } from "../clearances/schema.ts";
import { change } from "../content/schema.ts";
import { listPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { eventFacts } from "./schema.ts";

/** A coming published event, for staff. */
export const nextEvent = z.object({
  ...eventFacts,
  isCancelled: z.boolean(),
  /** People with a seat or an offer. */
  taken: z.int(),
  /** Null: not limited. */
  maxParticipants: z.int().nullable(),
  waiting: z.int(),
  /** Null: staff need no clearance, or the event is cancelled. */
  adults: eventAdults.nullable(),
});
export type NextEvent = z.infer<typeof nextEvent>;

export const nextEventsLimit = z.object({ limit: listPage.shape.limit }).prefault({});

/** A coming published event that takes no registrations until staff approve it. */
export const unapprovedEvent = z.object({
  ...eventFacts,
  /** When it was written. */
  createdAt: z.date(),
  /** The version for `approve`. */
  version: z.int(),
  /** Null if the account is deleted or has no name. */
  author: z.string().nullable(),
  authorId: z.string().nullable(),
  /** A suspended author's event cannot be approved. */
  isAuthorSuspended: z.boolean(),
  /** People who registered before it lost its approval. */
  registered: z.int(),
});
export type UnapprovedEvent = z.infer<typeof unapprovedEvent>;

/** A note on a cancelled event that families do not see until staff approve it. */
export const pendingCancelNote = z.object({
  id: z.string(),
  title: z.string(),
  eventDate: z.date(),
  cancelledAt: z.date(),
  author: z.string().nullable(),
  note: z.string(),
});
export type PendingCancelNote = z.infer<typeof pendingCancelNote>;

/** Events and notes that need approval, by date, each up to a maximum. */
export const approvalQueue = z.object({
  events: z.array(unapprovedEvent),
  cancelNotes: z.array(pendingCancelNote),
});
export type ApprovalQueue = z.infer<typeof approvalQueue>;

/** The event and the version that staff have read. */
export const approvedEvent = z.object(change);
export type ApprovedEvent = z.infer<typeof approvedEvent>;
