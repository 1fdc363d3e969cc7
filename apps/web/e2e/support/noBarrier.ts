import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { alive, expect, test } from "./test.ts";

/** Judges the page as it stands, in both color schemes, on a phone and on a desktop. */
export async function expectNoBarrier(page: Page) {
  test.slow();
  await alive(page); // or the scheme would not follow
  for (const [colorScheme, width] of [
    ["light", 390],
    ["dark", 390],
    ["dark", 1280],
    ["light", 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
}
