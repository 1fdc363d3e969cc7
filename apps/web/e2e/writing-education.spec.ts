import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { toast } from "./support/items.ts";
import { alive, expect, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create Education Article" });
const create = (page: Page) => dialog(page).getByRole("button", { name: /^Creat/ });

async function openForm(page: Page) {
  await page.goto("/education");
  await alive(page);
  await page.getByRole("button", { name: "Add Article" }).click();
  await expect(dialog(page).getByLabel("Title")).toBeFocused();
}

async function fillArticle(page: Page, title: string) {
  await dialog(page).getByLabel("Title").fill(title);
  await dialog(page).getByLabel("Content").fill("Wet your hands **first**.");
  await dialog(page).getByLabel("Category").selectOption("Marine Biology");
  await dialog(page).getByLabel("Age group").selectOption("Ages 13–18");
}

test("visitors are not offered to add an article", async ({ page }) => {
  await page.goto("/education");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Article" })).toHaveCount(0);
});

test("an article is created, listed first, and the form is empty again", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openForm(page);
  const title = `Wet hands ${Date.now()}`;
  await expect(dialog(page).getByLabel("Published")).toBeChecked();
  await fillArticle(page, title);
  await create(page).click();
  await expect(toast(page)).toContainText("Education article created successfully!");
  await expect(dialog(page)).toHaveCount(0);
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card.getByRole("heading")).toHaveText(title);
  await expect(card.getByText(/^marine biology$/i)).toBeVisible();
  await expect(card.getByText(/^ages 13–18$/i)).toBeVisible();
  await expect(card.getByText("Wet your hands first.")).toBeVisible();
  await page.getByRole("button", { name: "Add Article" }).click();
  await expect(dialog(page).getByLabel("Title")).toHaveValue("");
  await expect(dialog(page).getByLabel("Age group")).toHaveValue("");
});

test("what is missing is said at its field; the form has no barrier", async ({ page, signIn }) => {
  await signIn();
  await openForm(page);
  await create(page).click();
  for (const name of ["Title", "Content", "Category", "Age group"]) {
    await expect(dialog(page).getByLabel(name)).toHaveAccessibleDescription(
      new RegExp(`${name} is required`),
    );
  }
  await expect(dialog(page).getByLabel("Title")).toBeFocused();
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test.describe("when the server fails", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("the author is told and keeps the text", async ({ page, signIn }) => {
    await signIn();
    await openForm(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/trpc/education.create*", async (route) => {
      await promise;
      await route.abort();
    });
    await fillArticle(page, "Kept");
    await create(page).click();
    await expect(dialog(page).getByRole("button", { name: "Creating..." })).toBeDisabled();
    resolve();
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText("Failed to create article. Please try again.");
    await expect(dialog(page).getByLabel("Title")).toHaveValue("Kept");
  });
});
