/** An event of the demo content. */
export interface DemoEvent {
  title: string;
  eventType: "workshop" | "educational" | "adventure" | "conservation" | "competition";
  location: string;
  /** The path of one of the site's own pictures. */
  imageUrl?: string;
  /**
   * The date: this day of the first week that is at least `weeks` from now (negative: of the past)
   * and in one of `months` (1 to 12; any by default), at this hour.
   */
  when: {
    weeks: number;
    months?: readonly number[];
    day: "Saturday" | "Sunday";
    hour: number;
    minute?: number;
  };
  /** The registration deadline in days before the event. */
  deadline?: number;
  maxParticipants?: number;
  /** Only children of these ages can sign up; everybody by default. */
  ageGroup?: "6-12" | "13-18";
  /** The youngest and the oldest of the demo families; by default those of `ageGroup`, or 7 and 17. */
  ages?: readonly [youngest: number, oldest: number];
  currentParticipants: number;
  /** Markdown. */
  description: string;
}
