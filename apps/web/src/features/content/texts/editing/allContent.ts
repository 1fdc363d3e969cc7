import { organization } from "@headwaters/contracts";

/** The content of all authors, for staff. */
export const allContentTexts = {
  title: "Content",
  description: `Everything that anybody has written for ${organization.name}, drafts included.`,
  lead: "Everything that anybody has written here, drafts included, newest first.",
  label: "Content",
  search: "Title or author",
  filters: {
    status: { label: "State", all: "All" },
    kind: { label: "Kind", all: "All kinds" },
    author: { label: "Author", all: "Everybody" },
  },
  someone: "Someone whose account is gone",
  saved: "Saved",
  failed: "The content could not be loaded",
  empty: { title: "Nothing found", text: "Try other words, or look at all of it." },
} as const;
