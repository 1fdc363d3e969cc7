import type { ItemKind } from "@headwaters/contracts";
import { trpc } from "../../../lib/api/client.ts";

/**
 * The procedures that all kinds have in common, of one kind: in types as those of the news, whose
 * fields `writtenOf` reads for every kind.
 */
export const writingOf = (kind: ItemKind) => trpc[kind] as unknown as typeof trpc.news;
