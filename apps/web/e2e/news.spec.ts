import type { Page } from "@playwright/test";
import { alive, emptyList, expect, procedure, test } from "./support/test.ts";

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

/** From another page, so that the list is fetched by the browser. */
async function openNews(page: Page) {
  await alive(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "News" }).click();
}

test("the news can be read by everyone and written by those who are signed in", async ({
  page,
}) => {
  await page.goto("/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest News");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toBeVisible();
  await expect(cards.first().getByRole("link", { name: "Read More →" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add News" })).toHaveCount(0);
});

test("an article that is published is first in the list and has a page of its own", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/news");
  await page.getByRole("button", { name: "Add News" }).click();
  const title = `Herons <b>counted</b> ${Date.now()}`;
  await fillArticle(page, title);
  await dialog(page)
    .getByRole("button", { name: /Create/ })
    .click();
  await expect(toast(page)).toContainText("News article created successfully!");
  await expect(dialog(page)).toHaveCount(0);

  const card = page.getByRole("main").getByRole("article").first();
  await expect(card.getByRole("heading")).toHaveText(title); // tags are text
  await expect(card.getByText(/^community$/i)).toBeVisible();
  await expect(card.getByText("We counted nine herons.", { exact: false })).toBeVisible();

  await page.getByRole("button", { name: "Add News" }).click();
  await expect(dialog(page).getByLabel("Title")).toHaveValue(""); // the form was reset
  await page.keyboard.press("Escape");

  await card.getByRole("link", { name: /Read More/ }).click();
  await expect(page).toHaveURL(/\/news\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main").locator("strong", { hasText: "nine" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The next walk", level: 2 })).toBeVisible();
});

test("what is missing is said at its field, and the first one gets the focus", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/news");
  await page.getByRole("button", { name: "Add News" }).click();
  await dialog(page).getByRole("button", { name: "Use a web address instead" }).click();
  await dialog(page).getByLabel("Image").fill("javascript:alert(1)");
  await dialog(page)
    .getByRole("button", { name: /Create/ })
    .click();
  const title = dialog(page).getByLabel("Title");
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(title).toHaveAccessibleDescription(/Title is required/);
  await expect(dialog(page).getByText("Content is required")).toBeVisible();
  await expect(dialog(page).getByText("Category is required")).toBeVisible();
  await expect(dialog(page).getByText("Image address must start with https:// or /")).toBeVisible();
});

test("long texts are cut at 120 characters, and older articles come on demand", async ({
  page,
  signIn,
  publish,
}) => {
  await signIn();
  const content = `${"0123456789".repeat(12)}and what is beyond`;
  for (let i = 0; i < 14; i += 1) await publish({ title: `Report ${i} ${Date.now()}`, content });
  await page.goto("/news");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText(`${"0123456789".repeat(12)}`);
  await expect(cards.first()).not.toContainText("and what is beyond");
  await page.getByRole("button", { name: "Show older news" }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(13);
});

test.describe("an author who was logged out meanwhile", () => {
  test.use({ expectedComplaints: /status of 401/ });

  test("is told, taken to the sign-in page, and finds what was typed", async ({ page, signIn }) => {
    const registration = await signIn();
    await page.goto("/news");
    await page.getByRole("button", { name: "Add News" }).click();
    const title = `Not lost ${Date.now()}`;
    await fillArticle(page, title);
    await page.context().clearCookies();
    await dialog(page)
      .getByRole("button", { name: /Create/ })
      .click();
    await expect(toast(page)).toContainText("Unauthorized");
    await expect(toast(page)).toContainText("You are logged out. Logging in again...");
    await expect(page).toHaveURL("/auth");
    await page.getByRole("tabpanel").getByLabel("Email").fill(registration.email);
    await page
      .getByRole("tabpanel")
      .getByLabel(/^Password/)
      .fill(registration.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await page.goto("/news");
    await page.getByRole("button", { name: "Add News" }).click();
    await expect(dialog(page).getByLabel("Title")).toHaveValue(title);
    await dialog(page)
      .getByRole("button", { name: /^Create/ })
      .click();
    await expect(page.getByRole("main").getByRole("article").first()).toContainText(title);
  });
});

test.describe("when the server fails", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("the author is told and keeps the text", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/news");
    await page.route("**/trpc/news.create*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Add News" }).click();
    await fillArticle(page, "Kept");
    await dialog(page)
      .getByRole("button", { name: /^Create/ })
      .click();
    await expect(toast(page)).toContainText("Failed to create article. Please try again.");
    await expect(dialog(page).getByLabel("Title")).toHaveValue("Kept");
  });

  test("the reader can try again", async ({ page }) => {
    await page.route(procedure("news.cards"), (route) => route.abort());
    await page.goto("/");
    await openNews(page);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await page.unroute(procedure("news.cards"));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test("where there is no news, the page says so and what to do", async ({ page }) => {
  await page.route(procedure("news.cards"), (route) =>
    route.fulfill({ json: [{ result: { data: { json: emptyList } } }] }),
  );
  await page.goto("/");
  await openNews(page);
  await expect(page.getByText("No news articles")).toBeVisible();
});

test.describe("a form whose check cannot be fetched", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("says so, and can be sent again", async ({ page }) => {
    await page.route("**/assets/schemas-*", (route) => route.abort());
    await page.goto("/news");
    const form = page.getByRole("region", { name: /newsletter|letter|mail/i });
    await form.getByLabel(/email/i).fill(`reader.${Date.now()}@example.org`);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(toast(page)).toContainText("The form could not be checked.");
    await page.unroute("**/assets/schemas-*");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(toast(page)).toContainText("Check your email");
  });
});

test("the newsletter box notes an address, and sends children to a grown-up", async ({ page }) => {
  await page.goto("/news");
  const form = page.getByRole("region", { name: /newsletter|letter|mail/i });
  await expect(form.getByText(/Under 13\? .* parent or guardian/)).toBeVisible();
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await form.getByLabel(/email/i).fill(`reader.${Date.now()}@example.org`);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(toast(page)).toContainText("Check your email");
});
