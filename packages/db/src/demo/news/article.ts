/** A news article of the demo content. */
export interface DemoArticle {
  title: string;
  excerpt: string;
  category: "conservation" | "achievement" | "program" | "event" | "community";
  /** One of the site's own pictures. */
  imageUrl?: string;
  /** How long before now it was written. */
  daysAgo: number;
  published: boolean;
  /** Markdown. */
  content: string;
}
