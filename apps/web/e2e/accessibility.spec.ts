import type { Page } from "@playwright/test";
import { publicPages, publicPatterns } from "../audit/pages.ts";
import { pages } from "../src/lib/paths.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/accessibility.ts";
import { readOpacity } from "./support/opacity.ts";
import { expect, test } from "./support/test.ts";

const ROUTES = [
  ...publicPatterns,
  "/gallery?photo=night-camp",
  "/contact?about=privacy",
  "/no-such-page",
];

/**
 * Pages in one tab share its HTTP cache, which halves the time; tests of few pages run in parallel.
 */
const AT_A_TIME = 7;

/** The path of a page of each route, fetched from the site once. */
const examples: Record<string, string> = {};
test.beforeAll(async ({ site }) => {
  for (const { route, address } of await publicPages(site)) {
    examples[route] = new URL(address).pathname;
  }
});

/** Records console messages, calls of the API, and requests to other sites. */
function listen(page: Page, site: string) {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== site || /^\/(api|trpc)\//.test(pathname)) heard.push(request.url());
  });
  return heard;
}

/** With reduced motion every section of the home page is visible at once. */
async function expectEverySectionShown(page: Page) {
  const program = page.getByRole("heading", { name: "Beginner Angler Academy" });
  await expect(program).toBeVisible();
  expect(await readOpacity(program)).toBe(1);
}

// With reduced motion no section waits to fade in.
test.use({ expectedComplaints: /status of 404/, contextOptions: { reducedMotion: "reduce" } });

for (let first = 0; first < ROUTES.length; first += AT_A_TIME) {
  const routes = ROUTES.slice(first, first + AT_A_TIME);
  test(`${routes.join(", ")}: each hydrates without console output or requests, and is accessible, light and dark, wide and narrow`, async ({
    page,
    site,
  }) => {
    test.slow(); // Several pages, one after another.
    const heard = listen(page, site);
    for (const route of routes) {
      await test.step(route, async () => {
        heard.length = 0;
        const response = await page.goto(examples[route] ?? route);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        if (route === pages.home) await expectEverySectionShown(page);
        await expectAccessible(page);
        for (const width of [320, 768, 2560]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoSidewaysScroll(page);
        }
        // By now the page has sent all requests and messages of its hydration.
        const isLost = response?.status() === 404;
        expect(isLost).toBe(route === "/no-such-page");
        expect(heard).toEqual(isLost ? [expect.stringContaining("status of 404")] : []);
      });
    }
  });
}
