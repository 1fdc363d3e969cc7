import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { expect, test } from "../support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const box = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");

test("the search opens over a page, and is used by the keyboard alone", async ({ page }) => {
  await page.goto("/mission");

  await test.step("the key / opens it, Escape closes it", async () => {
    const opener = page.getByRole("banner").getByRole("link", { name: "Search" });
    await opener.focus();
    await page.keyboard.press("/");
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL("/mission");
  });

  await test.step("results come while one types; arrow keys reach the last one and keep it in sight", async () => {
    await page.keyboard.type("trout");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toBeFocused();
    await expectAccessible(page, "[role=dialog]");
  });

  await test.step("Enter leads to the person, who gets the focus", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await box(page).fill("redbird");
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/leadership#thomas-redbird");
    await expect(dialog(page)).toHaveCount(0);
    const person = page.locator("#thomas-redbird");
    await expect(person).toBeFocused();
    await expect(person.getByRole("heading", { name: "Thomas Redbird" })).toBeInViewport();
  });
});

test("the page of the search is accessible", async ({ page }) => {
  await page.goto("/search?q=trout");
  await expect(page.locator("mark").first()).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap opens the search on the whole screen, and a picture that it finds", async ({
    page,
  }) => {
    await page.goto("/mission");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).tap();
    await expect(box(page)).toBeFocused();
    await box(page).fill("otters on the log");
    await expect(options(page)).toHaveCount(1);
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    await expectNoSidewaysScroll(page);
    await options(page).tap();
    await expect(page).toHaveURL("/gallery?photo=otters");
    await expect(page.locator("dialog")).toHaveAccessibleName("Otters on the log");
    await page.goBack();
    await expect(page).toHaveURL("/mission");
  });

  test("going back closes the search", async ({ page }) => {
    await page.goto("/mission");
    await page.getByRole("contentinfo").getByRole("link", { name: "News" }).click();
    await expect(page).toHaveURL("/news");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).tap();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/mission");
    await expect(dialog(page)).toHaveCount(0);
  });
});
