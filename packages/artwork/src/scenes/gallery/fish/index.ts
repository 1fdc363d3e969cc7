import type { Picture } from "../../../scene.ts";
import { galleryBassLilies } from "./bass-lilies.ts";
import { galleryBluegillNest } from "./bluegill-nest.ts";
import { galleryBrownCutbank } from "./brown-cutbank.ts";
import { galleryCatfishDusk } from "./catfish-dusk.ts";
import { galleryChinookCascade } from "./chinook-cascade.ts";
import { galleryCutthroatHands } from "./cutthroat-hands.ts";
import { galleryKokaneeCreek } from "./kokanee-creek.ts";
import { galleryPerchSchool } from "./perch-school.ts";
import { galleryPikeReeds } from "./pike-reeds.ts";
import { galleryRainbowLeap } from "./rainbow-leap.ts";
import { galleryReddEggs } from "./redd-eggs.ts";
import { galleryRockfishKelp } from "./rockfish-kelp.ts";
import { gallerySculpinStone } from "./sculpin-stone.ts";
import { gallerySteelheadPool } from "./steelhead-pool.ts";
import { gallerySturgeonDeep } from "./sturgeon-deep.ts";
import { galleryWalleyeMoon } from "./walleye-moon.ts";
import { galleryWhitefishBoots } from "./whitefish-boots.ts";

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
