import type { Page } from "playwright-core";

/** The longest wait for one part of a page, ms. */
const LIMIT = 15_000;

/**
 * Waits until the page looks fully loaded: sections have faded in, pictures are decoded, animations
 * have ended. A lazy picture that is hidden at this width is never fetched, so it is skipped.
 * @throws Error that names the parts which did not load in time
 */
export async function settle(page: Page, limit = LIMIT): Promise<void> {
  const missing = await page.evaluate(async (limit) => {
    const pause = (milliseconds: number) =>
      new Promise<"late">((resolve) => setTimeout(() => resolve("late"), milliseconds));
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await pause(60);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    const isShown = (image: HTMLImageElement) => image.checkVisibility();
    const waits = [
      ...Array.from(document.images)
        .filter(isShown)
        .map((image) => ({
          name: image.currentSrc || image.src,
          // A picture that cannot be decoded is shown as it is.
          done: image.decode().catch(() => {}),
        })),
      ...document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => ({ name: "an animation", done: finished.catch(() => {}) })),
    ];
    const late = pause(limit);
    const outcomes = await Promise.all(waits.map(({ done }) => Promise.race([done, late])));
    return waits.filter((_wait, index) => outcomes[index] === "late").map(({ name }) => name);
  }, limit);
  if (missing.length === 0) return;
  throw new Error(`${page.url()}: not there within ${limit / 1000} s: ${missing.join(", ")}.`);
}
