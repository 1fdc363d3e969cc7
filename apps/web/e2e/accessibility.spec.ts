import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { publicPages } from "../audit/pages.ts";
import { pages } from "../src/paths.ts";
import { alive, expect, test } from "./support/test.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectAccessible(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await alive(page); // or what fades in may begin to wait while it is judged
  // What fades in is judged as it stands: scroll it into view, and let transitions end.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}

async function expectNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

const ROUTES = [...Object.values(pages), "/gallery?photo=night-camp", "/no-such-page"];

/** Where this site has a page of this route. */
async function addressOf(route: string, site: string): Promise<string> {
  const found = (await publicPages(site)).find((page) => page.route === route);
  return found?.address ?? route;
}

test.use({ expectedComplaints: /status of 404/ });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      for (const route of ROUTES) {
        test(`${route} has no barrier for a visitor`, async ({ page, site }) => {
          await page.goto(await addressOf(route, site));
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }

      test("nor have a member's home, an article and the article form", async ({
        page,
        signIn,
        publish,
      }) => {
        await signIn();
        const id = await publish({ imageUrl: "/pictures/news-hero-768.webp" });
        await page.goto("/");
        await expect(page.getByText("Active Members")).toBeVisible();
        await expectAccessible(page);
        await page.goto(`/news/${id}`);
        await expectAccessible(page);
        await page.goto("/news");
        await page.getByRole("button", { name: "Add News" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("button", { name: /^Create/ }).click();
        await expect(dialog.getByText("Title is required")).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        expect(violations).toEqual([]);
      });
    });
  }
}

test.describe("the open menu", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, viewport: { width: 390, height: 844 } });
      test("has no barrier", async ({ page }) => {
        await page.goto("/");
        await page.getByRole("button", { name: /menu/i }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        expect(violations).toEqual([]);
      });
    });
  }
});

for (const width of [320, 768, 1024, 1920, 2560]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const { address } of await publicPages(site)) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
}
