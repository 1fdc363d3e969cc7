import { organization } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";
import { galleryFavorites } from "../galleryFavorites.ts";

/** Texts of the mission page. */
export const mission = {
  title: "Our Mission",
  eyebrow: "Why we are here",
  lead: organization.mission,
  description: `What ${organization.name} stands for, what we do with young people on the water, and what it adds up to.`,
  hero: pictures.missionHero,
  statement: {
    text: "The people who know a river are the ones who take care of it.",
    paragraphs: [
      "Many children grow up a short ride from a creek and have never put a hand in it. We take them there to fish, to find out what lives in the water, and to come back when it needs them.",
      "What begins with a bobber on a pond often ends with a shovel on a stream bank. We count both as fishing.",
    ],
    picture: pictures.authPanel,
    alt: "Under a red canoe with two paddlers, a brook trout and two bluegills swim through shafts of light.",
  },
  values: {
    eyebrow: "What matters to us",
    title: "Core Values",
    items: [
      {
        name: "Conservation First",
        text: "The water comes before the catch. We fish with barbless hooks, keep a fish out of the water for no longer than ten seconds, and leave every bank cleaner than we found it.",
      },
      {
        name: "Youth-Centered",
        text: "Young people ask, choose and lead here. Groups are small, the pace is theirs, and whoever has learned something teaches the next one.",
      },
      {
        name: "Hands-On Learning",
        text: "Nobody learns a river from a chair. Knots are tied with cold fingers, insects are counted in a tray, and a tangled line is part of the lesson.",
      },
    ],
  },
  work: {
    eyebrow: "Day to day",
    title: "What We Do",
    items: [
      {
        name: "Skill Development",
        text: "From a first cast off the dock to reading a current on your own. The gear is ours to lend, and someone stands beside every beginner.",
        learned: [
          "Casting and knots",
          "Reading water and weather",
          "Landing a fish and letting it go",
        ],
        picture: pictures.programBeginner,
        alt: "Beside her instructor on a dock, a child in a life vest opens her wet hands and a bluegill swims off.",
      },
      {
        name: "Environmental Education",
        text: "Every outing is field work, too. What lives under a stone tells you how a stream is doing, and we write it down each time.",
        learned: [
          "Stream insects and clear water",
          "Fish and what they need",
          "Planting banks and shores",
        ],
        picture: pictures.programMarine,
        alt: "At a tidal creek one teenager plants marsh grass, one carries a bucket and one keeps the count.",
      },
      {
        name: "Character Building",
        text: "Fishing is waiting, noticing and trying again, mostly with friends. Young people take that home with them, and it lasts.",
        learned: ["Patience", "Looking out for each other", "Keeping a promise to a place"],
        picture: galleryFavorites.ice.picture,
        alt: galleryFavorites.ice.description,
      },
    ],
  },
  impact: {
    eyebrow: "So far",
    title: "Impact",
    lead: "It adds up, one ordinary morning at a time.",
    figures: [
      { value: "1,200+", label: "young anglers trained" },
      { value: "15,000+", label: "fish released safely" },
      { value: "25", label: "restoration projects" },
      { value: "500+", label: "families engaged" },
    ],
  },
  closing: {
    title: "Get to know a river.",
    text: "Bring a child, or be the one who tags along. Questions first? Ask us anything.",
  },
} as const;
