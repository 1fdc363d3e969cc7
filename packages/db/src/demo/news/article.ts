/** A news article of the demo content. */
export interface DemoArticle {
  title: string;
  excerpt: string;
  category: "conservation" | "achievement" | "program" | "event" | "community";
  /** The path of one of the site's own pictures. */
  imageUrl?: string;
  /** Age in days. */
  daysAgo: number;
  published: boolean;
  /** Markdown. */
  content: string;
}
