import { organization } from "@headwaters/contracts";
import { formatNumber } from "#lib/format.ts";
import * as pictures from "#ui/pictures/pictures.ts";

export interface Leader {
  /** The fragment of its URL: keep it when the name changes, as others link to it. */
  id: string;
  name: string;
  title: string;
  portrait: pictures.Picture;
  email: string;
  phone: string;
  /** A quotation of the person. */
  quote?: string;
  /** One entry for each paragraph. */
  bio: readonly string[];
  expertise: readonly string[];
  achievements: readonly string[];
}

/** Contact details of people without an address or number of their own. */
const office = { email: organization.email, phone: organization.phone };

const director: Leader = {
  id: "marisol-vega",
  name: "Marisol Vega",
  title: "Executive Director",
  portrait: pictures.leaderVega,
  ...office,
  quote: "Ask me what a rod costs, and I’ll ask you which Saturday you’re free.",
  bio: [
    "Marisol learned to fish at Mill Pond from her grandfather, who spoke no English, and from his neighbor, who spoke no Spanish. Before she came to us she taught outdoors for the county’s schools, and she still opens the boathouse on most Saturdays.",
    "She is responsible for the budget, the team, and the promise that no child stays home because of money. Write to her in English or Spanish.",
  ],
  expertise: ["Nonprofit leadership", "Outdoor education", "Scholarships", "Spanish"],
  achievements: [
    "Made student membership free, and keeps it free.",
    "Raised the money for the accessible dock at Mill Pond: 93 gifts, most of them twenty dollars or less.",
    "Brought six classrooms and the state hatchery together to raise trout for the river.",
  ],
};

const team: readonly Leader[] = [
  {
    id: "daniel-okafor",
    name: "Daniel Okafor",
    title: "Director of Youth Programs",
    portrait: pictures.leaderOkafor,
    ...office,
    bio: [
      "Daniel taught science to seventh graders for eleven years and noticed that they remembered the field trips. He plans every program, from a six-year-old’s first knot to the stream surveys of the Marine Conservation Corps. On the water he carries a first-aid kit and a bag of dry socks, in children’s sizes.",
    ],
    expertise: ["Curriculum", "Youth development", "Field science", "Wilderness first aid"],
    achievements: [
      "Wrote the list of five things that every graduate of the Beginner Angler Academy can show. Catching a fish is not one of them.",
      "Leads the Marine Conservation Corps, which found out what warmed Alder Creek and planted 400 willows there.",
    ],
  },
  {
    id: "astrid-lindqvist",
    name: "Dr. Astrid Lindqvist",
    title: "Conservation Scientist",
    portrait: pictures.leaderLindqvist,
    ...office,
    bio: [
      "Astrid is a stream ecologist. She wrote her doctorate on stoneflies, which need cold, clean water, and she can tell them apart by the way they walk. She turns what the children count into records that the county and the state can use. When a number does not prove anything yet, she says so.",
    ],
    expertise: ["Stream ecology", "Aquatic insects", "Habitat restoration", "Community science"],
    achievements: [
      "Set up the heron count: nine stations, the same mornings, the same sheets.",
      "Keeps six thermometers in Alder Creek, and teaches teenagers to doubt them.",
      "Takes care of the permits that let classrooms raise trout and the Corps plant willows.",
    ],
  },
  {
    id: "ken-tanaka",
    name: "Ken Tanaka",
    title: "Head Instructor",
    portrait: pictures.leaderTanaka,
    ...office,
    bio: [
      "Ken guided on mountain rivers for twenty years. He gave it up to teach beginners, who, he says, ask better questions. He trains every volunteer: nobody teaches a child to cast until Ken has watched them do it. Ask him about a knot only if you have time.",
    ],
    expertise: ["Casting", "Fly tying", "Water safety", "Adaptive fishing"],
    achievements: [
      "Started the Thursday tying nights: forty vises, one stove, cocoa.",
      "Adapted our lending rods so that some can be cast and reeled with one hand.",
      "Introduced the wet measuring cradle and our ten-second rule: no fish is out of the water longer than that.",
    ],
  },
  {
    id: "leila-haddad",
    name: "Leila Haddad",
    title: "Families & Child Safety",
    portrait: pictures.leaderHaddad,
    ...office,
    bio: [
      "Leila was a pediatric nurse before she joined us. She is the first person most parents talk to, about allergies, nerves, a wheelchair or a scholarship. Any child or adult can bring her a worry. We listen, and we tell you honestly whom we have to tell. She speaks Arabic, French and English, and on working days she calls back the same day when she can.",
    ],
    expertise: ["Child safety", "Family support", "Accommodations", "Arabic and French"],
    achievements: [
      "Wrote our child safety rules. The first one: no adult is ever alone with a child out of sight of others.",
      "Makes sure that every adult who works with children has passed a background check and been trained before the first day.",
    ],
  },
];

const chair: Leader = {
  id: "thomas-redbird",
  name: "Thomas Redbird",
  title: "Board Chair",
  portrait: pictures.leaderRedbird,
  ...office,
  bio: [
    "Thomas measured rivers for a living: he was the county’s hydrologist for most of his career. His three grandchildren came to the Academy before he came to us. He chairs the board, which sets our course, approves the budget and oversees the Executive Director’s work. Like everyone on the board, he is not paid.",
    "The board meets four times a year in the boathouse. The first half hour belongs to members and their questions, and anyone can read the minutes.",
  ],
  expertise: ["Governance", "Water policy", "Nonprofit finance"],
  achievements: [
    "Opened the board’s meetings to every member, of any age.",
    "Had our accounts written up so that a twelve-year-old can follow them, and tested that on three.",
  ],
};

/** The director leads the team; the chair of the board is not on the staff. */
const staff = 1 + team.length;
const people = formatNumber(staff + 1).replace(/^./, (letter) => letter.toUpperCase());

export const leadership = {
  title: "Leadership",
  eyebrow: "Who we are",
  lead: `${people} people you can call by their first names: ${formatNumber(staff)} on the staff, and the chair of our board. One email address and one phone number reach all of them; just say who you are looking for.`,
  description: `The people who lead ${organization.name}: what they do, what they know, and how to reach them.`,
  hero: pictures.leadershipHero,
  staff: {
    eyebrow: "Staff",
    title: "The people you will meet",
    lead: "You will find most of us by the water, with wet sleeves.",
    director,
    team,
  },
  board: {
    eyebrow: "Board",
    title: "Who they report to",
    lead: "Board members are volunteers from the town, the schools and the water trades.",
    chair,
  },
  join: {
    eyebrow: "Join us",
    title: "There’s a job for every pair of hands",
    ways: [
      {
        title: "Careers",
        text: "We are a small team and do not hire often, mostly for the season: instructors, a camp cook, a field assistant. Tell us what you do well and when you are free. We answer everyone, even when we have no opening.",
        points: [
          "Every posting states the pay",
          "Paid training in water safety and first aid",
          "No degree needed to teach a knot",
        ],
        button: "Ask About Careers",
      },
      {
        title: "Volunteering",
        text: "Volunteers do most of what happens here: they untangle line, count herons, drive the van and warm the tortillas. An hour a season is as welcome as a day a week.",
        points: [
          "Ages 16 and up, with references; under 18 also with a parent’s consent",
          "For adults, a background check; for everyone, a morning of training before you work with children",
          "Waders in every size, and coffee",
        ],
        button: "Ask About Volunteering",
      },
    ],
  },
} as const;
