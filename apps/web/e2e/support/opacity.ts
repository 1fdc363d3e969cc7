import type { Locator } from "@playwright/test";

/** The opacity of an element, multiplied by those of its ancestors: 0 is invisible, 1 opaque. */
export const readOpacity = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });
