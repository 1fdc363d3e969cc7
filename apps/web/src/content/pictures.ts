// Written by artwork/draw.ts: run `pnpm --filter @headwaters/web artwork` instead of editing.

/** A picture in /pictures/, saved as <name>-<width>.avif and <name>-<width>.webp. */
export interface Picture {
  readonly name: string;
  /** Size of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Average colour, to show until the picture has loaded. */
  readonly colour: string;
}

export const homeHero: Picture = {
  name: "home-hero",
  width: 1920,
  height: 960,
  widths: [768, 1280, 1920],
  colour: "#566e76",
};

export const homeHeroTall: Picture = {
  name: "home-hero-tall",
  width: 1080,
  height: 1350,
  widths: [480, 800, 1080],
  colour: "#5e737a",
};

export const membersHero: Picture = {
  name: "members-hero",
  width: 1920,
  height: 960,
  widths: [768, 1280, 1920],
  colour: "#657c6f",
};

export const membersHeroTall: Picture = {
  name: "members-hero-tall",
  width: 1080,
  height: 1350,
  widths: [480, 800, 1080],
  colour: "#748574",
};

export const newsHero: Picture = {
  name: "news-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#686672",
};

export const authPanel: Picture = {
  name: "auth-panel",
  width: 800,
  height: 1000,
  widths: [480, 800],
  colour: "#427483",
};

export const programmeBeginner: Picture = {
  name: "programme-beginner",
  width: 960,
  height: 640,
  widths: [480, 720, 960],
  colour: "#78a49c",
};

export const programmeMarine: Picture = {
  name: "programme-marine",
  width: 960,
  height: 640,
  widths: [480, 720, 960],
  colour: "#9cb09d",
};

export const programmeFamily: Picture = {
  name: "programme-family",
  width: 960,
  height: 640,
  widths: [480, 720, 960],
  colour: "#74938e",
};

export const gallerySpringBrook: Picture = {
  name: "gallery-spring-brook",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#80ae9c",
};

export const galleryAutumnCanoe: Picture = {
  name: "gallery-autumn-canoe",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#938b74",
};

export const galleryNightCamp: Picture = {
  name: "gallery-night-camp",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#2e4250",
};

export const galleryWinterIce: Picture = {
  name: "gallery-winter-ice",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#c4c8cd",
};

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

export const newsRiverCleanup: Picture = {
  name: "news-river-cleanup",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#829c83",
};

export const newsTournament: Picture = {
  name: "news-tournament",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#79a3a7",
};

export const newsHatcheryRelease: Picture = {
  name: "news-hatchery-release",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#7fa395",
};

export const newsNewDock: Picture = {
  name: "news-new-dock",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#859585",
};

export const newsWinterTying: Picture = {
  name: "news-winter-tying",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#7f6c55",
};

export const newsHeronCount: Picture = {
  name: "news-heron-count",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#9ea197",
};

export const emptyNews: Picture = {
  name: "empty-news",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#aabeb1",
};

export const emptyEvents: Picture = {
  name: "empty-events",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#9d918c",
};

export const lost: Picture = {
  name: "lost",
  width: 960,
  height: 720,
  widths: [480, 960],
  colour: "#a0baa6",
};

export const leaderVega: Picture = {
  name: "leader-vega",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#9f927e",
};

export const leaderOkafor: Picture = {
  name: "leader-okafor",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#8d987b",
};

export const leaderLindqvist: Picture = {
  name: "leader-lindqvist",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#a5a897",
};

export const leaderTanaka: Picture = {
  name: "leader-tanaka",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#8b9d9b",
};

export const leaderHaddad: Picture = {
  name: "leader-haddad",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#8b8b7f",
};

export const leaderRedbird: Picture = {
  name: "leader-redbird",
  width: 640,
  height: 800,
  widths: [320, 640],
  colour: "#78787a",
};
