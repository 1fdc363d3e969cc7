import { organization } from "@headwaters/contracts";
import * as pictures from "./pictures.ts";

export interface Leader {
  name: string;
  title: string;
  portrait: pictures.Picture;
  email: string;
  phone: string;
  /** In their own words. */
  quote?: string;
  /** A paragraph each. */
  bio: readonly string[];
  expertise: readonly string[];
  achievements: readonly string[];
}

/** Where everyone is reached who has no address or number of their own. */
const office = { email: organization.email, phone: organization.phone };

const director: Leader = {
  name: "Marisol Vega",
  title: "Executive Director",
  portrait: pictures.leaderVega,
  ...office,
  quote: "Ask me what a rod costs, and I will ask you which Saturday you are free.",
  bio: [
    "Marisol learned to fish at Mill Pond from her grandfather, who spoke no English, and from his neighbor, who spoke no Spanish. Before she came to us she taught outdoors for the county’s schools, and she still opens the boathouse on most Saturdays.",
    "She answers for the budget, for the team, and for the promise that no child stays at home for want of money. Write to her in English or Spanish.",
  ],
  expertise: ["Nonprofit leadership", "Outdoor education", "Scholarships", "Spanish"],
  achievements: [
    "Made student membership free, and has kept it free.",
    "Found the money for the accessible dock at Mill Pond: 93 gifts, most of them twenty dollars or less.",
    "Brought six classrooms and the state hatchery together to raise trout for the river.",
  ],
};

const team: readonly Leader[] = [
  {
    name: "Daniel Okafor",
    title: "Director of Youth Programs",
    portrait: pictures.leaderOkafor,
    ...office,
    bio: [
      "Daniel taught science to seventh graders for eleven years and noticed that they remembered the field trips. He plans what happens in every program, from a six-year-old’s first knot to the surveys of the teen corps. On the water he carries a first-aid kit and a bag of dry socks, in children’s sizes.",
    ],
    expertise: ["Curriculum", "Youth development", "Field science", "Wilderness first aid"],
    achievements: [
      "Wrote the five things that a graduate of the Beginner Angler Academy has to show. Catching a fish is not among them.",
      "Leads the Marine Conservation Corps, which found out what warmed Alder Creek and planted 400 willows there.",
    ],
  },
  {
    name: "Dr. Astrid Lindqvist",
    title: "Conservation Scientist",
    portrait: pictures.leaderLindqvist,
    ...office,
    bio: [
      "Astrid is a stream ecologist. Her doctorate is about stoneflies, which live only where water is cold and clean, and which she can tell apart by their walk. She turns what the children count into records that the county and the state can use, and she says so when a number proves nothing yet.",
    ],
    expertise: ["Stream ecology", "Aquatic insects", "Habitat restoration", "Community science"],
    achievements: [
      "Set up the heron count: nine stations, the same mornings, the same sheets.",
      "Keeps six thermometers in Alder Creek, and teaches teenagers to doubt them.",
      "Holds the permits under which classrooms raise trout and the corps plants willows.",
    ],
  },
  {
    name: "Ken Tanaka",
    title: "Head Instructor",
    portrait: pictures.leaderTanaka,
    ...office,
    bio: [
      "Ken guided on mountain rivers for twenty years and gave it up for beginners, who, he says, ask better questions. He trains every volunteer: nobody teaches a child to cast before Ken has watched them do it. Ask him about a knot only if you have time.",
    ],
    expertise: ["Casting", "Fly tying", "Water safety", "Adaptive fishing"],
    achievements: [
      "Began the Thursday tying nights: forty vises, one stove, cocoa.",
      "Adapted our lending rods so that some can be cast and reeled with one hand.",
      "Brought in the wet measuring board and the thirty-second rule for every fish that is caught.",
    ],
  },
  {
    name: "Leila Haddad",
    title: "Families & Safeguarding",
    portrait: pictures.leaderHaddad,
    ...office,
    bio: [
      "Leila was a children’s nurse before she joined us. She is the first person that most parents speak with, about allergies, nerves, a wheelchair or a scholarship, and the one to whom any child or adult can bring a worry in confidence. She speaks Arabic, French and English, and she calls back the same day when she can.",
    ],
    expertise: ["Safeguarding", "Family support", "Accommodations", "Arabic and French"],
    achievements: [
      "Wrote our safeguarding rules. The first one: no adult is ever alone with a child out of sight of others.",
      "Sees to it that every adult who works with children has passed a background check and been trained before the first day.",
    ],
  },
];

const chair: Leader = {
  name: "Thomas Redbird",
  title: "Board Chair",
  portrait: pictures.leaderRedbird,
  ...office,
  bio: [
    "Thomas measured rivers for a living: he was the county’s hydrologist for most of his career. His three grandchildren came to the Academy before he did. He chairs the board, which sets our course, approves the budget and looks after the Executive Director’s work, and like everyone on it he is not paid.",
    "The board meets four times a year in the boathouse. The first half hour belongs to members and their questions, and the minutes are there for anyone to read.",
  ],
  expertise: ["Governance", "Water policy", "Nonprofit finance"],
  achievements: [
    "Opened the board’s meetings to every member, of any age.",
    "Had our accounts put into words that a twelve-year-old can follow, and tested it on three.",
  ],
};

export const leadership = {
  title: "Leadership",
  eyebrow: "Who looks after it all",
  lead: "Six people you can call by their first names, and how to reach each of them.",
  description: `The people who lead ${organization.name}: what they do, what they know, and how to reach them.`,
  hero: pictures.leadershipHero,
  staff: {
    eyebrow: "Staff",
    title: "The people you will meet",
    lead: "Five of us are here all year. You will find most of us at the shore, with wet sleeves.",
    director,
    team,
  },
  board: {
    eyebrow: "Board",
    title: "And whom they answer to",
    lead: "The board is made up of volunteers from the town, the schools and the water trades.",
    chair,
  },
  join: {
    eyebrow: "Join us",
    title: "There is work for every pair of hands",
    ways: [
      {
        title: "Careers",
        text: "We are a small team and hire seldom, most often for the season: instructors, a camp cook, a field assistant. Tell us what you do well and when you are free, and you hear from us even if the answer is not yet.",
        points: [
          "Pay is stated in every posting",
          "Paid training in water safety and first aid",
          "No degree needed to teach a knot",
        ],
        button: "Ask About Careers",
      },
      {
        title: "Volunteering",
        text: "Most of what happens here is done by volunteers: they untangle line, count herons, drive the van, warm the tortillas. An hour a season is as welcome as a day a week.",
        points: [
          "From 14 years on; under 18 with a parent’s consent",
          "A background check and a morning’s training before you work with children",
          "Waders in every size, and coffee",
        ],
        button: "Ask About Volunteering",
      },
    ],
  },
} as const;
