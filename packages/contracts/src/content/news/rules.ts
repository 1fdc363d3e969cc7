export const newsCategories = [
  "conservation",
  "achievement",
  "program",
  "event",
  "community",
] as const;
export type NewsCategory = (typeof newsCategories)[number];
