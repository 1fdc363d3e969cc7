import { vitestWorkers } from "@headwaters/launch/workers";
import { defineConfig } from "vitest/config";

const faults = "src/**/*.faults.test.ts";

const shared = {
  globalSetup: "src/testing/globalSetup.ts",
  setupFiles: "src/testing/setup.ts",
  // Each file has its own database, but shares the modules of the site: loading them took longer than
  // most tests.
  isolate: false,
  expect: { poll: { timeout: 30_000 } }, // only ends tests that would never pass
  // Only ends tests that hang: a busy machine is several times as slow.
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
          // Tests of kills, races and floods need the machine for themselves: one file at a time,
          // before all other tests.
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
