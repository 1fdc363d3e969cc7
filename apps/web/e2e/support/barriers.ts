import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const VIEWS = [
  ["light", 390],
  ["dark", 390],
  ["dark", 1280],
  ["light", 1280],
] as const;

/** Judges the page as it stands, with what is open on it, in both color schemes, narrow and wide. */
export async function expectNoBarrier(page: Page) {
  for (const [colorScheme, width] of VIEWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    await page.evaluate(() => window.scrollTo(0, 0)); // nothing is half under the bar
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    expect(found, `${colorScheme}, ${width}`).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `sideways, ${width}`).toBe(0);
  }
}
