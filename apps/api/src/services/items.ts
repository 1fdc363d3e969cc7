import type { ItemsService } from "@headwaters/contracts/router";
import { itemLists } from "./items/lists.ts";
import { type ReviewDeps, reviewItems } from "./items/review.ts";

export function itemsService(deps: ReviewDeps & { reviewed: boolean }): ItemsService {
  return { reviewed: deps.reviewed, ...itemLists(deps.prisma), ...reviewItems(deps) };
}
