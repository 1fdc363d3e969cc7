import type { Page } from "@playwright/test";
import { gallery } from "../../src/features/site/gallery/texts.ts";
import { expect, test } from "../support/test.ts";

const COUNT = gallery.length;
const LAST = COUNT - 1;
const at = (index: number) => {
  const item = gallery.at(index % COUNT);
  if (!item) throw new Error("The gallery is empty.");
  const slug = item.picture.name.replace(/^gallery-/, "");
  return { ...item, address: `/gallery?photo=${slug}` };
};

// Queries by role are slow on a page this large.
const cards = (page: Page) => page.locator('main section[aria-label="Pictures"] li a');
const card = (page: Page, index: number) => cards(page).nth(index);
const lightbox = (page: Page) => page.locator("dialog");

/** Expects this picture to be open, by all its indications. */
async function expectOpen(page: Page, index: number) {
  const { title, description, picture, address } = at(index);
  const position = `${((index + COUNT) % COUNT) + 1} of ${COUNT}`;
  await expect(lightbox(page)).toHaveRole("dialog");
  await expect(lightbox(page)).toHaveAccessibleName(title);
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page).getByText(position, { exact: true })).toBeVisible();
  await expect(lightbox(page).getByText(description)).toBeVisible();
  const image = lightbox(page).getByRole("img", { name: title });
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain(`/pictures/${picture.name}-960.`);
  await expect(page).toHaveURL(address);
}

/** Width of a card's picture file, once it is fetched and decoded; 0 before. */
const measureWidth = (page: Page, index: number) =>
  card(page, index)
    .locator("img")
    .evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);

test.describe("from page to page", () => {
  // With reduced motion no section waits to fade in.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pictures are fetched when they are near, opened, browsed, and closed in every way", async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const isFetched = (index: number) =>
      fetched.some((url) => url.includes(`/pictures/${at(index).picture.name}-480.`));
    await page.goto("/news");
    await page.getByRole("banner").getByRole("link", { name: "Gallery", exact: true }).click();

    await test.step("the grid fetches small files when they are near, and reserves their space", async () => {
      const images = cards(page).locator("img");
      await expect(images).toHaveCount(COUNT);
      await expect.poll(() => measureWidth(page, 0)).toBe(480);
      expect(isFetched(LAST)).toBe(false);
      await card(page, LAST).scrollIntoViewIfNeeded();
      await expect.poll(() => measureWidth(page, LAST)).toBe(480);
      expect(isFetched(LAST)).toBe(true);
      const grounds = await images.evaluateAll((all) =>
        all.map((image) => getComputedStyle(image).backgroundColor),
      );
      for (const ground of grounds) expect(ground).toMatch(/rgb/);
      expect(fetched.filter((url) => /gallery-.*-960\./.test(url))).toEqual([]);
    });

    await test.step("an open picture prefetches its neighbors", async () => {
      const ahead = [at(1), at(-1)].map(({ picture }) =>
        page.waitForRequest(new RegExp(`/${picture.name}-960.`)),
      );
      await card(page, 0).click();
      await expectOpen(page, 0);
      await Promise.all(ahead);
    });

    await test.step("the history has one entry for the open picture, however many were viewed", async () => {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expectOpen(page, 2);
      await page.goBack();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL("/gallery");
      await page.goForward();
      await expectOpen(page, 2);
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL("/gallery");
    });

    await test.step("traps the focus, and returns it to the opened picture", async () => {
      await card(page, 2).click();
      await expectOpen(page, 2);
      await page.keyboard.press("ArrowRight");
      await expectOpen(page, 3);
      for (let i = 0; i < 7; i += 1) {
        await page.keyboard.press("Tab");
        const outside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest("dialog");
        });
        expect(outside).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(card(page, 2)).toBeFocused();
    });

    await test.step("keeps the scroll position and the width of the page", async () => {
      await card(page, 1).scrollIntoViewIfNeeded();
      const measurePlace = () => card(page, 0).boundingBox();
      const scrolled = () => page.evaluate(() => window.scrollY);
      const [place, before] = [await measurePlace(), await scrolled()];
      expect(before).toBeGreaterThan(0);
      await card(page, 1).click();
      await expectOpen(page, 1);
      expect(await measurePlace()).toEqual(place);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 900);
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowRight");
      await expectOpen(page, 2);
      expect(await scrolled()).toBe(before);
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect.poll(measurePlace).toEqual(place);
      // The page can scroll again once the dialog has released it.
      await expect(async () => {
        await page.mouse.wheel(0, 200);
        expect(await scrolled()).not.toBe(before);
      }).toPass();
    });

    await test.step("is closed by the button and by a click beside it", async () => {
      await card(page, 1).click();
      await lightbox(page).getByRole("button", { name: "Close" }).click();
      await expect(lightbox(page)).toHaveCount(0);
      await card(page, 1).click();
      const image = lightbox(page).getByRole("img");
      await image.click();
      await lightbox(page).getByText(at(1).description).click();
      await expectOpen(page, 1);
      const { x, y } = (await image.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.click(x / 2, y + 20);
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL("/gallery");
    });

    await test.step("the buttons lead to the next and previous picture, around the ends", async () => {
      await card(page, LAST).click();
      await expectOpen(page, LAST);
      await lightbox(page).getByRole("button", { name: "Next" }).click();
      await expectOpen(page, 0);
      await lightbox(page).getByRole("button", { name: "Previous" }).click();
      await expectOpen(page, LAST);
      await lightbox(page).getByRole("button", { name: "Previous" }).click();
      await expectOpen(page, LAST - 1);
    });

    await test.step("arrow keys change the picture, even without a focus inside", async () => {
      await page.keyboard.press("ArrowLeft");
      await expectOpen(page, LAST - 2);
      await lightbox(page).getByRole("heading").click();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expectOpen(page, LAST);
      await page.keyboard.press("ArrowRight");
      await expectOpen(page, 0);
      await page.keyboard.press("ArrowLeft");
      await expectOpen(page, LAST);
    });

    await test.step("a change of the picture is announced", async () => {
      const live = lightbox(page).locator('[aria-live="polite"]');
      await page.keyboard.press("ArrowRight");
      await expect(live).toContainText(`1 of ${COUNT}`);
      await expect(live).toContainText(at(0).title);
    });

    await test.step("leaves no history entry after closing", async () => {
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL("/gallery");
      await page.goBack();
      await expect(page).toHaveURL("/news");
    });
  });
});

