/** An event of the demo content. */
export interface DemoEvent {
  title: string;
  eventType: "workshop" | "educational" | "adventure" | "conservation" | "competition";
  location: string;
  /** One of the site's own pictures. */
  imageUrl?: string;
  /** How long from now it is: on the Saturday or Sunday of that week, at this hour. */
  when: { weeks: number; day: "Saturday" | "Sunday"; hour: number; minute?: number };
  /** How many days before it one must have registered. */
  deadline?: number;
  maxParticipants?: number;
  currentParticipants: number;
  /** Markdown. */
  description: string;
}
