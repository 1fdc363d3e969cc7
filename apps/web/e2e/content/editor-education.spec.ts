import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { toast } from "../support/items.ts";
import { expect, test } from "../support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create Education Article" });
const create = (page: Page) => dialog(page).locator("[type=submit]");

async function openForm(page: Page) {
  await page.goto("/education");
  await page.getByRole("button", { name: "Add Article" }).click();
  await expect(dialog(page).getByLabel("Title")).toBeFocused();
}

async function fillArticle(page: Page, title: string) {
  await dialog(page).getByLabel("Title").fill(title);
  await dialog(page).getByLabel("Content").fill("Wet your hands **first**.");
  await dialog(page).getByLabel("Category").selectOption("Marine Biology");
  await dialog(page).getByLabel("Age group").selectOption("Ages 13–18");
}

test("the form is accessible and fills a phone; an article is created and listed first", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openForm(page);
  await create(page).click();
  await expect(dialog(page).getByText("Age group is required")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const title = `Wet hands ${Date.now()}`;
  await fillArticle(page, title);
  await create(page).click();
  await expect(toast(page)).toContainText("Education article created successfully!");
  await expect(dialog(page)).toHaveCount(0);
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card.getByRole("heading")).toHaveText(title);
});
