import type { DemoEducationArticle } from "./article.ts";

export const ice: DemoEducationArticle = {
  title: "How thick is thick enough? Going out on ice",
  excerpt: "Four inches of clear ice, measured and not guessed. And when to stay on the shore.",
  category: "safety",
  ageGroup: "all-ages",
  imageUrl: "/pictures/event-ice-day-960.webp",
  daysAgo: 84,
  content: `A frozen lake is quiet, and tempting. Our season on the water ends in November. In winter we plan a single day on the ice, up at Summit Lake, and nobody sets foot on it until three adults have measured. Ice is not a floor. It is different at every step, and different again after a warm afternoon.

## The numbers

| Clear, solid ice | What it may carry |
|---|---|
| under 4 inches | nobody |
| 4 inches | people on foot, well apart |
| 5 to 7 inches | a sled, a small group |
| more | ask someone who has measured it today |

White or gray ice is half as strong: double every number. Stay away from inlets, springs, docks, reeds and anything dark.

## Before you go

- Ask locally, and tell someone when you will be back
- Measure with an auger every fifty feet
- Wear a life vest over your coat and ice picks around your neck
- Keep ten steps between people, and a rope in the hand of the last one

## If it breaks

Turn to the side you came from; that ice held you. Put your arms flat on it, kick your legs as if you were swimming, slide out on your belly, and roll. Do not stand up until you are back where you stood safely before. Then get indoors and get warm, right away.

When in doubt, drink cocoa on the shore. The fish will be there next week.`,
};
