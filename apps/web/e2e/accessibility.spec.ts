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

const ROUTES = [
  ...Object.values(pages),
  "/gallery?photo=night-camp",
  "/contact?about=privacy",
  "/no-such-page",
];

/** Where this site has a page of this route. */
async function addressOf(route: string, site: string): Promise<string> {
  const found = (await publicPages(site)).find((page) => page.route === route);
  return found?.address ?? route;
}

test.use({ expectedComplaints: /status of 404/ });

const VIEWS = [
  ["light", 390],
  ["dark", 390],
  ["dark", 1280],
  ["light", 1280],
] as const;

/** Judges the page as it stands, in both color schemes, on a phone and on a desktop. */
async function expectAccessibleInAllViews(page: Page) {
  await alive(page); // or the scheme would not follow
  for (const [colorScheme, width] of VIEWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    await expectAccessible(page);
  }
}

for (const route of ROUTES) {
  test(`${route} has no barrier for a visitor, light and dark, wide and narrow`, async ({
    page,
    site,
  }) => {
    await page.goto(await addressOf(route, site));
    await expectAccessibleInAllViews(page);
    for (const width of [320, 390, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test("nor has a member's home", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/");
  await expect(page.getByText("Active Members")).toBeVisible();
  await expectAccessibleInAllViews(page);
});

test("nor has an article for its author", async ({ page, signIn, publish }) => {
  await signIn();
  const id = await publish({ imageUrl: "/pictures/news-hero-768.webp" });
  await page.goto(`/news/${id}`);
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await expectAccessibleInAllViews(page);
});

test("nor has the article form", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/news");
  await page.getByRole("button", { name: "Add News" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Create/ }).click();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  for (const [colorScheme, width] of VIEWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    expect(violations).toEqual([]);
  }
});

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
