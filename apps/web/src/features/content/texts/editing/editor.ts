import { type ContentTypeName, organization } from "@headwaters/contracts";

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

/** Shorter labels for reading views, in their order there. Other fields keep their labels. */
export const factLabels: Readonly<Record<string, string>> = {
  eventType: "Type",
  eventDate: "When",
  location: "Where",
  registrationDeadline: "Register by",
  maxParticipants: "Places",
};

export const dateTexts = {
  /** Beside each field for a date and a time. */
  zone: (zoneName: string) => `Local time in ${organization.address.city} (${zoneName}).`,
  unfinished: "Please give both the date and the time",
  none: ({ day, time }: { day: string; time: string }) =>
    `There is no ${time} on ${day}, as clocks go forward over it: please choose another time`,
  twice: ({ time }: { time: string }) =>
    `${time} comes twice that night, as clocks go back. This means the first.`,
} as const;

/** Hints of fields. */
export const fieldHints: Readonly<Record<string, string>> = {
  location: "Where people meet: a name or an address that maps can find.",
  registrationDeadline: "Leave empty if people can sign up until it begins.",
  maxParticipants: "Leave empty if there is room for everyone.",
};

export const notWhole = (label: string) => `${label} must be a whole number`;

/** Texts of publishing with review on. */
function sentIn(isTimed: boolean, isPublic: boolean): string {
  const when = isTimed ? "from the time below, once they approve" : "once they approve";
  return isPublic
    ? `Your changes go to our staff. Readers see them ${when}.`
    : `It goes to our staff. Readers see it ${when}.`;
}

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
  /** The main button of the form. */
  send: {
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

/** The author of the saved version that differs from the text in the form. */
export interface SavedBy {
  savedBy: string | null;
  /** In another tab, or on another device. */
  isSavedByYou: boolean;
}

const takeOther = ({ isSavedByYou }: SavedBy) => (isSavedByYou ? "Take the Other" : "Take Theirs");

/** Texts of the editor of an existing item. */
export const editTexts = {
  eyebrow: "Writing",
  description: "Change, publish, unpublish or delete what you have written.",
  failure: "It could not be opened",
  status: {
    draft: "Draft: only you and our staff can see it.",
    scheduled: (when: string) => `Scheduled for ${when}.`,
    waiting: "Waiting for review. You get an email once staff have looked at it.",
    returned: "Sent back by staff. Make your changes, and submit it again.",
    published: "Published: readers see it as it stands here.",
    ahead: "Published, with changes that readers don’t see yet.",
    /** Added while an older version is still public. */
    stillPublic: "Until then, readers see the version before.",
    returnedPublic: "Readers see the version before.",
  },
  note: "What staff wrote",
  savedBy: (name: string | null, when: string) =>
    name ? `Last saved by ${name} on ${when}.` : `Last saved on ${when}.`,
  unsaved: "Not saved yet",
  unsavedText: "This browser keeps what you type.",
  saving: "Saving...",
  see: "View page",
  history: "History",
  /** Toasts after saving, by the item's new state. */
  saved: {
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
  },
  failed: "Your changes could not be saved. Please try again.",
  unpublish: {
    button: "Unpublish",
    pending: "Unpublishing...",
    done: "Unpublished",
    doneText:
      "Readers no longer see it. It is a draft now. What you have not saved is still in the form.",
    failed: "It could not be unpublished. Please try again.",
  },
  remove: {
    button: "Delete",
    title: (label: string) => `Delete this ${label}?`,
    text: (title: string) =>
      `“${title}” will be gone for good, with every version that was ever saved of it. This cannot be undone.`,
    isPublic: "Links to it will lead to a “Page Not Found” page.",
    alternative: "To hide it from readers and keep the text, unpublish it instead.",
    confirm: (label: string) => `Delete ${label === "event" ? "Event" : "Article"}`,
    pending: "Deleting...",
    keep: "Keep it",
    done: (label: string) => `The ${label} is deleted`,
    failed: "It could not be deleted. Please try again.",
    /** Beside the reason why an event cannot be deleted. */
    registrations: "Go to its registrations",
  },
  conflict: {
    title: ({ savedBy, isSavedByYou }: SavedBy, label: string) =>
      isSavedByYou
        ? `You saved this ${label} in another tab`
        : `${savedBy ?? "Someone else"} has saved this ${label} since you opened it`,
    text: "Nothing was overwritten. Here is what differs, with the differences marked. Your text is still in the form below, and you can keep working on it.",
    same: "Both say the same, so there is nothing to choose.",
    theirs({ savedBy, isSavedByYou }: SavedBy) {
      if (isSavedByYou) return "Saved in another tab";
      return savedBy ? `Saved by ${savedBy}` : "Saved in the meantime";
    },
    mine: "Yours",
    empty: "Empty",
    publishing: {
      draft: "Draft",
      published: "Published",
      timed: (when: string) => `Published on ${when}`,
    },
    keepMine: "Keep Mine",
    takeTheirs: takeOther,
    meaning: (by: SavedBy) =>
      `Keep Mine saves your text as the newest version; the other one stays in the history. ${takeOther(by)} puts the other text in the form; you can still bring yours back.`,
  },
  /** About a stored draft of an older version. */
  draftConflict: {
    title: ({ savedBy, isSavedByYou }: SavedBy, label: string) =>
      `${isSavedByYou ? "You have" : `${savedBy ?? "Someone"} has`} saved a newer version of this ${label}`,
    text: "This browser kept what you typed before that. Here is what differs. Nothing is changed until you choose.",
    keepMine: "Use my kept text",
    takeTheirs: () => "Keep the saved version",
    meaning: () =>
      "Your kept text goes into the form and is the newest version once you save it; the other one stays in the history. If you keep the saved version, you can still bring yours back.",
  },
  deleted: {
    title: (label: string) => `This ${label} has been deleted in the meantime`,
    text: "Your text is still in the form below. You can copy from it, or save it as a new draft.",
    button: "Save as a New Draft",
    done: "Saved as a new draft",
  },
  notYours: {
    title: "Written by someone else",
    text: (label: string) => `Only its author and our staff can change this ${label}.`,
    read: "Read It",
  },
} as const;

export const focusTexts = {
  label: "What stays in sight",
  hint: "Click what matters most, or move the circle with the arrow keys. Cards and link previews are cropped around it.",
  card: "On cards",
  place: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
} as const;

export const pictureTexts = {
  failed: "The description of the picture could not be saved. Please try again.",
} as const;

/** The question about an event with registrations that is to be hidden. */
export const hideEventTexts = {
  title: "Families are signed up",
  cancelText:
    "If it does not take place, cancel it: it stays on the website, marked as cancelled, and everyone is told.",
  cancel: "Cancel the Event",
  label: "What the families should know",
  hint: "To hide it, say why, and what happens next. It is mailed to every family who has a seat or waits, and stands at their registration.",
  missing: "Write a sentence to the families",
  confirm: "Hide It and Tell Them",
  pending: "Hiding...",
  keep: "Leave It Public",
  failed: "It could not be hidden. Please try again.",
} as const;
