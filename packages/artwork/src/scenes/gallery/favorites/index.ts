import type { Picture } from "../../../scene.ts";
import { galleryAutumnCanoe } from "./autumn-canoe.ts";
import { galleryNightCamp } from "./night-camp.ts";
import { gallerySpringBrook } from "./spring-brook.ts";
import { galleryWinterIce } from "./winter-ice.ts";

/** The pictures of the gallery that the home page shows too. */
export const favoriteScenes: readonly Picture[] = [
  gallerySpringBrook,
  galleryAutumnCanoe,
  galleryNightCamp,
  galleryWinterIce,
];
