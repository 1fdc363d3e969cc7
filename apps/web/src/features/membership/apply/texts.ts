import {
  APPLICATION_RESPONSE_TIME,
  type MembershipType,
  organization,
  SITE_PICTURE,
} from "@headwaters/contracts";
import { formatRange } from "#lib/format.ts";
import * as pictures from "#ui/pictures/pictures.ts";

interface Tier {
  name: string;
  price: string;
  /** The period of the price: "a year". */
  per?: string;
  forWhom: string;
  benefits: readonly string[];
  popular?: boolean;
}

export const membershipTiers: Record<MembershipType, Tier> = {
  student: {
    name: "Student",
    price: "Free",
    forWhom: "For one young person, 6 to 18.",
    benefits: [
      "Weekly programs from March to November, tying nights in winter",
      "Rods, waders and a life vest to borrow",
      "A place in a small group with two leaders",
      "A logbook, and a patch for every program you finish",
    ],
  },
  family: {
    name: "Family",
    price: "$50",
    per: "/year",
    forWhom: "For a household: every child and adult under one roof.",
    popular: true,
    benefits: [
      "Everything in Student, for each child",
      "Membership for the adults, grandparents too",
      "Priority booking for boats",
      "Two guest days a year for cousins and friends",
    ],
  },
  sponsor: {
    name: "Sponsor",
    price: "$150",
    per: "/year",
    forWhom: "For people who want more children to learn to fish.",
    benefits: [
      "Everything in Family",
      "Rods and waders for one new child each year",
      "Your name on the board at the dock, if you like",
      "An invitation to the trout release",
    ],
  },
};

export const membershipTexts = {
  title: `Join ${organization.name}`,
  hero: pictures.membershipHero,
  eyebrow: "Membership",
  lead: "Students fish with us for free. Family and sponsor dues keep it that way.",
  description: `Become a member of ${organization.name}: free for students, $50 a year for families, $150 a year for sponsors.`,
  tiers: {
    eyebrow: "Three ways to join",
    title: "Choose your membership",
    lead: "Everyone fishes the same water. Family and sponsor dues help cover the cost.",
    popular: "Most Popular",
  },
  why: {
    eyebrow: "What you get",
    title: "Why Join",
    lead: "Nobody learns a river from a screen, and nobody has to learn it alone.",
    picture: { name: "event-fly-casting", ...SITE_PICTURE },
    alt: "Children and two leaders practice fly casting among the wildflowers of a spring meadow.",
    caption: "You make your first casts in the meadow, without a hook.",
    reasons: [
      {
        title: "Someone beside you",
        text: "Our staff see to it that every adult leader has a background check and first-aid training. Each remembers their own first tangle.",
      },
      {
        title: "Nothing to buy",
        text: "Rods, reels, waders in children’s sizes and life vests come out of our shed, not out of your pocket.",
      },
      {
        title: "Work that counts",
        text: "Members plant banks, count insects and clean up shorelines. What they write down goes to the people who take care of the river.",
      },
      {
        title: "The same faces next time",
        text: "Groups stay together. Shy children talk by the third Saturday; by the eighth they teach.",
      },
    ],
  },
  application: {
    sent: {
      title: "We have your application",
      text: "A person reads it, and writes to you. There is nothing to pay until then.",
      again: "Send another application",
    },
    eyebrow: "Application",
    title: "Apply for membership",
    lead: "It takes two minutes. You pay nothing on this page.",
    steps: [
      {
        title: "You send the form",
        text: "A parent or guardian fills it in for anyone under 18.",
      },
      {
        title: "We contact you",
        text: `Within ${formatRange(APPLICATION_RESPONSE_TIME)}, with the next dates and any questions we have.`,
      },
      {
        title: "You come to the water",
        text: "Family and sponsor dues can wait until your first day: cash, check or credit card.",
      },
    ],
    privacy:
      "We keep your name, email address and choice of membership to handle your application.",
  },
} as const;

/** Toasts after an application was sent. */
export const membershipToasts = {
  sent: {
    title: "Application received!",
    description: `Please check your email for our confirmation. We will contact you within ${APPLICATION_RESPONSE_TIME}.`,
    duration: 12_000,
  },
  unsent: {
    title: "Membership received (Email delivery issue)",
    description:
      "Your application was saved, but our confirmation email could not be sent. It will still be processed.",
    duration: 10_000,
  },
  failure: {
    title: "Error submitting application",
    description: `Failed to submit membership application. Please try again or contact us directly at ${organization.email}`,
    keepsDescription: true,
    duration: 8_000,
  },
} as const;
