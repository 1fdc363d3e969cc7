import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { alive } from "./test.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Structure follows the width alone, contrast also the scheme: each is judged where it differs. */
const VIEWS = [
  { colorScheme: "light", width: 390, rules: [] },
  { colorScheme: "dark", width: 390, rules: ["color-contrast"] },
  { colorScheme: "dark", width: 1280, rules: [] },
  { colorScheme: "light", width: 1280, rules: ["color-contrast"] },
] as const;

/** What breaks these rules, or all of WCAG, in a part of the page. */
async function violations(page: Page, within: string, rules: string[]) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const runOnly: axe.RunOptions["runOnly"] =
    rules.length > 0 ? { type: "rule", values: rules } : { type: "tag", values: WCAG };
  // Only violations are told: describing all that is right takes five times as long.
  const options: axe.RunOptions = { runOnly, resultTypes: ["violations"], preload: false };
  return page.evaluate(
    async ([within, options]) => {
      const result = await window.axe.run(within, options);
      return result.violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    },
    [within, options] as const,
  );
}

/**
 * Judges the page as it stands, with what is open on it, in both color schemes, narrow and wide.
 * @param within a selector: judges this part alone
 */
export async function expectNoBarrier(page: Page, within = "html") {
  await alive(page); // or the scheme would not follow
  for (const { colorScheme, width, rules } of VIEWS) {
    // Without motion, or what fades in or out is judged half transparent.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    await page.evaluate(() => window.scrollTo(0, 0)); // nothing is half under the bar
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
    const found = await violations(page, within, [...rules]);
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
