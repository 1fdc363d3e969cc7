import type { APIRequestContext, Page } from "@playwright/test";
import { alive, emptyList, expect, procedure, test } from "./support/test.ts";

interface Article {
  id: string;
  title: string;
}

async function articlesOf(request: APIRequestContext): Promise<Article[]> {
  return (await (await request.get("/api/education")).json()) as Article[];
}

/** From another page, so that the list is fetched by the browser. */
async function openEducation(page: Page) {
  await page.goto("/auth");
  await alive(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Education" })
    .click();
}

test("the articles stand in three columns on a desktop and in one on a phone", async ({ page }) => {
  const columns = () =>
    page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
  await page.goto("/education");
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toBe(1);
});

test("Read More opens the article", async ({ page, request }) => {
  const article = (await articlesOf(request)).find(({ title }) => title.startsWith("Three knots"));
  await page.goto("/education");
  await page.getByRole("link", { name: /^Read More → Three knots/ }).click();
  await expect(page).toHaveURL(`/education/${article?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
  await expect(page.getByRole("heading", { name: "Test every knot", level: 2 })).toBeVisible();
  await page.getByRole("link", { name: "Back to Education" }).click();
  await expect(page).toHaveURL("/education");
});

test("without articles it says so", async ({ page }) => {
  await page.route(procedure("education.cards"), (route) =>
    route.fulfill({ json: [{ result: { data: { json: emptyList } } }] }),
  );
  await openEducation(page);
  await expect(page.getByRole("heading", { name: "No articles available" })).toBeVisible();
});
