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

export const missionHero: Picture = {
  name: "mission-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#5d7f78",
};

export const eventsHero: Picture = {
  name: "events-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#70827d",
};

export const educationHero: Picture = {
  name: "education-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#5b7e61",
};

export const membershipHero: Picture = {
  name: "membership-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#83805b",
};

export const galleryHero: Picture = {
  name: "gallery-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#618783",
};

export const leadershipHero: Picture = {
  name: "leadership-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#544f6d",
};

export const sponsorsHero: Picture = {
  name: "sponsors-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#6c9678",
};

export const contactHero: Picture = {
  name: "contact-hero",
  width: 1920,
  height: 640,
  widths: [768, 1280, 1920],
  colour: "#3e5d6b",
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
  colour: "#77a196",
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

export const newsHatcheryRelease: Picture = {
  name: "news-hatchery-release",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#97ac94",
};

export const newsHeronCount: Picture = {
  name: "news-heron-count",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#9ea197",
};

export const newsNewDock: Picture = {
  name: "news-new-dock",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#859585",
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
  colour: "#769fa0",
};

export const newsWinterTying: Picture = {
  name: "news-winter-tying",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#7f6c55",
};

export const eventFlyCasting: Picture = {
  name: "event-fly-casting",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#7ea995",
};

export const eventSpringDerby: Picture = {
  name: "event-spring-derby",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#8fb083",
};

export const eventNightHike: Picture = {
  name: "event-night-hike",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#3a504f",
};

export const eventMarshPlanting: Picture = {
  name: "event-marsh-planting",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#a3aa92",
};

export const eventRiverFloat: Picture = {
  name: "event-river-float",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#968872",
};

export const eventIceDay: Picture = {
  name: "event-ice-day",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#b2b5ba",
};

export const eventInsectHunt: Picture = {
  name: "event-insect-hunt",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#85ae8d",
};

export const educationKnots: Picture = {
  name: "education-knots",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#708163",
};

export const educationReadingWater: Picture = {
  name: "education-reading-water",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#679573",
};

export const educationCatchRelease: Picture = {
  name: "education-catch-release",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#567a73",
};

export const educationFoodWeb: Picture = {
  name: "education-food-web",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#7c9a86",
};

export const educationTackle: Picture = {
  name: "education-tackle",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#757d68",
};

export const educationWaterSafety: Picture = {
  name: "education-water-safety",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#779b94",
};

export const educationWatershed: Picture = {
  name: "education-watershed",
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  colour: "#b2baa5",
};
