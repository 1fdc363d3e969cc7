import type { ContentService } from "@headwaters/contracts/router";
import { itemLists } from "./lists/ownLists.ts";
import { type ReviewDeps, reviewItems } from "./publishing/review.ts";

export function contentService(deps: ReviewDeps & { reviewed: boolean }): ContentService {
  return { reviewed: deps.reviewed, ...itemLists(deps.prisma), ...reviewItems(deps) };
}
