/** An education article of the demo content. */
export interface DemoEducationArticle {
  title: string;
  excerpt?: string;
  category: "fishing-techniques" | "conservation" | "marine-biology" | "safety" | "equipment";
  ageGroup: "6-12" | "13-18" | "all-ages" | "families";
  /** One of the site's own pictures. */
  imageUrl?: string;
  /** How long before now it was written. */
  daysAgo: number;
  /** Markdown. */
  content: string;
}
