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

/** Pages in one tab share its kept files: loading them costs half. Tests of few pages run side by side. */
const AT_A_TIME = 7;

/** The path of a page of each route, asked of the site once. */
const examples: Record<string, string> = {};
test.beforeAll(async ({ site }) => {
  for (const { route, address } of await publicPages(site)) {
    examples[route] = new URL(address).pathname;
  }
});

/** Everything that the console says, every call of the API, and every request to another site. */
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

/** A visitor who asked for less motion sees every section of the home page at once. */
async function expectEverySectionShown(page: Page) {
  const program = page.getByRole("heading", { name: "Beginner Angler Academy" });
  await expect(program).toBeVisible();
  expect(await readOpacity(program)).toBe(1);
}

// Without motion nothing waits for its turn to fade in.
test.use({ expectedComplaints: /status of 404/, contextOptions: { reducedMotion: "reduce" } });

for (let first = 0; first < ROUTES.length; first += AT_A_TIME) {
  const routes = ROUTES.slice(first, first + AT_A_TIME);
  test(`${routes.join(", ")}: each hydrates without console output or requests, and is accessible, light and dark, wide and narrow`, async ({
    page,
    site,
  }) => {
    test.slow(); // seven pages, one after another
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
        // By now whatever a page would ask or say when it becomes alive has long been asked and said.
        const isLost = response?.status() === 404;
        expect(isLost).toBe(route === "/no-such-page");
        expect(heard).toEqual(isLost ? [expect.stringContaining("status of 404")] : []);
      });
    }
  });
}
