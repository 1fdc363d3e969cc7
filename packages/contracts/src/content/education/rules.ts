export const educationCategories = [
  "fishing-techniques",
  "conservation",
  "marine-biology",
  "safety",
  "equipment",
] as const;
export type EducationCategory = (typeof educationCategories)[number];

export const ageGroups = ["6-12", "13-18", "all-ages", "families"] as const;
export type AgeGroup = (typeof ageGroups)[number];
