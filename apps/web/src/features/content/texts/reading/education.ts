import type { AgeGroup, EducationCategory } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";

export const educationCategoryNames: Record<EducationCategory, string> = {
  "fishing-techniques": "Fishing Techniques",
  conservation: "Conservation",
  "marine-biology": "Marine Biology",
  safety: "Safety",
  equipment: "Equipment",
};

export const ageGroupNames: Record<AgeGroup, string> = {
  "6-12": "Ages 6–12",
  "13-18": "Ages 13–18",
  "all-ages": "All Ages",
  families: "Families",
};

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
  invitation: "Do you know something that helps at the water? Write it down for the library.",
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
