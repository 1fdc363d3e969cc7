import { type ContentTypeName, organization } from "@headwaters/contracts";

/** Texts of the editor. */
export const typeTexts: Record<
  ContentTypeName,
  { dialog: string; create: string; created: string; edit: string }
> = {
  news: {
    dialog: "Create News Article",
    create: "Create Article",
    created: "News article created successfully!",
    edit: "Edit News Article",
  },
  events: {
    dialog: "Create New Event",
    create: "Create Event",
    created: "Event created successfully!",
    edit: "Edit Event",
  },
  education: {
    dialog: "Create Education Article",
    create: "Create Article",
    created: "Education article created successfully!",
    edit: "Edit Education Article",
  },
};

/** Shorter labels for where a text is read, in their order there. Other fields keep their labels. */
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
    ? `Saving sends your changes to our staff. Readers see them ${when}.`
    : `Saving sends it to our staff. Readers see it ${when}.`;
}

/** Whether and when readers see it. */
export const publishingTexts = {
  title: "Who can see it",
  label: "Published",
  /** Meaning of the choice: `isPublic`, published now; `isReviewed`, staff review it first. */
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
    if (published) return "Readers see it as soon as you save.";
    return isPublic
      ? "Readers no longer see it once you save. It stays here as a draft."
      : "It is saved as a draft, which only you and our staff see.";
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
  /** After all but the first. */
  where: "You can find it in My Content any time.",
  open: "Open it",
  edit: "Edit it",
} as const;

/** The page on which an item is edited. */
export const editTexts = {
  eyebrow: "Writing",
  description: "Change, publish, unpublish or delete what you have written.",
  failure: "It could not be opened",
  status: {
    draft: "Draft: only you and our staff can see it.",
    scheduled: (when: string) => `Scheduled for ${when}.`,
    waiting: "Waiting for review. You get an email once staff have looked at it.",
    returned: "Sent back by staff. Make your changes, and save to send it in again.",
    published: "Published: readers see it as it stands here.",
    ahead: "Published, with changes that readers don’t see yet.",
    /** Added where an older version is still to be read. */
    stillPublic: "Until then, readers see the version before.",
    returnedPublic: "Readers see the version before.",
  },
  note: "What staff wrote",
  savedBy: (name: string | null, when: string) =>
    name ? `Last saved by ${name} on ${when}.` : `Last saved on ${when}.`,
  unsaved: "Not saved yet",
  unsavedText: "This browser keeps what you type.",
  save: "Save",
  saving: "Saving...",
  see: "View page",
  history: "History",
  saved: {
    title: "Saved",
    draft: "It is a draft.",
    scheduled: (when: string) => `It will be published on ${when}.`,
    waiting: "It is waiting for review.",
    returned: "It is a draft.",
    published: "Readers see it now.",
  },
  failed: "Your changes could not be saved. Please try again.",
  unpublish: {
    button: "Unpublish",
    pending: "Unpublishing...",
    done: "Unpublished",
    doneText: "Readers no longer see it. It is a draft now.",
    failed: "It could not be unpublished. Please try again.",
  },
  remove: {
    button: "Delete",
    title: (word: string) => `Delete this ${word}?`,
    text: (title: string) =>
      `“${title}” will be gone for good, with every version that was ever saved of it. This cannot be undone.`,
    isPublic: "Links to it will lead to a “Page Not Found” page.",
    alternative: "To hide it from readers and keep the text, unpublish it instead.",
    confirm: (word: string) => `Delete ${word === "event" ? "Event" : "Article"}`,
    pending: "Deleting...",
    cancel: "Cancel",
    done: (word: string) => `The ${word} is deleted`,
    failed: "It could not be deleted. Please try again.",
    /** Beside why an event cannot be deleted. */
    registrations: "Go to its registrations",
  },
  conflict: {
    title: (name: string | null, word: string) =>
      `${name ?? "Someone else"} has saved this ${word} since you opened it`,
    text: "Nothing was overwritten. Here is what differs, with the differences marked. Your text is still in the form below, and you can keep working on it.",
    same: "Both say the same, so there is nothing to choose.",
    theirs: (name: string | null) => (name ? `Saved by ${name}` : "Saved in the meantime"),
    mine: "Yours",
    empty: "Empty",
    publishing: {
      draft: "Draft",
      published: "Published",
      timed: (when: string) => `Published on ${when}`,
    },
    keepMine: "Keep Mine",
    takeTheirs: "Take Theirs",
    meaning:
      "Keep Mine saves your text as the newest version; the other one stays in the history. Take Theirs puts the other text in the form; you can still bring yours back.",
  },
  deleted: {
    title: (word: string) => `This ${word} has been deleted in the meantime`,
    text: "Your text is still in the form below. You can copy from it, or save it as a new draft.",
    button: "Save as a New Draft",
    done: "Saved as a new draft",
  },
  notYours: {
    title: "Written by someone else",
    text: (word: string) => `Only its author and our staff can change this ${word}.`,
    read: "Read It",
  },
  leave: {
    title: "Leave without saving?",
    text: "Your changes are not saved yet. This browser keeps them for you, and offers them when you come back.",
    leave: "Leave",
    stay: "Keep Editing",
  },
} as const;

export const pictureTexts = {
  failed: "The description of the picture could not be saved. Please try again.",
} as const;
