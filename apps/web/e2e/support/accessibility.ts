import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { hydrated } from "./test.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const RULES = [...WCAG, "best-practice"];

/** Structure depends on the width and contrast on the scheme: two views cover all of both. */
const VIEWS = [
  { colorScheme: "light", width: 390 },
  { colorScheme: "dark", width: 1280 },
] as const;

/** Finds violations of the rules in a part of the page. */
export async function violations(page: Page, within: string, tags = RULES) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    runOnly: { type: "tag", values: tags },
    resultTypes: ["violations"], // Describing passed rules too takes several times as long.
    preload: false,
  };
  return page.evaluate(
    async ([within, options]) => {
      const result = await window.axe.run(within, options);
      return result.violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    },
    [within, options] as const,
  );
}

/**
 * Expects the page in its present state to be accessible, in both color schemes, narrow and wide.
 * @param within a selector: checks this part alone
 */
export async function expectAccessible(page: Page, within = "html") {
  await hydrated(page); // Before hydration the scheme would not change.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0); // They are dimmed until their next content comes.
  for (const { colorScheme, width } of VIEWS) {
    // With reduced motion, as fading elements would be checked half transparent.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    await page.evaluate(() => window.scrollTo(0, 0)); // So that no element is half under the bar.
    // Ends animations at once, as a headless page may render no frames.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
    const found = await violations(page, within);
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
