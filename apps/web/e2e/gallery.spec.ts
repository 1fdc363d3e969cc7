import type { Page } from "@playwright/test";
import { gallery } from "../src/content/gallery.ts";
import { alive, expect, test } from "./support/test.ts";

const COUNT = gallery.length;
const LAST = COUNT - 1;
const at = (index: number) => {
  const item = gallery.at(index % COUNT);
  if (!item) throw new Error("The gallery is empty.");
  const slug = item.picture.name.replace(/^gallery-/, "");
  return { ...item, address: `/gallery?photo=${slug}` };
};

const card = (page: Page, index: number) =>
  page.getByRole("main").getByRole("link", { name: at(index).title, exact: true });
const lightbox = (page: Page) => page.getByRole("dialog");

/** The picture that is open, by everything that says so. */
async function expectOpen(page: Page, index: number) {
  const { title, description, picture, address } = at(index);
  const position = `${((index + COUNT) % COUNT) + 1} of ${COUNT}`;
  await expect(page.getByRole("dialog", { name: title, exact: true })).toBeVisible();
  await expect(lightbox(page).getByText(position, { exact: true })).toBeVisible();
  await expect(lightbox(page).getByText(description)).toBeVisible();
  const image = lightbox(page).getByRole("img", { name: title });
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain(`/pictures/${picture.name}-960.`);
  await expect(page).toHaveURL(address);
}

async function open(page: Page, index: number) {
  await page.goto("/gallery");
  await alive(page);
  await card(page, index).click();
  await expectOpen(page, index);
}

test.describe("the grid", () => {
  test("fetches small files, when they are near, and leaves their room free", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto("/gallery");
    await alive(page);
    const images = page.getByRole("region", { name: "Pictures" }).getByRole("img");
    await expect(images).toHaveCount(COUNT);
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    const widths = () =>
      images.evaluateAll((all) => [
        ...new Set((all as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth)),
      ]);
    await expect.poll(widths).toEqual([480]);
    const grounds = await images.evaluateAll((all) =>
      all.map((image) => getComputedStyle(image).backgroundColor),
    );
    for (const ground of grounds) expect(ground).toMatch(/rgb/);
    expect(fetched.filter((url) => /gallery-.*-960\./.test(url))).toEqual([]);
  });
});

test.describe("an open picture", () => {
  test("has a title, a description and its number, is followed by the next and the one before, around the ends, and announces them", async ({
    page,
  }) => {
    await open(page, LAST);

    await test.step("is followed by the next and the one before, around the ends", async () => {
      await lightbox(page).getByRole("button", { name: "Next" }).click();
      await expectOpen(page, 0);
      await lightbox(page).getByRole("button", { name: "Previous" }).click();
      await expectOpen(page, LAST);
      await lightbox(page).getByRole("button", { name: "Previous" }).click();
      await expectOpen(page, LAST - 1);
    });

    await test.step("is left by the arrow keys to either side, even when nothing in it has the focus", async () => {
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

    await test.step("is announced when it is another", async () => {
      const live = lightbox(page).locator('[aria-live="polite"]');
      await page.keyboard.press("ArrowRight");
      await expect(live).toContainText(`1 of ${COUNT}`);
      await expect(live).toContainText(at(0).title);
    });
  });

  test("is closed by Escape, by the button and by a press beside it", async ({ page }) => {
    await open(page, 0);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL("/gallery");

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

  test("keeps the focus, and gives it back to the picture that was opened", async ({ page }) => {
    await open(page, 2);
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

  test("holds the page where it was, and as wide as it was", async ({ page }) => {
    await page.goto("/gallery");
    await alive(page);
    await card(page, 1).scrollIntoViewIfNeeded();
    const placeOf = () => card(page, 0).boundingBox();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const [place, before] = [await placeOf(), await scrolled()];
    expect(before).toBeGreaterThan(0);
    await card(page, 1).click();
    await expectOpen(page, 1);
    expect(await placeOf()).toEqual(place);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expectOpen(page, 2);
    expect(await scrolled()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect.poll(placeOf).toEqual(place);
    // The page scrolls again once the dialog has let go of it.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      expect(await scrolled()).not.toBe(before);
    }).toPass();
  });

  test("has those beside it fetched ahead", async ({ page }) => {
    await page.goto("/gallery");
    await alive(page);
    const fetched = [at(1), at(-1)].map(({ picture }) =>
      page.waitForRequest(new RegExp(`/${picture.name}-960\\.`)),
    );
    await card(page, 0).click();
    await Promise.all(fetched);
  });
});

test.describe("the browser's history", () => {
  test("has one step for the open picture, however many were looked at", async ({ page }) => {
    await page.goto("/news");
    await alive(page);
    await page.getByRole("banner").getByRole("link", { name: "Gallery", exact: true }).click();
    await card(page, 0).click();
    await expectOpen(page, 0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expectOpen(page, 2);
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL("/gallery");
    await page.goForward();
    await expectOpen(page, 2);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/gallery");
    await page.goBack();
    await expect(page).toHaveURL("/news");
  });

  test("begins at a shared address with the open picture; closing leaves the grid", async ({
    page,
  }) => {
    await page.goto("/news");
    await page.goto(at(3).address);
    await alive(page);
    await expectOpen(page, 3);
    await page.keyboard.press("ArrowLeft");
    await expectOpen(page, 2);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL("/gallery");
    await expect(card(page, 3)).toBeFocused();
    await expect(card(page, 3)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/news");
  });
});

test.describe("a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("leads on by a swipe, not by a touch that hardly moves", async ({ page }) => {
    await open(page, 0);
    const touch = await page.context().newCDPSession(page);
    async function swipe(distance: number) {
      const point = (x: number) => [{ x, y: 260 }];
      const send = (
        type: "touchStart" | "touchMove" | "touchEnd",
        touchPoints: { x: number; y: number }[],
      ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
      await send("touchStart", point(200));
      for (const part of [0.25, 0.5, 0.75, 1])
        await send("touchMove", point(200 + distance * part));
      await send("touchEnd", []);
    }
    await swipe(-120);
    await expectOpen(page, 1);
    await swipe(120);
    await expectOpen(page, 0);
    await swipe(120);
    await expectOpen(page, -1);
    await swipe(-30);
    await expectOpen(page, -1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture stands at the head of its own page, with links to the others", async ({
    page,
  }) => {
    await page.goto("/gallery");
    await card(page, 0).click();
    await expectOpen(page, 0);
    await expect(lightbox(page).getByRole("button")).toHaveCount(0);
    await lightbox(page).getByRole("link", { name: "Previous" }).click();
    await expectOpen(page, -1);
    await lightbox(page).getByRole("link", { name: "Next" }).click();
    await expectOpen(page, 0);
    await lightbox(page).getByRole("link", { name: "All pictures" }).click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(card(page, 0)).toBeInViewport();
  });
});

test("at every size the picture is large and the words can be read", async ({ page }) => {
  await page.goto(at(0).address);
  await alive(page);
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectOpen(page, 0);
    const share = async () => {
      const box = await lightbox(page).getByRole("img").boundingBox();
      return Math.max((box?.width ?? 0) / width, (box?.height ?? 0) / height);
    };
    await expect.poll(share, `${width} × ${height}`).toBeGreaterThan(0.8);
    for (const part of [
      lightbox(page).getByText(at(0).description),
      lightbox(page).getByRole("button", { name: "Previous" }),
      lightbox(page).getByRole("button", { name: "Next" }),
      lightbox(page).getByRole("button", { name: "Close" }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
