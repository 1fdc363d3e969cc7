import { organization } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";

/** The page "My content". */
export const myContentTexts = {
  title: "My Content",
  description: `What you have written for ${organization.name}: drafts, what waits, and what is published.`,
  eyebrow: "Your writing",
  lead: "Everything you have written here, from the first draft to the published page.",
  guide: "How this works",
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

/** The page of the content of all authors, for staff. */
export const allContentTexts = {
  title: "Content",
  description: `Everything that anybody has written for ${organization.name}, drafts included.`,
  lead: "Everything that anybody has written here, drafts included, newest first.",
  columns: { title: "Title", kind: "Kind", state: "State", author: "Author", saved: "Saved" },
  label: "Content",
  search: "Title or author",
  filters: {
    status: { label: "State", all: "All" },
    kind: { label: "Kind", all: "All kinds" },
    author: { label: "Author", all: "Everybody" },
  },
  takeDown: {
    button: "Take Down",
    pending: "Taking down...",
    title: (count: number) =>
      count === 1 ? "Take one page down now?" : `Take ${count} pages down now?`,
    text: "Readers can no longer open them. The texts are kept as drafts. Events with registrations stay: take them down one by one, so that you can write to their families.",
    done: (count: number) =>
      count === 1 ? "One page is taken down" : `${count} pages are taken down`,
  },
  failed: "The content could not be loaded",
  empty: { title: "Nothing found", text: "Try other words, or look at all of it." },
} as const;

/** The part of the page "My data". */
export const myDataTexts = {
  lists: { news: "News", events: "Events", education: "Education articles" },
  published: "published",
  unpublished: "not published",
  written: "written",
  planned: "planned for",
  note: "Note of our staff",
  versions: { title: "Versions you have saved", version: "version", saved: "saved" },
  pictures: { title: "Pictures", none: "without a description", added: "added" },
} as const;
