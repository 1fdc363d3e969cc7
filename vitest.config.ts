import { vitestWorkers } from "@headwaters/launch/workers";
import { defineConfig } from "vitest/config";

/** A package's own configuration; the packages share their workers, which are equal for a group. */
function project(root: string, config = "vitest.config.ts") {
  const name = root.slice(root.indexOf("/") + 1);
  return {
    extends: `./${root}/${config}`,
    root,
    test: {
      name,
      maxWorkers: vitestWorkers,
      sequence: { groupOrder: 1 },
      // The files of a worker share its modules: starting a worker takes longer than most files.
      isolate: false,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      "apps/api", // two projects: its tests, and before them those of faults
      project("apps/web", "vite.config.ts"),
      project("packages/artwork"),
      project("packages/client"),
      project("packages/contracts"),
      project("packages/db"),
      project("packages/embedded-postgres"),
      project("packages/launch", "vitest.config.mjs"),
    ],
    // With --changed, a change of these runs every test.
    forceRerunTriggers: [
      "**/package.json",
      "**/pnpm-lock.yaml",
      "**/{vitest,vite}.config.*",
      "**/packages/db/prisma/**",
    ],
  },
});
