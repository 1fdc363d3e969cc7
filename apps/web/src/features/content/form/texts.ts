import {
  type ContentState,
  type ContentTypeName,
  EXCERPT_MAX_LENGTH,
  organization,
  TITLE_MAX_LENGTH,
} from "@headwaters/contracts";
import { formatDateTime } from "#lib/dates.ts";
import type { FieldName } from "../contentNames.ts";

/** Texts of the editor. */
export const typeTexts: Record<ContentTypeName, { dialog: string; created: string; edit: string }> =
  {
    news: {
      dialog: "Create News Article",
      created: "News article created successfully!",
      edit: "Edit News Article",
    },
    events: {
      dialog: "Create New Event",
      created: "Event created successfully!",
      edit: "Edit Event",
    },
    education: {
      dialog: "Create Education Article",
      created: "Education article created successfully!",
      edit: "Edit Education Article",
    },
  };

/** Note after creating an item that the list does not show. */
export const createdTexts = {
  published: (title: string) => `“${title}” is published, further down the list.`,
  draft: (title: string) => `“${title}” is saved as a draft.`,
  scheduled: (title: string, when: string) => `“${title}” will be published on ${when}.`,
  waiting: (title: string) => `“${title}” is waiting for review.`,
  /** After all items but the first. */
  where: "You can find it in My Content any time.",
  open: "Open it",
  edit: "Edit it",
} as const;

/** Texts of the publication fields. */
export const publishingTexts = {
  title: "Who can see it",
  label: "Published",
  /**
   * The explanation of the choice: `isPublic`, published now; `isReviewed`, staff review it first.
   */
  meaning: (
    { published, isTimed }: { published: boolean; isTimed: boolean },
    { isPublic, isReviewed }: { isPublic: boolean; isReviewed: boolean },
  ) => {
    if (published && isReviewed) return sentIn(isTimed, isPublic);
    if (published && isTimed) {
      return isPublic
        ? "Readers keep seeing it as it is, and see your changes at the time below."
        : "Readers see it from the time below.";
    }
    if (published) return "Readers see it at once.";
    return isPublic
      ? "Readers no longer see it. It stays here as a draft."
      : "It is saved as a draft, which only you and our staff see.";
  },
  /** Labels of the form's main button, by the effect of sending it. */
  submitLabels: {
    draft: "Save draft",
    /** For the published version. */
    unpublish: "Unpublish and save draft",
    review: "Submit for review",
    schedule: "Schedule",
    publish: "Publish",
    /** For a published version that stays public. */
    save: "Save changes",
  },
  review: "Staff look at it before readers do.",
  later: "Publish later",
  laterMeaning: "It goes on the website on its own, at the time you choose.",
  at: "Publishing time",
  missing: "Please choose when to publish it",
} as const;

/** Texts of publishing with review on. */
function sentIn(isTimed: boolean, isPublic: boolean): string {
  const when = isTimed ? "from the time below, once they approve" : "once they approve";
  return isPublic
    ? `Your changes go to our staff. Readers see them ${when}.`
    : `It goes to our staff. Readers see it ${when}.`;
}

/** The state of an item, for its author. */
const publicationStateLabels = {
  draft: "Draft: only you and our staff can see it.",
  scheduled: (when: string) => `Scheduled for ${when}.`,
  waiting: "Waiting for review. You get an email once staff have looked at it.",
  returned: "Sent back by staff. Make your changes, and submit it again.",
  published: "Published: readers see it as it stands here.",
  ahead: "Published, with changes that readers don’t see yet.",
  /** Added while an older version is still public. */
  stillPublic: "Until then, readers see the version before.",
  returnedPublic: "Readers see the version before.",
} as const;

/** The state of an item in sentences for its author. */
export function formatPublicationState(state: ContentState): string {
  const { status, isPublished, isAhead, publishAt } = state;
  const labels = publicationStateLabels;
  const also = (text: string) => (isPublished ? ` ${text}` : "");
  switch (status) {
    case "published":
      return isAhead ? labels.ahead : labels.published;
    case "scheduled":
      return (
        labels.scheduled(publishAt ? formatDateTime(publishAt) : "") + also(labels.stillPublic)
      );
    case "waiting":
      return labels.waiting + also(labels.stillPublic);
    case "returned":
      return labels.returned + also(labels.returnedPublic);
    case "draft":
      return labels.draft;
  }
}

/** Toasts after saving, by the item's new state. */
const savedLabels = {
  draft: { title: "Draft saved", description: "Only you and our staff can see it." },
  scheduled: (when: string) => ({
    title: "Scheduled",
    description: `It will be published on ${when}.`,
  }),
  waiting: {
    title: "Submitted for review",
    description: "You get an email once staff have looked at it.",
  },
  published: { title: "Published", description: "Readers see it now." },
} as const;

/** The toast after saving. */
export function formatSavedToast(state: Pick<ContentState, "status" | "publishAt">) {
  const { status, publishAt } = state;
  if (status !== "scheduled") return savedLabels[status === "returned" ? "draft" : status];
  return savedLabels.scheduled(publishAt ? formatDateTime(publishAt) : "");
}

export const dateTexts = {
  /** Beside each field for a date and a time. */
  zone: (zoneName: string) => `Local time in ${organization.address.city} (${zoneName}).`,
  unfinished: "Please give both the date and the time",
  none: ({ day, time }: { day: string; time: string }) =>
    `There is no ${time} on ${day}, as clocks go forward over it: please choose another time`,
  twice: ({ time }: { time: string }) =>
    `${time} comes twice that night, as clocks go back. This means the first.`,
} as const;

export const notWhole = (label: string) => `${label} must be a whole number`;

export const pictureTexts = {
  failed: "The description of the picture could not be saved. Please try again.",
} as const;

/** Recommended lengths, and the hints about them. */
export interface LengthGuidance {
  range: readonly [from: number, to: number];
  /** Longer texts are refused. */
  max: number;
  /** Before anything is written. */
  empty: string;
  short: string;
  ok: string;
  long: string;
}

export const lengthGuidance = {
  title: {
    range: [30, 70],
    max: TITLE_MAX_LENGTH,
    empty: "30 to 70 characters read well on cards and in search results.",
    short: "Short: say where, or who.",
    ok: "Good for cards and search results.",
    long: "Long: search results show about the first 70.",
  },
  excerpt: {
    range: [60, 160],
    max: EXCERPT_MAX_LENGTH,
    empty:
      "One or two sentences for the card. Without them, it shows the first 120 characters of the content.",
    short: "Short: there is room for a sentence or two.",
    ok: "Good for cards and search results.",
    long: "Long: search results show about the first 160.",
  },
} as const satisfies Record<string, LengthGuidance>;

/** Hints of fields; a guidance shows the length as well. */
export const fieldHints: Readonly<
  Record<FieldName<"markdown" | "choice" | "picture">, string | LengthGuidance | null>
> = {
  title: lengthGuidance.title,
  excerpt: lengthGuidance.excerpt,
  location: "Where people meet: a name or an address that maps can find.",
  eventDate: null,
  registrationDeadline: "Leave empty if people can sign up until it begins.",
  maxParticipants: "Leave empty if there is room for everyone.",
};
