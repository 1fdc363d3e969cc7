import { type ContentTypeName, organization } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";

/** Labels of one item by type. */
export const contentTypeLabels: Record<ContentTypeName, string> = {
  news: "News",
  events: "Event",
  education: "Education",
};

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
