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
  description: `Ken Tanaka drills the first holes at dawn and measures the ice every fifty feet. If there are fewer than six clear inches anywhere we planned to stand, the day becomes snowshoeing around the lake, and nobody is sorry.

On the ice there are short rods, warm shelters with benches, and trout that are slower than in summer. So are we. Each family has a leader who stays with it.

- Every child comes with a parent or guardian who stays all day
- Warm boots, two pairs of gloves, a hat that covers the ears; we bring ice cleats and hand warmers
- Soup and cocoa at noon

We decide the evening before and call everyone who has signed up.`,
};