test.describe("at a shared address", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the open picture fits every window, can be swiped, and closes into the grid", async ({
    page,
  }) => {
    await page.goto("/news");
    await page.goto(at(3).address);
    await expectOpen(page, 3);

    await test.step("at every size the picture is large and the words can be read", async () => {
      for (const [width, height] of [
        [320, 568],
        [740, 360],
        [2560, 1300],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectOpen(page, 3);
        const share = async () => {
          const box = await lightbox(page).getByRole("img").boundingBox();
          return Math.max((box?.width ?? 0) / width, (box?.height ?? 0) / height);
        };
        await expect.poll(share, `${width} × ${height}`).toBeGreaterThan(0.8);
        for (const part of [
          lightbox(page).getByText(at(3).description),
          lightbox(page).getByRole("button", { name: "Previous" }),
          lightbox(page).getByRole("button", { name: "Next" }),
          lightbox(page).getByRole("button", { name: "Close" }),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step("a swipe changes the picture, a small touch does not", async () => {
      const touch = await page.context().newCDPSession(page);
      async function swipe(distance: number, y = 260) {
        const point = (x: number) => [{ x, y }];
        const send = (
          type: "touchStart" | "touchMove" | "touchEnd",
          touchPoints: { x: number; y: number }[],
        ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
        await send("touchStart", point(200));
        for (const part of [0.25, 0.5, 0.75, 1])
          await send("touchMove", point(200 + distance * part));
        await send("touchEnd", []);
      }
      for (const index of [2, 1, 0, -1]) {
        await swipe(120);
        await expectOpen(page, index);
      }
      const words = await page.getByRole("dialog").locator("[aria-live]").boundingBox();
      await swipe(-120, (words?.y ?? 0) + 10);
      await expectOpen(page, 0);
      await swipe(-30);
      await expectOpen(page, 0);
    });

    await test.step("the browser's history begins there; closing leaves the grid", async () => {
      await page.keyboard.press("ArrowLeft");
      await expectOpen(page, -1);
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL("/gallery");
      await expect(card(page, 3)).toBeFocused();
      await expect(card(page, 3)).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL("/news");
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture is at the head of its own page, and closes into the grid", async ({ page }) => {
    await page.goto(at(0).address);
    await expectOpen(page, 0);
    await expect(lightbox(page).getByRole("button")).toHaveCount(0);
    await expect(lightbox(page).getByRole("link", { name: "Previous" })).toBeVisible();
    await expect(lightbox(page).getByRole("link", { name: "Next" })).toBeVisible();
    await lightbox(page).getByRole("link", { name: "All pictures" }).click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(card(page, 0)).toBeInViewport();
  });
});
