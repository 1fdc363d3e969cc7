import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Each test starts and stops servers, and the machine may be busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
