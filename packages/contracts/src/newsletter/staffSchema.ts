import { change } from "../content/schema.ts";
import {
  filterBy,
  id,
  lineOrEmpty,
  optionalText,
  requiredChoice,
  shownEmail,
} from "../validation/fields.ts";
import { list, search, staffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import {
  NEWSLETTER_INTRODUCTION_MAX,
  NEWSLETTER_ITEMS_MAX,
  NEWSLETTER_SUBJECT_MAX,
  type NewsletterDeliveryStatus,
  newsletterItemKinds,
  newsletterStatuses,
  subscriberStatuses,
} from "./rules.ts";

/** A piece of news or an event by its address. */
const chosen = z.object({ kind: requiredChoice("Kind", newsletterItemKinds), id });
export type ChosenItem = z.infer<typeof chosen>;

/** The editable fields. An empty draft can be saved, but not sent. */
export const newsletterFields = z.object({
  subject: lineOrEmpty("Subject", NEWSLETTER_SUBJECT_MAX),
  /** Markdown. */
  introduction: optionalText("Introduction", NEWSLETTER_INTRODUCTION_MAX).transform(
    (text) => text ?? "",
  ),
  items: z
    .array(chosen)
    .max(NEWSLETTER_ITEMS_MAX, `A newsletter holds at most ${NEWSLETTER_ITEMS_MAX} items`)
    .refine(
      (items) => new Set(items.map(({ kind, id }) => `${kind}/${id}`)).size === items.length,
      "An item was chosen twice",
    ),
});

export const savedNewsletter = newsletterFields.extend(change);
export type SavedNewsletter = z.infer<typeof savedNewsletter>;

/** A newsletter and the version that the caller has read. */
export const newsletterVersion = z.object(change);
export type NewsletterVersion = z.infer<typeof newsletterVersion>;

/** Deliveries by status. */
export const newsletterProgress = z.object({
  total: z.int(),
  waiting: z.int(),
  queued: z.int(),
  sent: z.int(),
  bounced: z.int(),
  failed: z.int(),
  skipped: z.int(),
} satisfies Record<NewsletterDeliveryStatus | "total", z.ZodInt>);
export type NewsletterProgress = z.infer<typeof newsletterProgress>;

/** A newsletter in the list of them. */
export const newsletterEntry = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(newsletterStatuses),
  createdAt: z.date(),
  updatedAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
  /** Null for a draft. */
  progress: newsletterProgress.nullable(),
});
export type NewsletterEntry = z.infer<typeof newsletterEntry>;

/** An item that was chosen or is eligible. */
export const newsletterItem = chosen.extend({
  /** Null when it is deleted. */
  title: z.string().nullable(),
  /**
   * Of an article, when it was published; of an event, when it takes place; null when it is
   * deleted.
   */
  date: z.date().nullable(),
  isPublished: z.boolean(),
});
export type NewsletterItem = z.infer<typeof newsletterItem>;

export const newsletter = newsletterEntry.extend({
  version: z.int(),
  introduction: z.string(),
  items: z.array(newsletterItem),
  /** First name of the sender; null for a draft or a deleted account. */
  sentBy: z.string().nullable(),
  /** How many subscribers would get it now. */
  recipients: z.int(),
});
export type Newsletter = z.infer<typeof newsletter>;

export const newsletterPage = staffListPage.prefault({});
export type NewsletterPage = z.infer<typeof newsletterPage>;

export const newsletterEntries = list(newsletterEntry);
export type NewsletterEntries = z.infer<typeof newsletterEntries>;

export const candidatesPage = staffListPage.extend({
  kind: requiredChoice("Kind", newsletterItemKinds),
  search,
});
export type CandidatesPage = z.infer<typeof candidatesPage>;

export const candidates = list(newsletterItem);
export type Candidates = z.infer<typeof candidates>;

/** A newsletter as it will arrive. */
export const newsletterPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type NewsletterPreview = z.infer<typeof newsletterPreview>;

/** The recipient of a test. */
export const testReceipt = z.object({ email: shownEmail });

export const subscriber = z.object({
  id: z.string(),
  email: shownEmail,
  status: z.enum(subscriberStatuses),
  createdAt: z.date(),
  confirmedAt: z.date().nullable(),
  unsubscribedAt: z.date().nullable(),
});
export type Subscriber = z.infer<typeof subscriber>;

export const subscribersPage = staffListPage
  .extend({ status: filterBy("Status", subscriberStatuses), search })
  .prefault({});
export type SubscribersPage = z.infer<typeof subscribersPage>;

export const subscribers = list(subscriber);
export type Subscribers = z.infer<typeof subscribers>;

export const subscriberCounts = z.object({
  pending: z.int(),
  confirmed: z.int(),
  unsubscribed: z.int(),
});
export type SubscriberCounts = z.infer<typeof subscriberCounts>;
