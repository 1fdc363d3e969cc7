import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "./src/testing.ts",
    // Most of the time is spent waiting for servers.
    maxWorkers: 2,
    // Some tests start servers of their own, on machines that do other work, too.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
