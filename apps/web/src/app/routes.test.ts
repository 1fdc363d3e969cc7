import { expect, test } from "vitest";
import { allPages } from "./allPages.ts";
import { pageParts, pageRoutes } from "./pageRoutes.ts";
import { isForVisitors } from "./routes.tsx";

const toFile = (module: string) => `../features/${module}.tsx`;

test("every page and part has a module", () => {
  const modules = [...pageRoutes.map(({ page }) => page), ...pageParts.map(({ part }) => part)];
  expect(modules.filter((module) => !Object.hasOwn(allPages, toFile(module)))).toEqual([]);
});

test("anonymous visitors load the list of public pages only", () => {
  const listed = pageRoutes.filter(({ page }) => isForVisitors(`features/${page}`));
  expect(listed).toEqual(pageRoutes.filter(({ access }) => access === "public"));
});
