import type { DemoEvent } from "./event.ts";

export const juniorLeaders: DemoEvent = {
  title: "First aid and throw ropes: training day for junior leaders",
  eventType: "workshop",
  location: "Boathouse and east dock, 18 Mill Pond Road",
  when: { weeks: 10, day: "Sunday", hour: 13 },
  deadline: 10,
  maxParticipants: 12,
  ages: [15, 18],
  currentParticipants: 5,
  description: `When something goes wrong at the water, a leader has to know what to do without stopping to think. That takes practice. In one afternoon we throw the rope until every throw lands, take a hook out of an orange and explain how it is done with a thumb, cool a burn, warm up a wet child, and call for help so that help comes to the right place.

The course is for ages 15 to 18, for those who are junior leaders or want to be, members or not. You can train at 15 and help lead a group from 16, with references. Two paramedics of the Clearwater Falls fire department teach it. At the end you get a certificate that is good for two years.

Bring clothes that can get wet, and a second set.`,
};
