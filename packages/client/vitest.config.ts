import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "../testing/src/site/vitestSetup.ts",
    // The tests install the package from the registry.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
