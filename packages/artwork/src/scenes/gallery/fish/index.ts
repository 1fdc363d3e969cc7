import type { Picture } from "../../../scene.ts";
import { galleryBassLilies } from "./lakes/bass-lilies.ts";
import { galleryBluegillNest } from "./lakes/bluegill-nest.ts";
import { galleryCatfishDusk } from "./lakes/catfish-dusk.ts";
import { galleryPerchSchool } from "./lakes/perch-school.ts";
import { galleryPikeReeds } from "./lakes/pike-reeds.ts";
import { galleryWalleyeMoon } from "./lakes/walleye-moon.ts";
import { galleryBrownCutbank } from "./rivers/brown-cutbank.ts";
import { galleryChinookCascade } from "./rivers/chinook-cascade.ts";
import { galleryCutthroatHands } from "./rivers/cutthroat-hands.ts";
import { galleryKokaneeCreek } from "./rivers/kokanee-creek.ts";
import { galleryRainbowLeap } from "./rivers/rainbow-leap.ts";
import { galleryReddEggs } from "./rivers/redd-eggs.ts";
import { gallerySculpinStone } from "./rivers/sculpin-stone.ts";
import { gallerySteelheadPool } from "./rivers/steelhead-pool.ts";
import { gallerySturgeonDeep } from "./rivers/sturgeon-deep.ts";
import { galleryWhitefishBoots } from "./rivers/whitefish-boots.ts";
import { galleryRockfishKelp } from "./rockfish-kelp.ts";

/** Fish of the West and the life about them, each in its own water. */
export const fishScenes: readonly Picture[] = [
  galleryRainbowLeap,
  galleryPerchSchool,
  galleryBrownCutbank,
  gallerySteelheadPool,
  galleryKokaneeCreek,
  galleryPikeReeds,
  galleryReddEggs,
  galleryCutthroatHands,
  galleryWalleyeMoon,
  galleryBluegillNest,
  galleryChinookCascade,
  galleryWhitefishBoots,
  galleryBassLilies,
  gallerySturgeonDeep,
  galleryCatfishDusk,
  gallerySculpinStone,
  galleryRockfishKelp,
];
