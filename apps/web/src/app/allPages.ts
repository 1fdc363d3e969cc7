import type { PageModule } from "../lib/pageRoute.ts";

/** The modules of all pages, by their files. */
export const allPages = import.meta.glob<PageModule>("../features/**/*{Page,PagePart}.tsx");
