import type { DemoEvent } from "./event.ts";

export const insectHunt: DemoEvent = {
  title: "Who lives under the stones? An insect hunt at the riffle",
  eventType: "educational",
  location: "Alder Creek footbridge, lower parking lot",
  imageUrl: "/pictures/event-insect-hunt-960.webp",
  when: { weeks: 2, months: [3, 4, 5, 6, 7, 8, 9, 10, 11], day: "Saturday", hour: 10 },
  maxParticipants: 30,
  currentParticipants: 11,
  description: `Turn over a stone in a healthy creek and it looks back at you. There are mayflies with three tails, stoneflies with two, and caddis in houses they built themselves. What lives there, and how many of them, says more about the water than a bottle sent to a lab.

Children ages six and up work in pairs with a kick net and a white tray. Dr. Astrid Lindqvist brings the microscopes and the sheet on which we count every find. The numbers go to the county’s stream survey, so it is real work, and it is also standing in a creek on a Saturday.

The hunt is open to everyone, first come, first served. A parent or guardian stays with every child under 13. We lend rubber boots from children’s size 10. Everything we catch goes back within twenty minutes, to the side of the creek it came from.`,
};
