import * as pictures from "#ui/pictures/pictures.ts";
import { ageGroupNames, educationCategoryNames } from "../contentNames.ts";

export const educationBar = {
  search: "Search the library",
  choices: [
    { field: "category", label: "Category", all: "All topics", names: educationCategoryNames },
    {
      field: "ageGroup",
      label: "Age group",
      all: "All age groups",
      names: ageGroupNames,
      isBox: true,
    },
  ],
} as const;

export const educationTexts = {
  title: "Education Programs",
  hero: pictures.educationHero,
  eyebrow: "Learning by the water",
  lead: "From your first knot to a survey of a whole stream, one step at a time, with your hands in the water.",
  description:
    "Fishing and conservation programs for ages 6 to 18 and families, and a library of short articles on technique, safety and underwater life.",
  library: "Library",
  add: "Add Article",
  empty: {
    title: "No articles available",
    text: "We are still writing the library. In the meantime, come to an event and learn it by the water.",
    picture: pictures.emptyNews,
  },
  join: {
    title: "The best lesson is the next one.",
    text: "We are on the water from March to November, with tying nights and work days in winter. Weekly programs are free for student members, and student membership is free.",
    join: "Join Our Programs",
    contact: "Ask a Question",
  },
} as const;

export const programsTexts = {
  eyebrow: "Three ways to start",
  title: "Programs",
  cards: [
    {
      title: "Beginner",
      ages: "Ages 6–12",
      text: "Knots, casting, handling a fish with wet hands, and why we let it go. Eight Saturday mornings of drop-off lessons. Our staff see to two leaders for each group of six.",
      learn: ["Three knots that hold", "Casting without hooks", "Who lives under the stones"],
      picture: pictures.programBeginner,
      alt: "A small child in a life vest kneels on a dock beside her instructor and lets a bluegill slip from wet hands.",
    },
    {
      title: "Advanced",
      ages: "Ages 13–18",
      text: "Reading water, fly casting, stream surveys and restoration work. From 15, you can train as a junior leader.",
      learn: ["Reading a river", "Counting insects, keeping records", "Leading a younger group"],
      picture: pictures.programMarine,
      alt: "Three teenagers plant and count marsh grass beside a tidal creek under passing gulls.",
    },
    {
      title: "Family",
      ages: "All ages",
      text: "A boat or a quiet bank for student members and their families. Grandparents are welcome, and nobody needs to have fished before.",
      learn: [
        "A day that works for a toddler",
        "One rod between two",
        "Cooking outdoors and leaving no trace",
      ],
      picture: pictures.programFamily,
      alt: "A family in life vests fishes from a blue rowboat on a mountain lake with a tent on the shore.",
    },
  ],
} as const;
