import type { DemoEducationArticle } from "./article.ts";

export const ice: DemoEducationArticle = {
  title: "How thick is thick enough? Going out on ice",
  excerpt: "Four inches of clear ice, measured, not guessed. And when to stay on the shore.",
  category: "safety",
  ageGroup: "all-ages",
  imageUrl: "/pictures/event-ice-day-960.webp",
  daysAgo: 84,
  content: `A frozen lake is the quietest place we know, and nobody goes out on it with us before three adults have measured. Ice is not a floor. It is different at every step, and different again after a warm afternoon.

## The numbers

| Clear, solid ice | What it may carry |
|---|---|
| under 4 inches | nobody |
| 4 inches | people on foot, well apart |
| 5 to 7 inches | a sled, a small group |
| more | ask someone who has measured it today |

White or grey ice is half as strong: double every number. Stay away from inlets, springs, docks, reeds and anything dark.

## Before you go

- Ask locally, and tell someone when you will be back
- Measure with an auger every fifty feet
- Wear a life vest over your coat and ice picks around your neck
- Keep ten steps between people, and a rope in the last hand

## If it breaks

Turn to the side that you came from; that ice carried you. Put your arms flat on it, kick with your legs as in swimming, slide out on your belly, and roll. Do not stand up until you are where you stood safely before. Then get warm, indoors, at once.

When in doubt we drink cocoa on the shore. The fish will be there next week.`,
};
