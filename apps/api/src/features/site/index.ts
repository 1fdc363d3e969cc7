import type { Services } from "@headwaters/contracts/router";
import type { Feature, FeatureContext } from "../feature.ts";
import { feeds } from "./feeds.ts";
import { siteSearch } from "./search.ts";

export const site = {
  services: (
    context: FeatureContext,
    content: Pick<Services, "news" | "events" | "education">,
  ) => ({ site: siteSearch({ ...context, ...content }) }),
  publicRoutes: async (app, { services, publicUrl }, web) => {
    if (web) await app.register(feeds, { web, services, publicUrl });
  },
} satisfies Feature;
