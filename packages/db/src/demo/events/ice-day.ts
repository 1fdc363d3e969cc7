import type { DemoEvent } from "./event.ts";

export const iceDay: DemoEvent = {
  title: "A day on the ice, once it is thick enough",
  eventType: "adventure",
  location: "Summit Lake, north shore parking lot",
  imageUrl: "/pictures/event-ice-day-960.webp",
  when: { weeks: 5, months: [1, 2], day: "Saturday", hour: 9, minute: 30 },
  deadline: 7,
  maxParticipants: 40,
  currentParticipants: 23,
  description: `Ken Tanaka drills the first holes at dawn, and three adults measure the ice every fifty feet. If there are fewer than six clear inches anywhere we planned to stand, we go snowshoeing around the lake instead, and nobody is sorry.

This is the one day we fish in winter. On the ice there are short rods, warm shelters with benches, and trout that are slower than in summer. So are we. A leader stays with each family.

- Open to everyone; you need not be a member
- Every child comes with a parent or guardian who stays all day
- Every child wears a life vest over the coat, buckled, always; we bring them
- Wear warm boots and a hat that covers your ears, and bring two pairs of gloves; we bring ice cleats and hand warmers
- Soup and cocoa at noon

We decide the evening before and call everyone who signed up.`,
};
