/** An event of the demo content. */
export interface DemoEvent {
  title: string;
  eventType: "workshop" | "educational" | "adventure" | "conservation" | "competition";
  location: string;
  /** One of the site's own pictures. */
  imageUrl?: string;
  /**
   * When it takes place: on this day of the first week that is at least so many weeks from now and
   * in one of these months (1 to 12; any unless said), at this hour.
   */
  when: {
    weeks: number;
    months?: readonly number[];
    day: "Saturday" | "Sunday";
    hour: number;
    minute?: number;
  };
  /** How many days before it one must have registered. */
  deadline?: number;
  maxParticipants?: number;
  currentParticipants: number;
  /** Markdown. */
  description: string;
}
