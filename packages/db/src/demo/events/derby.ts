import type { DemoEvent } from "./event.ts";

export const derby: DemoEvent = {
  title: "The Mill Pond derby for children under twelve",
  eventType: "competition",
  location: "Mill Pond, east dock",
  imageUrl: "/pictures/event-spring-derby-960.webp",
  when: { weeks: 6, months: [4, 5], day: "Saturday", hour: 8 },
  deadline: 7,
  maxParticipants: 60,
  currentParticipants: 42,
  description: `Two hours, one pond, sixty children, and more laughing than fishing. The derby is the one day of the year on which we count, and we count kindly: there are ribbons for the most species, the smallest fish, the best knot, the calmest release, and for the youngest angler who sits still.

Every fish is measured in a wet cradle and let go where it was caught. Hooks are barbless. Each child has a helper in a blue vest, so parents may stand back, which some find the hardest part.

- Check-in from 7:30 at the east dock, which has ramps and low rails
- Rods, bait and life vests are there for everyone
- Breakfast rolls from 7:30, free for children

Registration closes a week before, so that we know how many helpers to wake.`,
};
