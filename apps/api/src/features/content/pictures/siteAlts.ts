import type { SitePictureName } from "@headwaters/contracts";

/** Descriptions of the site's own pictures that content can use. */
export const siteAlts: Readonly<Record<SitePictureName, string>> = {
  "education-catch-release":
    "Seen from above, two wet hands hold a brook trout gently in a soft net that lies in clear water.",
  "education-food-web":
    "A pond cut open shows algae, water fleas, a nymph, sunfish, a bass and a heron joined by dotted paths.",
  "education-knots":
    "Two hands tie a clinch knot, winding a stout yellow line five times before the eye of a fly hook.",
  "education-reading-water":
    "A stream from above runs from a bright riffle to a dark pool, dotted rings showing where trout lie.",
  "education-tackle":
    "Seen from above, an open green tackle box full of bobbers, lures and hooks lies on planks beside a rod.",
  "education-water-safety":
    "On a dock two children in life vests throw a rope to a swimmer while a leader buckles a small girl’s vest.",
  "education-watershed":
    "A cut-open block of land shows rain, snowy peaks, a river through forest and fields, and the salmon sea.",
  "event-fly-casting":
    "On a summer meadow an instructor throws a long loop of fly line while children practice with hoops.",
  "event-ice-day":
    "Children in knit hats fish through holes and ride a sled among bright tents on a frozen lake.",
  "event-insect-hunt":
    "Children in waders search a stony riffle with a net, and a stonefly nymph sits on a rock close by.",
  "event-marsh-planting":
    "People of all ages in waders plant bundles of tules in the shallows of a misty tidal marsh.",
  "event-night-hike":
    "Children and leaders walk with lanterns beside a moonlit creek while a great horned owl looks on.",
  "event-river-float":
    "Children in life vests paddle a blue raft down a river between red canyon walls, two boats behind them.",
  "event-spring-derby":
    "Seen from above, children in life vests fish all around a round pond under blossoming cherry trees.",
  "news-hatchery-release":
    "Children crouch at a stream and each let one tiny trout go from a paper cup, a hatchery worker beside them.",
  "news-heron-count":
    "Two teenagers with binoculars and a clipboard count great blue herons in a marsh at dawn.",
  "news-new-dock":
    "A teenager in a wheelchair fishes from a wide new dock in morning light with a friend beside her.",
  "news-river-cleanup":
    "A teenager steadies a canoe loaded with sacks and a tire while an adult and a child gather litter on the bank.",
  "news-tournament":
    "A girl and a helper measure a bass in a water-filled cradle while others fish from a dock hung with flags.",
  "news-winter-tying":
    "On a snowy evening a girl and her grandfather tie a fishing fly by lamplight at a table beside a window.",
};
