import { organization, type SearchKind } from "@headwaters/contracts";

export const searchTexts = {
  title: "Search",
  eyebrow: "The whole site",
  description: `Search the news, events, people, pictures and pages of ${organization.name}.`,
  placeholder: "Search this site",
  empty:
    "Type a word or two, such as “trout”, “membership” or “summer camp”. Spelling need not be perfect.",
  nothing: "Try fewer or other words.",
  elsewhere: "Or look here:",
  loading: "Searching…",
  failed: "The search did not answer.",
  kinds: "Kinds of results",
  all: "All",
  groups: {
    people: "People",
    pages: "Pages",
    events: "Upcoming events",
    news: "News",
    education: "Education",
    questions: "Questions",
    sponsors: "Sponsors",
    pictures: "Pictures",
    pastEvents: "Past events",
  } satisfies Record<SearchKind, string>,
  more: (group: string) => `All results in ${group}`,
  close: "Close search",
  wholePage: "All results on one page",
  key: "The key / opens this search",
} as const;
