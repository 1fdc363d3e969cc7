import type { DemoEvent } from "./event.ts";

export const juniorLeaders: DemoEvent = {
  title: "First aid and throw ropes: training day for junior leaders",
  eventType: "workshop",
  location: "Boathouse and east dock, 18 Mill Pond Road",
  when: { weeks: 10, day: "Sunday", hour: 13 },
  deadline: 10,
  maxParticipants: 12,
  currentParticipants: 5,
  description: `Whoever helps to lead a group at the water must know what to do when something goes wrong, and must have done it often enough not to think. In one afternoon we practice the throw rope until every throw lands, take a hook out of an orange and then explain how it is done with a thumb, cool a burn, warm a wet child, and call for help so that help comes to the right place.

The course is for junior leaders and those who want to become one, from age 15. Two paramedics of the Clearwater Falls fire department teach it. At the end there is a certificate that is valid for two years.

Bring clothes to get wet in, and a second set.`,
};
