import type { DemoEvent } from "./event.ts";

export const marshPlanting: DemoEvent = {
  title: "Four hundred tules: planting day at the lower marsh",
  eventType: "conservation",
  location: "Lower marsh, end of Levee Road",
  imageUrl: "/pictures/event-marsh-planting-960.webp",
  when: { weeks: 3, months: [1, 2, 3, 10, 11, 12], day: "Sunday", hour: 9 },
  currentParticipants: 38,
  description: `The bank that slid into the marsh two winters ago is bare, and bare banks keep sliding. Tules hold mud with roots as thick as a thumb, and young fish hide between their stems. We have four hundred plants in pots and one morning to bring them home.

The work day is open to everyone, for an hour or for all of it. A parent or guardian stays with every child under 13. Small children carry, bigger ones dig, and the Marine Conservation Corps shows how deep and how far apart. At noon there is soup for everyone who is muddy above the ankle.

- We bring gloves and shovels; wear boots that can take some mud
- Levee Road has a smooth path for strollers and wheelchairs as far as the planting tables
- We sign school service hours on the spot`,
};
