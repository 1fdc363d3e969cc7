import { vitestWorkers } from "@headwaters/launch/workers";
import { defineConfig } from "vitest/config";

const faults = "src/**/*.faults.test.ts";

const shared = {
  globalSetup: "src/testing/globalSetup.ts",
  setupFiles: "src/testing/setup.ts",
  // Each file has a database of its own, but not its own copy of the site's modules: loading them
  // took longer than most tests.
  isolate: false,
  expect: { poll: { timeout: 30_000 } }, // an end to hope, not a measurement
  // For a test that hangs: a busy machine is several times as slow.
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    name: "api",
    projects: [
      {
        test: {
          ...shared,
          name: "faults",
          include: [faults],
          // Kills, races and floods take the machine for themselves: one file at a time, and before
          // all other tests, while the runner's checks use the other cores.
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: "tests",
          include: ["src/**/*.test.ts"],
          exclude: [faults],
          maxWorkers: vitestWorkers,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
