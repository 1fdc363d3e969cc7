import type { Picture } from "../../scene.ts";
import { contactHero } from "./contact-hero.ts";
import { educationHero } from "./education-hero.ts";
import { eventsHero } from "./events-hero.ts";
import { galleryHero } from "./gallery-hero.ts";
import { home } from "./home/home.ts";
import { members } from "./home/members.ts";
import { leadershipHero } from "./leadership-hero.ts";
import { membershipHero } from "./membership-hero.ts";
import { missionHero } from "./mission-hero.ts";
import { newsHero } from "./news-hero.ts";
import { sponsorsHero } from "./sponsors-hero.ts";

/** The pictures that open the pages. */
export const heroScenes: readonly Picture[] = [
  ...home,
  ...members,
  newsHero,
  missionHero,
  eventsHero,
  educationHero,
  membershipHero,
  galleryHero,
  leadershipHero,
  sponsorsHero,
  contactHero,
];
