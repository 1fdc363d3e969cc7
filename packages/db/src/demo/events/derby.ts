import type { DemoEvent } from "./event.ts";

export const derby: DemoEvent = {
  title: "The Mill Pond derby for children 6 to 12",
  eventType: "competition",
  location: "Mill Pond, east dock",
  imageUrl: "/pictures/event-spring-derby-960.webp",
  when: { weeks: 6, months: [4, 5], day: "Saturday", hour: 8 },
  deadline: 7,
  maxParticipants: 60,
  ageGroup: "6-12",
  currentParticipants: 42,
  description: `Two hours, one pond, sixty children and a lot of laughing. At the derby there are ribbons for the most species, the smallest fish, the best knot, the calmest release, and the youngest angler who sits still.

Hooks are barbless. Every fish is measured in a wet cradle, lifted low over the water for no longer than ten seconds, and let go where it was caught. Parents or guardians stay at the pond. A helper in a blue vest stands beside each child, so you are free to watch.

- Open to all children from 6 to 12, members or not; first come, first served
- Check-in from 7:30 at the east dock, which has ramps and low rails
- Rods, bait and life vests are ready for every child
- Breakfast rolls from 7:30, free for children

Registration closes a week before, so that we know how many helpers to wake up.`,
};
