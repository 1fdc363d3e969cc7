import type { Locator } from "@playwright/test";

/** How much of an element is to be seen through everything that it is in: 0 is nothing, 1 is all. */
export const readOpacity = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });
