import { organization } from "@headwaters/contracts";
import { galleryFavorites } from "./galleryFavorites.ts";
import * as pictures from "./pictures.ts";

/** Texts of the mission page. */
export const mission = {
  title: "Our Mission",
  eyebrow: "Why we are here",
  lead: organization.mission,
  description: `What ${organization.name} stands for, what we do with young people on the water, and what has come of it.`,
  hero: pictures.missionHero,
  statement: {
    text: "Rivers are kept by the people who know them.",
    paragraphs: [
      "Many children grow up a short ride from a creek and have never put a hand in it. We take them there: to fish, to find out what lives in the water, and to come back when it needs them.",
      "What begins with a bobber on a pond often ends with a shovel on a stream bank. We count both as fishing.",
    ],
    picture: pictures.authPanel,
    alt: "Under a red canoe with two paddlers, a brook trout and two bluegills swim through shafts of light.",
  },
  values: {
    eyebrow: "What we hold to",
    title: "Core Values",
    items: [
      {
        name: "Conservation First",
        text: "The water comes before the catch. We fish with barbless hooks, keep fish wet in our hands, and leave every bank cleaner than we found it.",
      },
      {
        name: "Youth-Centered",
        text: "Young people ask, choose and lead here. Groups are small, the pace is theirs, and those who have learned something teach it to the next.",
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
        text: "From a first cast off the dock to reading a current alone. The gear is ours to lend, and someone stands beside every beginner.",
        learned: [
          "Casting and knots",
          "Reading water and weather",
          "Landing a fish and letting it go",
        ],
        picture: pictures.programmeBeginner,
        alt: "Beside her instructor on a dock, a child in a life vest opens her wet hands and a bluegill swims off.",
      },
      {
        name: "Environmental Education",
        text: "Every outing is field work too. What lives under a stone tells how a stream is doing, and we write it down each time.",
        learned: [
          "Stream insects and clear water",
          "Fish and what they need",
          "Planting banks and shores",
        ],
        picture: pictures.programmeMarine,
        alt: "At a tidal creek one teenager plants marsh grass, one carries a bucket and one keeps the count.",
      },
      {
        name: "Character Building",
        text: "Fishing is waiting, noticing and trying again, mostly in company. Young people take that home with them, and it lasts.",
        learned: ["Patience", "Looking out for each other", "Keeping a promise to a place"],
        picture: galleryFavorites.ice.picture,
        alt: galleryFavorites.ice.description,
      },
    ],
  },
  impact: {
    eyebrow: "So far",
    title: "Impact",
    lead: "Added up from many ordinary mornings.",
    figures: [
      { value: "1,200+", label: "young anglers trained" },
      { value: "15,000+", label: "fish released safely" },
      { value: "25", label: "restoration projects" },
      { value: "500+", label: "families engaged" },
    ],
  },
  closing: {
    title: "Know a river with us.",
    text: "Bring a child, or be the one who is brought. Ask us anything first if you like.",
  },
} as const;
