import { expect, test } from "vitest";
import { pageParts, pageRoutes } from "./pageRoutes.ts";
import { modules } from "./routes.tsx";

test("every page and part has a module", () => {
  const named = [...pageRoutes.map(({ page }) => page), ...pageParts.map(({ part }) => part)];
  const known = Object.keys(modules);
  expect(named.filter((module) => !known.includes(`../features/${module}.tsx`))).toEqual([]);
});
