import type { ItemsService } from "@headwaters/contracts/router";
import { itemLists } from "./ownLists.ts";
import { type ReviewDeps, reviewItems } from "./publishing/review.ts";

export function itemsService(deps: ReviewDeps & { reviewed: boolean }): ItemsService {
  return { reviewed: deps.reviewed, ...itemLists(deps.prisma), ...reviewItems(deps) };
}
