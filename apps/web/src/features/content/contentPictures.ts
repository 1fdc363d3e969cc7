import * as pictures from "../../ui/pictures/pictures.ts";

/**
 * Our pictures in news, events and education articles, with descriptions. Content references them
 * by address, such as /pictures/news-heron-count-960.webp.
 */
export const contentPictures: readonly { picture: pictures.Picture; alt: string }[] = [
  {
    picture: pictures.newsRiverCleanup,
    alt: "A teenager steadies a canoe loaded with sacks and a tire while an adult and a child gather litter on the bank.",
  },
  {
    picture: pictures.newsTournament,
    alt: "A girl and a helper measure a bass in a water-filled cradle while others fish from a dock hung with flags.",
  },
  {
    picture: pictures.newsHatcheryRelease,
    alt: "Children crouch at a stream and each let one tiny trout go from a paper cup, a hatchery worker beside them.",
  },
  {
    picture: pictures.newsNewDock,
    alt: "A teenager in a wheelchair fishes from a wide new dock in morning light with a friend beside her.",
  },
  {
    picture: pictures.newsWinterTying,
    alt: "On a snowy evening a girl and her grandfather tie a fishing fly by lamplight at a table beside a window.",
  },
  {
    picture: pictures.newsHeronCount,
    alt: "Two teenagers with binoculars and a clipboard count great blue herons in a marsh at dawn.",
  },
  {
    picture: pictures.educationCatchRelease,
    alt: "Seen from above, two wet hands hold a brook trout gently in a soft net that lies in clear water.",
  },
  {
    picture: pictures.educationFoodWeb,
    alt: "A pond cut open shows algae, water fleas, a nymph, sunfish, a bass and a heron joined by dotted paths.",
  },
  {
    picture: pictures.educationKnots,
    alt: "Two hands tie a clinch knot, winding a stout yellow line five times before the eye of a fly hook.",
  },
  {
    picture: pictures.educationReadingWater,
    alt: "A stream from above runs from a bright riffle to a dark pool, dotted rings showing where trout lie.",
  },
  {
    picture: pictures.educationTackle,
    alt: "Seen from above, an open green tackle box full of bobbers, lures and hooks lies on planks beside a rod.",
  },
  {
    picture: pictures.educationWaterSafety,
    alt: "On a dock two children in life vests throw a rope to a swimmer while a leader buckles a small girl’s vest.",
  },
  {
    picture: pictures.educationWatershed,
    alt: "A cut-open block of land shows rain, snowy peaks, a river through forest and fields, and the salmon sea.",
  },
  {
    picture: pictures.eventFlyCasting,
    alt: "On a summer meadow an instructor throws a long loop of fly line while children practice with hoops.",
  },
  {
    picture: pictures.eventIceDay,
    alt: "Children in knit hats fish through holes and ride a sled among bright tents on a frozen lake.",
  },
  {
    picture: pictures.eventInsectHunt,
    alt: "Children in waders search a stony riffle with a net, and a stonefly nymph sits on a rock close by.",
  },
  {
    picture: pictures.eventMarshPlanting,
    alt: "People of all ages in waders plant bundles of tules in the shallows of a misty tidal marsh.",
  },
  {
    picture: pictures.eventNightHike,
    alt: "Children and leaders walk with lanterns beside a moonlit creek while a great horned owl looks on.",
  },
  {
    picture: pictures.eventRiverFloat,
    alt: "Children in life vests paddle a blue raft down a river between red canyon walls, two boats behind them.",
  },
  {
    picture: pictures.eventSpringDerby,
    alt: "Seen from above, children in life vests fish all around a round pond under blossoming cherry trees.",
  },
];
