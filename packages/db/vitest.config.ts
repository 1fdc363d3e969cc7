import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "./src/testing/index.ts",
    // Some tests start servers of their own, and the machine may be busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
