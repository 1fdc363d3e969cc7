import { organization } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";

/** The page "My content". */
export const myContentTexts = {
  title: "My Content",
  description: `What you have written for ${organization.name}: drafts, what waits, and what is published.`,
  eyebrow: "Your writing",
  lead: "Everything you have written here, from the first draft to the published page.",
  unfinished: { title: "In the works", text: "Drafts, and what is not on the website yet." },
  published: { title: "Published", text: "On the website, just as you last saved it." },
  zone: `Times are local to ${organization.address.city}.`,
  failed: "Your items could not be loaded",
  moreFailed: "The rest could not be loaded.",
  empty: {
    title: "Nothing written yet",
    text: "Did something happen at the water? Is there a knot everyone should know? Start with a few lines. You can save them as a draft, and nobody sees it until you publish.",
    picture: pictures.emptyNews,
  },
  statuses: {
    draft: "Draft",
    waiting: "Waiting for review",
    returned: "Sent back",
    published: "Published",
    ahead: "Published, with changes not yet public",
    /** Followed by the day and time. */
    scheduled: "Scheduled for",
    /** The same with review on. */
    afterReview: "Once approved, it appears on",
  },
} as const;

/** The versions of an item. */
export const historyTexts = {
  title: "History",
  description: "Every saved version of what you wrote.",
  lead: "Every time it was saved, the version before was kept. View any of them, see what changed in it, and bring one back if you like.",
  failed: "The history could not be loaded",
  failedVersion: "This version could not be loaded.",
  newest: "Newest",
  changes: {
    title: (version: number) => `What changed from version ${version}, word by word`,
    nothing: "No word has changed.",
    after: "The version as a whole",
  },
  gone: "Someone whose account is gone",
  restore: {
    title: "Bring this version back?",
    text: "It becomes the newest version, as a draft. Nothing is lost: the versions after it stay in the history.",
    readers: "Readers keep seeing what they see now, until you publish the draft.",
    done: "It is back as a draft",
  },
} as const;
