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

/** Structure follows the width and contrast the scheme: two views show all of both. */
const VIEWS = [
  { colorScheme: "light", width: 390 },
  { colorScheme: "dark", width: 1280 },
] as const;

/** What breaks the rules in a part of the page. */
export async function violations(page: Page, within: string, tags = RULES) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    runOnly: { type: "tag", values: tags },
    resultTypes: ["violations"], // describing all that is right takes five times as long
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
 * Judges the page as it stands, with what is open on it, in both color schemes, narrow and wide.
 * @param within a selector: judges this part alone
 */
export async function expectAccessible(page: Page, within = "html") {
  await hydrated(page); // or the scheme would not follow
  for (const { colorScheme, width } of VIEWS) {
    // Without motion, or what fades in or out is judged half transparent.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    await page.evaluate(() => window.scrollTo(0, 0)); // nothing is half under the bar
    // At their end at once: a page without frames, as a headless one may be, would not get there.
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
