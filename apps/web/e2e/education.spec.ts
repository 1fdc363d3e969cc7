import type { APIRequestContext, Page } from "@playwright/test";
import { alive, emptyList, expect, procedure, test } from "./support/test.ts";

interface Article {
  id: string;
  title: string;
  content: string;
  excerpt: string | null;
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

test("the education page has the three programs by age", async ({ page }) => {
  await page.goto("/education");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Education Programs");
  const programs = page.getByRole("region", { name: "Programs" });
  for (const [name, ages] of [
    ["Beginner", /ages 6.12/i],
    ["Advanced", /ages 13.18/i],
    ["Family", /all ages/i],
  ] as const) {
    const heading = programs.getByRole("heading", { name });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveText(ages);
  }
});

test("the library has every article with its badges and its beginning", async ({
  page,
  request,
}) => {
  const articles = await articlesOf(request);
  await page.goto("/education");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(articles.map(({ title }) => title));
  const withoutExcerpt = articles.findIndex(({ excerpt }) => excerpt === null);
  expect(withoutExcerpt).toBeGreaterThan(-1);
  for (const [i, { id, excerpt, content }] of articles.entries()) {
    const card = cards.nth(i);
    if (excerpt) await expect(card.getByText(excerpt)).toBeVisible();
    // Other tests write short ones.
    else if (content.length <= 120) await expect(card.getByText(content.slice(0, 4))).toBeVisible();
    else await expect(card.getByText(content.slice(0, 20))).toHaveText(/^.{119,120}…$/);
    await expect(card.getByRole("link", { name: "Read More →" })).toHaveAttribute(
      "href",
      `/education/${id}`,
    );
  }
  const knots = cards.filter({ hasText: "Three knots" });
  await expect(knots.getByText(/^fishing techniques$/i)).toBeVisible();
  await expect(knots.getByText(/^ages 6.12$/i)).toBeVisible();
});

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

test("it closes with the ways on", async ({ page }) => {
  await page.goto("/education");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Join Our Programs" })).toHaveAttribute(
    "href",
    "/membership",
  );
  await expect(main.getByRole("link", { name: "Ask a Question" })).toHaveAttribute(
    "href",
    "/contact",
  );
});
