import type { DemoEvent } from "./event.ts";

export const creekCleanup: DemoEvent = {
  title: "Boots in the creek: cleanup day at Alder Creek",
  eventType: "conservation",
  location: "Alder Creek footbridge, lower parking lot",
  imageUrl: "/pictures/gallery-boots-over-water-960.webp",
  when: { weeks: -3, day: "Saturday", hour: 9 },
  maxParticipants: 40,
  currentParticipants: 31,
  description: `In three hours we walked a mile of creek and carried out eleven bags of trash, four tires, a shopping cart, and a sign that had been looking for its road since the flood.

Thank you to the thirty-one who came. The youngest found the oldest thing: a glass bottle from a dairy that closed in 1961. It stands in the boathouse window now.

The next cleanup is in spring, when the water is low again.`,
};
