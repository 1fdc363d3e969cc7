import { organization } from "@headwaters/contracts";
import { galleryFavorites } from "./galleryFavorites.ts";
import * as pictures from "./pictures.ts";

/** Texts of the home page as a visitor sees it. */
export const visitorHome = {
  title: organization.tagline,
  eyebrow: "Ages 6 to 18",
  mission: {
    eyebrow: "What we are here for",
    title: "Our Mission",
    lead: "A child who has held a trout in wet hands and let it go again will look after the river it swims in.",
    points: [
      {
        title: "Hands-on fishing education",
        text: "Casting, knots, reading the water and handling a fish with care: learned at the shore, in small groups, with someone beside you who has done it before.",
      },
      {
        title: "Aquatic life conservation",
        text: "Our young anglers count insects, plant banks and clear shorelines, and they learn why the fish need all of it.",
      },
      {
        title: "Character development",
        text: "Patience, respect and looking out for each other: water teaches them quietly, and they last longer than any season.",
      },
    ],
  },
  programs: {
    eyebrow: "Programs",
    title: "A place on the water for every age",
    cards: [
      {
        picture: pictures.programmeBeginner,
        alt: "A small child in a life vest kneels on a dock beside her instructor and lets a bluegill slip from wet hands.",
        name: "Beginner Angler Academy",
        ages: "Ages 6–12",
        text: "First casts, first knots, first fish. Everything is provided; bring a hat and your curiosity.",
      },
      {
        picture: pictures.programmeMarine,
        alt: "Three teenagers plant and count marsh grass beside a tidal creek under passing gulls.",
        name: "Marine Conservation Corps",
        ages: "Ages 13–18",
        text: "Field work for teenagers: restoring marsh and stream, and keeping a record of what comes back.",
      },
      {
        picture: pictures.programmeFamily,
        alt: "A family in life vests fishes from a blue rowboat on a mountain lake with a tent on the shore.",
        name: "Family Fishing Adventures",
        ages: "All ages",
        text: "Quiet days in a boat or on a bank, for everyone who belongs to you.",
      },
    ],
  },
  gallery: {
    eyebrow: "Gallery",
    title: "Days we remember",
    photos: Object.values(galleryFavorites),
  },
  join: {
    title: "There is room on the dock.",
    text: "Student membership is free, the rods are ours to lend, and nobody needs to know anything beforehand.",
  },
} as const;

/** Texts of the home page as someone signed in sees it. */
export const memberHome = {
  title: organization.tagline,
  eyebrow: "Good to see you on the water",
  lead: "What is new, what is coming up, and what we have done together.",
  statistics: [
    { value: "1,200+", label: "Active Members" },
    { value: "50+", label: "Annual Events" },
    { value: "15+", label: "Education Programs" },
    { value: "10,000+", label: "Fish Released" },
  ],
  join: {
    title: "Fish with us all year.",
    text: "A membership opens every workshop and every outing of the season, and pays for someone else’s first rod.",
  },
} as const;
