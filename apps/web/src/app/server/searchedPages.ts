import { paths } from "#lib/paths.ts";
import type { Picture } from "#ui/pictures/pictures.ts";
import * as pictures from "#ui/pictures/pictures.ts";

interface SearchedPage {
  path: string;
  title: string;
  text: string;
  /** Further words by which it is found. */
  keywords: string;
  picture?: Picture;
}

/** The public pages, but for the home page and those of items. */
export const searchedPages: readonly SearchedPage[] = [
  {
    path: paths.mission,
    title: "Mission",
    text: "What we stand for, what we do, and what has come of it.",
    keywords: "about values impact conservation stewardship character",
    picture: pictures.missionHero,
  },
  {
    path: paths.events,
    title: "Events",
    text: "Workshops, trips, competitions and work days to sign up for.",
    keywords: "calendar register registration activities schedule camp",
    picture: pictures.eventsHero,
  },
  {
    path: paths.education,
    title: "Education",
    text: "Programs by age, and articles on fishing, conservation and safety.",
    keywords: "learn programs lessons knots marine biology equipment",
    picture: pictures.educationHero,
  },
  {
    path: paths.membership,
    title: "Membership",
    text: "Student, family and sponsor memberships, and how to apply.",
    keywords: "join member cost price fee dues free apply application",
    picture: pictures.membershipHero,
  },
  {
    path: paths.news,
    title: "News",
    text: "What has happened by the water, and the newsletter.",
    keywords: "articles stories subscribe email updates",
    picture: pictures.newsHero,
  },
  {
    path: paths.gallery,
    title: "Gallery",
    text: "Seventy pictures of days by the water.",
    keywords: "photos photographs images",
    picture: pictures.galleryHero,
  },
  {
    path: paths.leadership,
    title: "Leadership",
    text: "The people who run the organization, and how to reach them.",
    keywords: "team staff board directors careers jobs volunteer",
    picture: pictures.leadershipHero,
  },
  {
    path: paths.sponsors,
    title: "Sponsors",
    text: "Who supports us, and how to become a sponsor.",
    keywords: "partners donate donation giving platinum gold silver",
    picture: pictures.sponsorsHero,
  },
  {
    path: paths.contact,
    title: "Contact",
    text: "Write to us, call or visit, and answers to common questions.",
    keywords: "email phone address message help faq questions volunteer scholarships",
    picture: pictures.contactHero,
  },
  {
    path: paths.privacy,
    title: "Privacy Policy",
    text: "What we collect, why, for how long, and your rights.",
    keywords: "data cookies coppa children consent delete",
  },
  {
    path: paths.terms,
    title: "Terms of Service",
    text: "Rules, fees, refunds and liability.",
    keywords: "refund cancellation conduct payment legal",
  },
  {
    path: paths.accessibility,
    title: "Accessibility",
    text: "How everyone can use this site, and whom to tell where it fails.",
    keywords: "wcag accommodation disability screen reader wheelchair",
  },
];
