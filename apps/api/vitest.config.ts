import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "src/testing/globalSetup.ts",
    setupFiles: "src/testing/setup.ts",
    // Each file has a database of its own, but not its own copy of the site's modules: loading them
    // took longer than most tests.
    isolate: false,
    include: ["src/**/*.test.ts"],
    // Many of them wait for mail servers and processes: as many as cores would leave those idle.
    maxWorkers: 3,
    expect: { poll: { timeout: 10_000 } }, // an end to hope, not a measurement
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
