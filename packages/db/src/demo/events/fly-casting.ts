import type { DemoEvent } from "./event.ts";

export const flyCasting: DemoEvent = {
  title: "Fly casting on the meadow: a clinic for beginners",
  eventType: "workshop",
  location: "Mill Pond Meadow, 18 Mill Pond Road",
  imageUrl: "/pictures/event-fly-casting-960.webp",
  when: { weeks: 1, months: [4, 5, 6, 7, 8, 9, 10], day: "Saturday", hour: 9 },
  deadline: 3,
  maxParticipants: 24,
  ages: [10, 17],
  currentParticipants: 17,
  description: `A fly cast looks like magic from the bank and like a tangle from behind the rod. Two hours on dry grass, with a piece of yarn instead of a hook, take care of most of the tangle.

We work in fours with one instructor. You learn the pick-up, the pause that everyone forgets, and how to lay a line down without scaring anything. After the break there are hoops at ten, twenty and thirty feet, and nobody keeps score unless they want to.

- For ages 10 and up; you need not be a member
- A parent or guardian stays with every child under 13, and may cast too
- Rods, reels and safety glasses are ours to lend
- Bring a hat with a brim and water to drink

If the meadow is wet, we cast in the boathouse. It is long enough for everything but bragging.`,
};
