import * as pictures from "./pictures.ts";

/**
 * Pictures of ours that news, events and education articles show, and what is to be seen in them.
 * They are used by their address, such as /pictures/news-heron-count-960.webp.
 */
export const itemPictures: readonly { picture: pictures.Picture; alt: string }[] = [
  {
    picture: pictures.newsRiverCleanup,
    alt: "A teenager steadies a canoe loaded with sacks and a tire while an adult and a child gather litter on the bank.",
  },
  {
    picture: pictures.newsTournament,
    alt: "Children in life vests fish from a dock hung with flags as one of them brings in a largemouth bass.",
  },
  {
    picture: pictures.newsHatcheryRelease,
    alt: "A girl tips a bucket of young trout into a clear stream beside a hatchery worker.",
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
];
