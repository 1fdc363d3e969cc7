import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/test.ts";

const bar = (page: Page) => page.getByRole("main").getByRole("search");
const box = (page: Page) => bar(page).getByRole("searchbox");
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const said = (page: Page) => page.getByRole("main").getByRole("status");

// Filters and searches of all lists are tested in
// src/features/content/lists/SearchableList.test.tsx.
test("lists are filtered by a click, searched by typing, and accessible meanwhile", async ({
  page,
}) => {
  await page.goto("/news");

  await test.step("a category is one click away, and has an address to share", async () => {
    await bar(page).getByRole("link", { name: "Achievement" }).click();
    await expect(page).toHaveURL("/news?category=achievement");
    await expect(page).toHaveTitle(/^Achievement · Latest News/);
    await expect(said(page)).toHaveText(/^\d+ results?$/);
    const shown = await cards(page).count();
    await page.goBack();
    await expect(page).toHaveURL("/news");
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
  });

  await test.step("typing searches automatically, forgives mistakes and keeps the focus", async () => {
    await box(page).pressSequentially("herron count", { delay: 20 });
    await expect(page).toHaveURL("/news?search=herron+count");
    await expect(said(page)).toHaveText(
      /^Nothing found for “herron count”\. \d+ results? for “heron count”$/,
    );
    await expect(cards(page).filter({ hasText: /heron/i })).not.toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("herron count");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

    await page.goBack(); // All typing is one history entry.
    await expect(page).toHaveURL("/news");
    await expect(box(page)).toHaveValue("");
    await page.goForward();
    await expect(box(page)).toHaveValue("herron count");
    await expectAccessible(page, "main search");

    await bar(page).getByRole("link", { name: "Clear search" }).click();
    await expect(page).toHaveURL("/news");
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("");
    await expect(said(page)).toHaveText("");
  });

  await test.step("events are searched among upcoming ones; an empty result is accessible", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Events", exact: true }).click();
    await bar(page).getByRole("combobox", { name: "Kind" }).selectOption("Workshop");
    await expect(page).toHaveURL("/events?eventType=workshop");
    await box(page).fill("zeppelin");
    await expect(page).toHaveURL("/events?eventType=workshop&search=zeppelin");
    await expect(said(page)).toHaveText("Nothing found for “zeppelin”");
    await expectAccessible(page, "main search");
  });

  await test.step("a search without results says so, and links back to the whole list", async () => {
    await expect(page.getByRole("heading", { name: "Nothing found for “zeppelin”" })).toBeVisible();
    await page.getByRole("link", { name: "Show all", exact: true }).click();
    await expect(page).toHaveURL("/events");
    await expect(cards(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue("");
  });
});

test("heroes of lists and of contact leave room for the filters and the first card; results scroll into view", async ({
  page,
}) => {
  const findBox = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not shown.`);
    return box;
  };
  for (const [width, height] of [
    [390, 844],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/events", "/news", "/education", "/contact"]) {
      await page.goto(path);
      const hero = await findBox("main header[data-size]");
      expect([path, hero.height <= height / 3]).toEqual([path, true]);
    }
    for (const [path, first] of [
      ["/events", "main div:has(> search) ~ * article"],
      ["/news", "main div:has(> search) ~ * article"],
      ["/education", "main div:has(> search) ~ * article"],
    ] as const) {
      await page.goto(path);
      const { y } = await findBox(first);
      expect([path, y < height]).toEqual([path, true]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/events", "/news", "/education", "/contact"]) {
    await page.goto(path);
    const { width, height } = await findBox("main header[data-size]");
    expect.soft(width / height, path).toBeLessThan(5.5);
    // Each picture is a cut of its own for the band, 5:1, so that the band cuts no heads off it.
    const picture = page.locator("main header[data-size] img");
    const attribute = async (name: string) => Number(await picture.getAttribute(name));
    expect.soft((await attribute("width")) / (await attribute("height")), path).toBe(5);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/education");
  const search = page.locator("main").getByRole("searchbox");
  await search.fill("fish");
  await search.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /results?/ })).toBeInViewport();
  await expect(page.locator("main div:has(> search) ~ * article").first()).toBeInViewport();

  await page.setViewportSize({ width: 640, height: 400 }); // A window of 1280 px at 200 % zoom.
  for (const path of ["/", "/mission", "/events"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});
