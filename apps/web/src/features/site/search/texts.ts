import { organization } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";

export const searchTexts = {
  title: "Search",
  eyebrow: "The whole site",
  description: `Search the news, events, education articles and pages of ${organization.name}.`,
  empty:
    "Type a word or two, such as “trout”, “membership” or “summer camp”. Spelling need not be perfect.",
  nothing: "Try fewer or other words, or look here:",
  failed: "Some of the search did not answer. Please try again.",
  groups: {
    pages: "Pages",
    events: "Upcoming events",
    news: "News",
    education: "Education",
    past: "Past events",
  },
  more: (group: string) => `All results in ${group}`,
} as const;

/** Static pages for the search, with further keywords by which they are found. */
export const searchedPages = [
  {
    to: paths.mission,
    title: "Mission",
    text: "What we stand for, what we do, and what has come of it.",
    keywords: "about values impact conservation stewardship character",
  },
  {
    to: paths.events,
    title: "Events",
    text: "Workshops, trips, competitions and work days to sign up for.",
    keywords: "calendar register registration activities schedule camp",
  },
  {
    to: paths.education,
    title: "Education",
    text: "Programs by age, and articles on fishing, conservation and safety.",
    keywords: "learn programs lessons knots marine biology equipment",
  },
  {
    to: paths.membership,
    title: "Membership",
    text: "Student, family and sponsor memberships, and how to apply.",
    keywords: "join member cost price fee dues free apply application",
  },
  {
    to: paths.news,
    title: "News",
    text: "What has happened by the water, and the newsletter.",
    keywords: "articles stories subscribe email updates",
  },
  {
    to: paths.gallery,
    title: "Gallery",
    text: "Seventy pictures of days by the water.",
    keywords: "photos photographs images",
  },
  {
    to: paths.leadership,
    title: "Leadership",
    text: "The people who run the organization, and how to reach them.",
    keywords: "team staff board directors careers jobs volunteer",
  },
  {
    to: paths.sponsors,
    title: "Sponsors",
    text: "Who supports us, and how to become a sponsor.",
    keywords: "partners donate donation giving platinum gold silver",
  },
  {
    to: paths.contact,
    title: "Contact",
    text: "Write to us, call or visit, and answers to common questions.",
    keywords: "email phone address message help faq questions volunteer scholarships",
  },
  {
    to: paths.privacy,
    title: "Privacy Policy",
    text: "What we collect, why, for how long, and your rights.",
    keywords: "data cookies coppa children consent delete",
  },
  {
    to: paths.terms,
    title: "Terms of Service",
    text: "Rules, fees, refunds and liability.",
    keywords: "refund cancellation conduct payment legal",
  },
  {
    to: paths.accessibility,
    title: "Accessibility",
    text: "How everyone can use this site, and whom to tell where it fails.",
    keywords: "wcag accommodation disability screen reader wheelchair",
  },
] as const;
