import { chromium } from "@headwaters/testing/site/browser";
import { defineConfig } from "@playwright/test";

const { executablePath, env } = await chromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/support/sites.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: "100%", // One worker for each core.
  // Generous timeouts, because each core is busy with a browser, a site and tests of vitest.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    serviceWorkers: "block", // Service workers would answer before page.route.
    launchOptions: { executablePath, env, args: ["--no-sandbox", "--headless=shell"] },
    screenshot: "only-on-failure",
  },
});
