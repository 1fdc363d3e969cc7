/** The author of the saved version that differs from the text in the form. */
export interface SavedBy {
  savedBy: string | null;
  /** In another tab, or on another device. */
  isSavedByYou: boolean;
}

const takeOther = ({ isSavedByYou }: SavedBy) => (isSavedByYou ? "Take the Other" : "Take Theirs");

/** Texts of the editor of an existing item. */
export const editTexts = {
  description: "Change, publish, unpublish or delete what you have written.",
  failure: "It could not be opened",
  note: "What staff wrote",
  savedBy: (name: string | null, when: string) =>
    name ? `Last saved by ${name} on ${when}.` : `Last saved on ${when}.`,
  unsaved: "Not saved yet",
  unsavedText: "This browser keeps what you type.",
  saving: "Saving...",
  see: "View page",
  history: "History",
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
  forbidden: {
    title: "Written by someone else",
    text: (label: string) => `Only its author and our staff can change this ${label}.`,
    read: "Read It",
  },
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
