import type { ClearancesService } from "@headwaters/contracts/router";
import type { Platform } from "../../platform/platform.ts";
import { clearanceKinds } from "./kinds.ts";
import { noteClearances } from "./note.ts";
import { clearedPeople } from "./people.ts";

export const clearancesService = ({ prisma }: Pick<Platform, "prisma">): ClearancesService => ({
  ...clearanceKinds(prisma),
  ...clearedPeople(prisma),
  ...noteClearances(prisma),
});
