import type { DemoEvent } from "./event.ts";

export const riverFloat: DemoEvent = {
  title: "Down the canyon: a day afloat for teenagers",
  eventType: "adventure",
  location: "Upper Canyon boat ramp, Highway 9",
  imageUrl: "/pictures/event-river-float-960.webp",
  when: { weeks: 8, months: [6, 7, 8, 9], day: "Saturday", hour: 7, minute: 30 },
  deadline: 14,
  maxParticipants: 16,
  currentParticipants: 9,
  ageGroup: "13-18",
  description: `Eleven miles, four rafts, one licensed guide in each. Between the upper ramp and Tanner’s Bend the river does everything a river can: long green pools, a few honest rapids, and gravel bars where lunch tastes better than it is.

We stop four times to fish, and twice to measure the temperature and clarity of the water for the Marine Conservation Corps. You row, too. Daniel Okafor will explain why the person who complains about the rowing is usually the one steering.

For ages 13 to 18, members or not, who can swim 50 yards in clothes. We try that in the pond the week before. Say on the form what we should know about allergies and health; a leader calls you before the day. Life vests, helmets and dry bags are provided. The bus brings everyone back to the ramp by 5:00.`,
};
