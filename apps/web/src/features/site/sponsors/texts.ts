import { organization } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";

export interface Sponsor {
  /** The fragment of its URL: keep it when the name changes, as others link to it. */
  id: string;
  name: string;
  tier: "Platinum" | "Gold" | "Silver";
  /** Address of a logo without text, for a light background, 320 by 120. */
  mark: string;
  description: string;
  website: string;
}

/** The first is shown largest. */
const list: readonly Sponsor[] = [
  {
    id: "cascade-outfitters",
    name: "Cascade Outfitters",
    tier: "Platinum",
    mark: "/marks/cascade-outfitters.svg",
    description:
      "Most of the rods we lend and of the life vests on the dock came from Cascade’s storeroom. Twice a year its staff spends a working day in our boathouse, replacing line, guides and buckles until each one passes inspection.",
    website: "https://cascade-outfitters.example",
  },
  {
    id: "mill-creek-bank",
    name: "Mill Creek Community Bank",
    tier: "Gold",
    mark: "/marks/mill-creek-bank.svg",
    description:
      "Pays for one scholarship in every program. Each January its staff also helps our treasurer close the books.",
    website: "https://mill-creek-bank.example",
  },
  {
    id: "clearwater-dairy",
    name: "Clearwater Dairy",
    tier: "Gold",
    mark: "/marks/clearwater-dairy.svg",
    description:
      "Stopped mowing along Alder Creek and moved its fence back, so that the Marine Conservation Corps could plant 400 willows there.",
    website: "https://clearwater-dairy.example",
  },
  {
    id: "north-fork-hardware",
    name: "North Fork Hardware",
    tier: "Silver",
    mark: "/marks/north-fork-hardware.svg",
    description:
      "The yard on Alder Street. It sold us the lumber for the new dock at cost, then lent us the saws and showed us how to use them.",
    website: "https://north-fork-hardware.example",
  },
];

export const sponsors = {
  title: "Sponsors",
  eyebrow: "Who helps",
  lead: "Four neighbors who help put rods in young hands and shade back along the creek.",
  description: `The businesses that support ${organization.name}, what their support makes possible, and how to become a sponsor.`,
  hero: pictures.sponsorsHero,
  list: {
    eyebrow: "Our sponsors",
    title: "With thanks, and by name",
    sponsors: list,
  },
  impact: {
    eyebrow: "Impact",
    title: "What it has made possible",
    figures: [
      {
        value: "1,200+",
        label: "young anglers",
        text: "taught to cast, read water and let a fish go well, with gear we lend.",
      },
      {
        value: "50+",
        label: "conservation projects",
        text: "from willow planting and bird counts to the line bins at the footbridge.",
      },
      {
        value: "$250K+",
        label: "community investment",
        text: "in docks, scholarships, boats and the people who keep children safe on the water.",
      },
    ],
  },
  partnership: {
    eyebrow: "Partnership",
    title: "Three ways to partner with us",
    lead: "Money, materials or time all count. We value gifts in kind at what they would have cost us.",
    tiers: [
      {
        name: "Platinum",
        amount: "$10,000+",
        for: "Carries a whole program through a season.",
        benefits: [
          "Everything in Gold, and:",
          "A program or a boat that carries your name for the season",
          "Your logo on program shirts and on the boathouse board",
          "A day on the water for 20 of your employees, with our instructors",
          "A yearly conversation with the board about what comes next",
        ],
      },
      {
        name: "Gold",
        amount: "$5,000+",
        for: "Sends a class of beginners through the Academy.",
        benefits: [
          "Everything in Silver, and:",
          "Your logo on the banner at every event",
          "A morning of fly casting for 10 of your employees",
          "Two seats at the volunteers’ supper",
        ],
      },
      {
        name: "Silver",
        amount: "$2,500+",
        for: "Equips twelve children with rods and life vests.",
        benefits: [
          "Your name, logo and a link on this page",
          "Thanks in our newsletter",
          "An invitation to the trout release",
          "A short report each year on what your gift did",
        ],
      },
    ],
  },
  join: {
    title: "Let’s find the right fit.",
    text: "Tell us what you care about: a creek, a school, a season, a skill. We will tell you plainly what it costs and what it would change.",
    promise:
      "What a sponsor does not get: a say in what we teach or what we report, or the name of any child or family.",
    button: "Become a Sponsor",
  },
} as const;
