// Written by artwork/draw.ts: run `pnpm --filter @headwaters/web artwork` instead of editing.
import type { Picture } from "./pictures.ts";

export const galleryOtters: Picture = {
  name: "gallery-otters",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#6c855f",
};

export const galleryHeronSun: Picture = {
  name: "gallery-heron-sun",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#b26248",
};

export const gallerySnowBridge: Picture = {
  name: "gallery-snow-bridge",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#9e9eae",
};

export const galleryLilySkimmer: Picture = {
  name: "gallery-lily-skimmer",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#5a8a6c",
};

export const galleryFallOxbow: Picture = {
  name: "gallery-fall-oxbow",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#a19f80",
};

export const galleryLoonChick: Picture = {
  name: "gallery-loon-chick",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#88a9ac",
};

export const galleryTidalMaze: Picture = {
  name: "gallery-tidal-maze",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#a2906d",
};

export const galleryRedwoodCreek: Picture = {
  name: "gallery-redwood-creek",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#7a785b",
};

export const galleryBeaverDusk: Picture = {
  name: "gallery-beaver-dusk",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#625476",
};

export const galleryTurtles: Picture = {
  name: "gallery-turtles",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#6b865f",
};

export const galleryWinterEagle: Picture = {
  name: "gallery-winter-eagle",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#a8b1be",
};

export const galleryFernGorge: Picture = {
  name: "gallery-fern-gorge",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#4f705e",
};

export const galleryMooseMarsh: Picture = {
  name: "gallery-moose-marsh",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#b3aea5",
};

export const galleryTreeFrog: Picture = {
  name: "gallery-tree-frog",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#85ae73",
};

export const galleryMilkyWay: Picture = {
  name: "gallery-milky-way",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#383a67",
};

export const galleryDipperCreek: Picture = {
  name: "gallery-dipper-creek",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#699397",
};

export const galleryCanePoles: Picture = {
  name: "gallery-cane-poles",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#809f79",
};

export const galleryMorningLoop: Picture = {
  name: "gallery-morning-loop",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#dba577",
};

export const galleryMistyKayaks: Picture = {
  name: "gallery-misty-kayaks",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#6f948c",
};

export const galleryBreakwater: Picture = {
  name: "gallery-breakwater",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#8ca9ab",
};

export const galleryFootbridge: Picture = {
  name: "gallery-footbridge",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#779c79",
};

export const galleryBootsOverWater: Picture = {
  name: "gallery-boots-over-water",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#7b9389",
};

export const gallerySunfishRelease: Picture = {
  name: "gallery-sunfish-release",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#759d7b",
};

export const gallerySunsetPlatform: Picture = {
  name: "gallery-sunset-platform",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#966672",
};

export const galleryRiffleLine: Picture = {
  name: "gallery-riffle-line",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#959e86",
};

export const galleryRainPonchos: Picture = {
  name: "gallery-rain-ponchos",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#818f83",
};

export const galleryIceShelter: Picture = {
  name: "gallery-ice-shelter",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#807a83",
};

export const galleryCoveredBridge: Picture = {
  name: "gallery-covered-bridge",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#848265",
};

export const galleryNightLantern: Picture = {
  name: "gallery-night-lantern",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#4a545a",
};

export const galleryLawnCasting: Picture = {
  name: "gallery-lawn-casting",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#7ba866",
};

export const galleryCanyonDrift: Picture = {
  name: "gallery-canyon-drift",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#8c7365",
};

export const gallerySurfRods: Picture = {
  name: "gallery-surf-rods",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#c3aea3",
};

export const galleryGravelPicnic: Picture = {
  name: "gallery-gravel-picnic",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#9fad98",
};

export const galleryRainbowLeap: Picture = {
  name: "gallery-rainbow-leap",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#cfa98d",
};

export const galleryPerchSchool: Picture = {
  name: "gallery-perch-school",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#97b57b",
};

export const galleryBrownCutbank: Picture = {
  name: "gallery-brown-cutbank",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#936e3b",
};

export const gallerySteelheadPool: Picture = {
  name: "gallery-steelhead-pool",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#427262",
};

export const galleryKokaneeCreek: Picture = {
  name: "gallery-kokanee-creek",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#b79e74",
};

export const galleryPikeReeds: Picture = {
  name: "gallery-pike-reeds",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#88ac89",
};

export const galleryReddEggs: Picture = {
  name: "gallery-redd-eggs",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#7e8f89",
};

export const galleryCutthroatHands: Picture = {
  name: "gallery-cutthroat-hands",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#748d7c",
};

export const galleryWalleyeMoon: Picture = {
  name: "gallery-walleye-moon",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#3c5e7a",
};

export const galleryBluegillNest: Picture = {
  name: "gallery-bluegill-nest",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#a8bda1",
};

export const galleryChinookCascade: Picture = {
  name: "gallery-chinook-cascade",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#92a4a2",
};

export const galleryWhitefishBoots: Picture = {
  name: "gallery-whitefish-boots",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#8d9e99",
};

export const galleryBassLilies: Picture = {
  name: "gallery-bass-lilies",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#68956f",
};

export const gallerySturgeonDeep: Picture = {
  name: "gallery-sturgeon-deep",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#31616e",
};

export const galleryCatfishDusk: Picture = {
  name: "gallery-catfish-dusk",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#836c6d",
};

export const gallerySculpinStone: Picture = {
  name: "gallery-sculpin-stone",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#a49875",
};

export const galleryRockfishKelp: Picture = {
  name: "gallery-rockfish-kelp",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#6c9482",
};

export const galleryStreamTray: Picture = {
  name: "gallery-stream-tray",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#879f99",
};

export const galleryBusDawn: Picture = {
  name: "gallery-bus-dawn",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#8b858e",
};

export const galleryWillowStakes: Picture = {
  name: "gallery-willow-stakes",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#9d8f76",
};

export const galleryKnotLesson: Picture = {
  name: "gallery-knot-lesson",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#5c7268",
};

export const galleryCanoeCarry: Picture = {
  name: "gallery-canoe-carry",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#84956f",
};

export const galleryDuckBox: Picture = {
  name: "gallery-duck-box",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#ac9797",
};

export const galleryPondMicroscope: Picture = {
  name: "gallery-pond-microscope",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#b1b193",
};

export const galleryLogJam: Picture = {
  name: "gallery-log-jam",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#838c6e",
};

export const galleryCampfireCircle: Picture = {
  name: "gallery-campfire-circle",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#414a3e",
};

export const galleryRaceways: Picture = {
  name: "gallery-raceways",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#8ca190",
};

export const galleryWetCradle: Picture = {
  name: "gallery-wet-cradle",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#97917c",
};

export const galleryMapCompass: Picture = {
  name: "gallery-map-compass",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#a5a28f",
};

export const galleryCityCasting: Picture = {
  name: "gallery-city-casting",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#7e7284",
};

export const galleryWadersLine: Picture = {
  name: "gallery-waders-line",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#8b8573",
};

export const galleryTroutTank: Picture = {
  name: "gallery-trout-tank",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#4f6a68",
};

export const galleryStormDrain: Picture = {
  name: "gallery-storm-drain",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#959887",
};
