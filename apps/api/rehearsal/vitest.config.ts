import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "rehearsal",
    reporters: ["verbose"],
    root: import.meta.dirname,
    include: ["*.rehearsal.ts"],
    globalSetup: "requirements.ts",
    testTimeout: 300_000,
    hookTimeout: 900_000, // long enough to build a release
    expect: { poll: { timeout: 30_000 } },
  },
});
