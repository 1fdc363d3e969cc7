import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, hydrated, test } from "../support/test.ts";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Create News Article" });

async function fillArticle(page: Page, title: string) {
  await dialog(page).getByLabel("Title").fill(title);
  await dialog(page)
    .getByLabel("Content")
    .fill("We counted **nine** herons.\n\n## The next walk\n\nIs in May.");
  await dialog(page).getByLabel("Category").selectOption("community");
}

test.use({ expectedComplaints: /status of 401/ });

// Other behavior of the list and its form is tested in src/features/content/news/NewsPage.test.tsx.
test("an author publishes an article, and loses no unsent text", async ({ page, signIn }) => {
  const registration = await signIn();
  const news = page.getByRole("banner").getByRole("link", { name: "News", exact: true });
  const cards = page.getByRole("main").getByRole("article");
  const create = dialog(page).locator("[type=submit]");
  await page.goto("/news");

  await test.step("the article form is accessible", async () => {
    await page.getByRole("button", { name: "Add News" }).click();
    await create.click();
    await expect(dialog(page).getByText("Title is required")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step("an article that is published is first in the list and has a page of its own", async () => {
    await page.getByRole("button", { name: "Add News" }).click();
    const title = `Herons <b>counted</b> ${Date.now()}`;
    await fillArticle(page, title);
    await create.click();
    await expect(toast(page)).toContainText("News article created successfully!");
    await expect(dialog(page)).toHaveCount(0);

    const card = cards.first();
    await expect(card.getByRole("heading")).toHaveText(title); // Tags are shown as text.
    await expect(card.getByText(/^community$/i)).toBeVisible();
    await expect(card.getByText("We counted nine herons.", { exact: false })).toBeVisible();

    await page.getByRole("button", { name: "Add News" }).click();
    await expect(dialog(page).getByLabel("Title")).toHaveValue(""); // The form was reset.
    await page.keyboard.press("Escape");

    await card.getByRole("link", { name: /Read More/ }).click();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main").locator("strong", { hasText: "nine" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "The next walk", level: 2 })).toBeVisible();
  });

  await test.step("an author whose session ended meanwhile sees why, is taken to the sign-in page, and finds the text", async () => {
    await news.click();
    await page.getByRole("button", { name: "Add News" }).click();
    const title = `Not lost ${Date.now()}`;
    await fillArticle(page, title);
    await page.context().clearCookies();
    await create.click();
    await expect(toast(page)).toContainText("Unauthorized");
    await expect(toast(page)).toContainText("You are logged out. Logging in again...");
    await expect(page).toHaveURL("/auth");
    await hydrated(page); // Before it the form sends nothing.
    await page.getByRole("tabpanel").getByLabel("Email").fill(registration.email);
    await page
      .getByRole("tabpanel")
      .getByLabel(/^Password/)
      .fill(registration.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/news");
    await expect(dialog(page).getByLabel("Title")).toHaveValue(title);
    await create.click();
    await expect(cards.first()).toContainText(title);
  });
});
