import type { FieldName } from "../contentNames.ts";

/** The versions of an item. */
export const historyTexts = {
  title: "History",
  description: "Every saved version of what you wrote.",
  lead: "Every time it was saved, the version before was kept. Open any of them to see what changed in it, and bring one back if you like.",
  failed: "The history could not be loaded",
  failedVersion: "This version could not be loaded.",
  newest: "Newest",
  back: "Back to editing",
  columns: { version: "Version", title: "Title", savedBy: "Saved by", saved: "Saved" },
  version: (number: number) => `Version ${number}`,
  changes: {
    title: (version: number) => `What changed from version ${version}, word by word`,
    nothing: "No word has changed.",
    after: "The version as a whole",
  },
  restore: {
    title: "Bring this version back?",
    text: "It becomes the newest version, as a draft. Nothing is lost: the versions after it stay in the history.",
    readers: "Readers keep seeing what they see now, until you publish the draft.",
    done: "It is back as a draft",
  },
} as const;

/** The fields that reading views show as facts beside the text. */
type FactName = Exclude<FieldName<"markdown" | "picture">, "title">;

/** Labels of facts, in their order; null keeps the label of the form. */
export const factLabels: Readonly<Record<FactName, string | null>> = {
  eventType: "Type",
  eventDate: "When",
  location: "Where",
  registrationDeadline: "Register by",
  maxParticipants: "Places",
  category: null,
  ageGroup: null,
  excerpt: null,
};
