import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

declare global {
  interface Window {
    /** Names of the elements that the last transition moved; absent before the first one. */
    moved?: string[];
  }
}

/** Records what view transitions move. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const readNames = () => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement)
          .flatMap((name) => /^::view-transition-group\((.+)\)$/.exec(name ?? "")?.[1] ?? []);
        window.moved = [...new Set(groups)].sort();
      };
      transition.ready.then(readNames, () => {});
      return transition;
    };
  });

const readMoves = (page: Page) => page.evaluate(() => window.moved);
const forgetMoves = (page: Page) => page.evaluate(() => void delete window.moved);
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("picture and title of a pressed card move to the article, which gets the focus, and back", async ({
  page,
}) => {
  await recordMoves(page);
  await page.goto("/news");
  const card = cards(page).nth(3);
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await card.getByRole("link", { name: /Read More/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(() => readMoves(page)).toEqual(["item-picture", "item-title"]);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await scrollTop(page)).toBe(0);

  await forgetMoves(page);
  await page.goBack();
  await expect.poll(() => readMoves(page)).toEqual(["item-picture", "item-title"]);
  await expect(card.getByRole("heading")).toHaveText(title);
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test("a pressed picture of the gallery moves into the lightbox, and back", async ({ page }) => {
  await recordMoves(page);
  await page.goto("/gallery");
  const card = page.locator('main section[aria-label="Pictures"] li a').nth(1);
  await card.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => readMoves(page)).toEqual(["photo"]);

  await forgetMoves(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => readMoves(page)).toEqual(["photo"]);
  await expect(card).toBeFocused();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    await recordMoves(page);
    await page.goto("/news");
    await cards(page)
      .first()
      .getByRole("link", { name: /Read More/ })
      .click();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("searchbox")).toBeVisible();
    await page.goto("/gallery");
    await page.locator('main section[aria-label="Pictures"] li a').first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await readMoves(page)).toBeUndefined();
  });
});
