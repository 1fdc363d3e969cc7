import { basename, join } from "node:path";
import { defineConfig } from "vitest/config";
import { vitestWorkers } from "./src/testing/workers.mjs";

const root = join(import.meta.dirname, "../..");

/** A package's own configuration; the packages share their workers, which are equal for a group. */
function project(folder, config = "vitest.config.ts") {
  return {
    extends: join(root, folder, config),
    root: join(root, folder),
    test: {
      name: basename(folder),
      maxWorkers: vitestWorkers,
      sequence: { groupOrder: 1 },
      // The files of a worker share its modules: starting a worker takes longer than most files.
      isolate: false,
    },
  };
}

/** The tests of all packages in one run. */
export default defineConfig({
  root,
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
