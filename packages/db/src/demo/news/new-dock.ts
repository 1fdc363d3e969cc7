import type { DemoArticle } from "./article.ts";

export const newDock: DemoArticle = {
  title: "The new dock at Mill Pond is open, and everyone can roll onto it",
  excerpt:
    "A gentle ramp, low rails and a turning circle at the end: fishing from a wheelchair is now simply fishing.",
  category: "community",
  imageUrl: "/pictures/news-new-dock-960.webp",
  daysAgo: 20,
  published: true,
  content: `The old dock had three steps, a gap and a nail that everybody knew about. It is gone. In its place are sixty feet of level, slip-resistant planks that begin at the parking lot and end over eight feet of water.

Sam has come to our Saturday mornings for two seasons and always fished from the bank, because that was as far as his wheelchair would go. He made the first cast from the new dock. He caught nothing, cast again, and caught a bluegill. He says there will be more.

## What is new

- A ramp that rises no more than one inch in every foot, with a handrail at two heights
- Four places where the rail is low enough to fish over from a seat
- A turning circle, five feet across, at the end
- Two benches with backs, in the shade in the afternoon
- A life-vest station with sizes from toddler to adult, free to borrow, always open

## Who built it

Ninety-three people gave money, most of them twenty dollars or less. North Fork Hardware, the yard on Alder Street, sold us the lumber at cost. Fourteen members of the Marine Conservation Corps learned to read a level, and a retired bridge carpenter named Walt learned to text.

The dock is open every day from dawn to dusk, to everyone, whether or not you have ever heard of us. Please put a life vest on every child. If something is broken or in the way, tell us the same day, and we will fix it.`,
};
