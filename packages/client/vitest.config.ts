import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "../testing/src/site/vitestSetup.ts",
    // An installation from the registry is part of them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
