import { organization } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";
import { galleryFavorites } from "../galleryFavorites.ts";

/** Texts of the home page for anonymous visitors. */
export const visitorHome = {
  title: organization.tagline,
  eyebrow: "Ages 6 to 18",
  mission: {
    eyebrow: "Why we’re here",
    title: "Our Mission",
    lead: "A child who has held a trout in wet hands and let it go again will take care of the river it swims in.",
    points: [
      {
        title: "Hands-on fishing education",
        text: "Casting, knots, reading the water and handling a fish with care: learned by the water, in small groups, with someone beside you who has done it before.",
      },
      {
        title: "Aquatic life conservation",
        text: "Our young anglers count insects, plant banks and clear shorelines, and they learn why the fish need all of it.",
      },
      {
        title: "Character development",
        text: "Patience, respect and looking out for each other. The water teaches them quietly, and they last longer than a season.",
      },
    ],
  },
  programs: {
    eyebrow: "Programs",
    title: "A place on the water for every age",
    cards: [
      {
        picture: pictures.programBeginner,
        alt: "A small child in a life vest kneels on a dock beside her instructor and lets a bluegill slip from wet hands.",
        name: "Beginner Angler Academy",
        ages: "Ages 6–12",
        text: "First casts, three knots, first fish, over eight Saturday mornings. We bring the gear; you bring a hat and your curiosity.",
      },
      {
        picture: pictures.programMarine,
        alt: "Three teenagers plant and count marsh grass beside a tidal creek under passing gulls.",
        name: "Marine Conservation Corps",
        ages: "Ages 13–18",
        text: "Field work for teenagers: restoring marshes and streams, and keeping track of what comes back.",
      },
      {
        picture: pictures.programFamily,
        alt: "A family in life vests fishes from a blue rowboat on a mountain lake with a tent on the shore.",
        name: "Family Fishing Adventures",
        ages: "All ages",
        text: "Quiet days in a boat or on the bank, for student members and the whole family.",
      },
    ],
  },
  gallery: {
    eyebrow: "Gallery",
    title: "Days by the water",
    photos: Object.values(galleryFavorites),
  },
  join: {
    title: "There is room on the dock.",
    text: "Student membership is free, the rods are ours to lend, and you don’t need to know a thing before you come.",
  },
} as const;

/** Texts of the next events on the home page for anonymous visitors. */
export const nextOnTheWater = {
  title: "Next on the water",
  all: "All events",
} as const;

/** Texts of the home page for signed-in users. */
export const memberHome = {
  title: organization.tagline,
  eyebrow: "Good to see you",
  lead: "See what’s new, what’s coming up, and what we have done together.",
  statistics: [
    { value: "1,200+", label: "Active Members" },
    { value: "50+", label: "Annual Events" },
    { value: "15+", label: "Education Programs" },
    { value: "10,000+", label: "Fish Released" },
  ],
  join: {
    title: "Not a member yet?",
    text: "Student membership is free and opens every program from March to November. Family and sponsor dues help pay for someone else’s first rod.",
  },
  /** For members. */
  bring: {
    title: "Bring a friend to the dock.",
    text: "You are a member, and there is room beside you. Student membership is free for them, too.",
  },
} as const;
