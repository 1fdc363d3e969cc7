import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { alive } from "./test.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Structure follows the width alone, contrast also the scheme: each is judged where it differs. */
const VIEWS = [
  ["light", 390, WCAG],
  ["dark", 390, "contrast"],
  ["dark", 1280, WCAG],
  ["light", 1280, "contrast"],
] as const;

/**
 * Judges the page as it stands, with what is open on it, in both color schemes, narrow and wide.
 * @param within a selector: judges this part alone
 */
export async function expectNoBarrier(page: Page, within?: string) {
  await alive(page); // or the scheme would not follow
  for (const [colorScheme, width, rules] of VIEWS) {
    // Without motion, or what fades in or out is judged half transparent.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    await page.evaluate(() => window.scrollTo(0, 0)); // nothing is half under the bar
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
    const axe = new AxeBuilder({ page }).setLegacyMode(); // else each opens a page of its own
    if (within) axe.include(within);
    if (rules === "contrast") axe.withRules("color-contrast");
    else axe.withTags([...rules]);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    expect(found, `${colorScheme}, ${width}`).toEqual([]);
    await expectNoSidewaysScroll(page, within);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

export async function expectNoSidewaysScroll(page: Page, within = "html") {
  const excess = await page
    .locator(within)
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(excess, `sideways, ${page.viewportSize()?.width}, ${page.url()}`).toBe(0);
}
