import type { DemoEvent } from "./event.ts";

export const lanternWalk: DemoEvent = {
  title: "Lantern walk: what the creek does at night",
  eventType: "adventure",
  location: "Boathouse, 18 Mill Pond Road",
  imageUrl: "/pictures/event-night-hike-960.webp",
  when: { weeks: 4, months: [1, 2, 3, 10, 11, 12], day: "Saturday", hour: 18, minute: 30 },
  deadline: 5,
  maxParticipants: 20,
  currentParticipants: 20,
  description: `Trout feed at night, owls hunt along the alders, and crayfish walk around as if they owned the place. We go and see, a mile up the creek and back, with six lanterns and long stretches without any.

**This walk is full.** Join the waitlist: when a seat opens up, the next family gets an email and a day to answer.

Leila Haddad and Ken Tanaka lead two groups of ten. There are three stops: to listen, to look at the water with a red light that fish do not mind, and to drink something hot. We are back at the boathouse by 8:30.

The walk is for ages 6 and up; you need not be a member. A parent or guardian stays with every child under 13. The path is even, but it has roots. Wear warm clothes and closed shoes, and leave your flashlights at home, please: eyes need fifteen minutes to find the dark again.`,
};
