import type { ContentService } from "@headwaters/contracts/router";
import type { Platform } from "../../platform/platform.ts";
import { itemLists } from "./lists/ownLists.ts";
import { type ReviewDeps, reviewItems } from "./publishing/review.ts";

export function contentService(deps: ReviewDeps & Pick<Platform, "reviewed">): ContentService {
  return { reviewed: deps.reviewed, ...itemLists(deps.prisma), ...reviewItems(deps) };
}
