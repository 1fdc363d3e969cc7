/** An education article of the demo content. */
export interface DemoEducationArticle {
  title: string;
  excerpt?: string;
  category: "fishing-techniques" | "conservation" | "marine-biology" | "safety" | "equipment";
  ageGroup: "6-12" | "13-18" | "all-ages" | "families";
  /** The path of one of the site's own pictures. */
  imageUrl?: string;
  /** Age in days. */
  daysAgo: number;
  /** Markdown. */
  content: string;
}
