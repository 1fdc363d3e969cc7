import * as pictures from "#ui/pictures/pictures.ts";

export interface GalleryPicture {
  picture: pictures.Picture;
  /** A few words. */
  title: string;
  /** The description in one sentence. */
  description: string;
}

/**
 * The pictures of the gallery that the home page also shows. A file of their own keeps the texts of
 * all others off the home page.
 */
export const galleryFavorites = {
  mayflies: {
    picture: pictures.gallerySpringBrook,
    title: "Mayflies in May",
    description:
      "A brook trout rises toward a mayfly while a kingfisher watches from a spring branch.",
  },
  canoe: {
    picture: pictures.galleryAutumnCanoe,
    title: "October canoe",
    description: "A child and an adult paddle a red canoe past a shore of orange autumn trees.",
  },
  camp: {
    picture: pictures.galleryNightCamp,
    title: "Stars over camp",
    description: "Three campers sit around a fire beside a moonlit lake under a sky full of stars.",
  },
  ice: {
    picture: pictures.galleryWinterIce,
    title: "Patience on the ice",
    description:
      "A child looks into a hole in the ice beside an adult jigging a short rod on a snowy lake.",
  },
} as const satisfies Record<string, GalleryPicture>;
