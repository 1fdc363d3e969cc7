import type { Feature } from "../feature.ts";
import { feeds } from "./feeds.ts";

export const site = {
  publicRoutes: async (app, { services, publicUrl }, web) => {
    if (web) await app.register(feeds, { web, services, publicUrl });
  },
} satisfies Feature;
