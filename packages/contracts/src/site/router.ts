import { publicProcedure, router } from "../rpc/procedures.ts";
import * as schema from "./schema.ts";

export interface SiteService {
  /** Finds people, questions, pictures, sponsors, pages and published content, grouped by kind. */
  search(wanted: schema.SiteSearch): Promise<schema.SearchResults>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    site: SiteService;
  }
}

export const siteRouter = router({
  search: publicProcedure
    .meta({ cacheable: true, uncacheableInputs: ["search"] })
    .input(schema.siteSearch)
    .output(schema.searchResults)
    .query(({ ctx, input }) => ctx.services.site.search(input)),
});
