import type { Page } from "@playwright/test";
import { MAX_LAYOUT_SHIFT, publicPages } from "../audit/pages.ts";
import { expect, hydrated, test } from "./support/test.ts";

// Lighthouse's phone.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** The attributes of a picture that the browser fetches before others. */
const FETCHED_FIRST = 'loading="eager" fetchpriority="high"';

/** Delays the typefaces, until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What the browser has measured while the page appeared. */
function readMeasurements(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const isOnScreen = (image: Element) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top < window.innerHeight;
    };
    // A picture that cannot be decoded is shown as it is.
    const onScreen = [...document.images].filter(isOnScreen);
    await Promise.all(onScreen.map((image) => image.decode().catch(() => {})));
    // Measured in the frame that shows them, and known in the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const read = <Entry>(type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords() as Entry[];
    };
    const shifts = read<{ value: number; sources: { node: Node | null }[] }>("layout-shift");
    const paints = read<{ element: Element | null }>("largest-contentful-paint");
    const largest = paints.at(-1)?.element;
    return {
      paints: paints.length,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      // Without what is in it.
      shifted: shifts.flatMap(({ sources }) =>
        sources.map(({ node }) => {
          const shallow = node?.cloneNode();
          return shallow instanceof Element ? shallow.outerHTML : shallow?.textContent;
        }),
      ),
      largestPicture: largest instanceof HTMLImageElement ? largest.outerHTML : null,
      fetchedFirst: document.querySelectorAll("img[fetchpriority=high]").length,
    };
  });
}

test("on every public page nothing moves when the typefaces arrive, and the largest picture is fetched first", async ({
  page,
  site,
}) => {
  test.slow(); // Every page, one after another.
  for (const { route, address } of await publicPages(site)) {
    await test.step(route, async () => {
      const release = await holdFonts(page);
      await page.goto(address, { waitUntil: "commit" });
      await hydrated(page);
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
      release();
      const { paints, shift, shifted, fetchedFirst } = await readMeasurements(page);
      expect(paints).toBeGreaterThan(0);
      expect.soft(shift, `${route} moves ${shifted.join("\n")}`).toBeLessThan(MAX_LAYOUT_SHIFT);
      expect.soft(fetchedFirst, route).toBeLessThanOrEqual(1);
      // The browser tells of a larger picture some frames after it has shown it.
      await expect
        .poll(async () => (await readMeasurements(page)).largestPicture ?? FETCHED_FIRST, {
          message: route,
        })
        .toContain(FETCHED_FIRST);
      await page.unrouteAll({ behavior: "wait" });
    });
  }
});
