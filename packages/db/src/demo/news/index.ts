import { academyGraduates } from "./academy-graduates.ts";
import type { DemoArticle } from "./article.ts";
import { corpsStreamSurvey } from "./corps-stream-survey.ts";
import { familyNight } from "./family-night.ts";
import { hatcheryRelease } from "./hatchery-release.ts";
import { heronCount } from "./heron-count.ts";
import { newDock } from "./new-dock.ts";
import { riverCampDraft } from "./river-camp-draft.ts";
import { riverCleanup } from "./river-cleanup.ts";
import { tournament } from "./tournament.ts";
import { tyingNight } from "./tying-night.ts";

/** Newest first, as the site shows them. */
export const demoNews: readonly DemoArticle[] = [
  riverCampDraft,
  riverCleanup,
  tournament,
  hatcheryRelease,
  newDock,
  tyingNight,
  heronCount,
  academyGraduates,
  familyNight,
  corpsStreamSurvey,
];
