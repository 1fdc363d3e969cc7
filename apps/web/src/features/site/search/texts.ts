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
  /** The switch is that of all single keys, those of staff pages too. */
  key: "Use single keys on this device, such as / for this search",
} as const;
