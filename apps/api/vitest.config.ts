import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "@headwaters/db/testing",
    include: ["src/**/*.test.ts"],
    // Many of them wait for mail servers and processes: one for each core but one leaves both idle.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
