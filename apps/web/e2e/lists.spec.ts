import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { alive, expect, test } from "./support/test.ts";

const bar = (page: Page) => page.getByRole("main").getByRole("search");
const box = (page: Page) => bar(page).getByRole("searchbox");
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const said = (page: Page) => page.getByRole("main").getByRole("status");

test("a category is one press away, and has an address to share", async ({ page, browser }) => {
  await page.goto("/news");
  await alive(page);
  await expect(bar(page).getByRole("link", { name: "All news" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await bar(page).getByRole("link", { name: "Achievement" }).click();
  await expect(page).toHaveURL("/news?category=achievement");
  await expect(page).toHaveTitle(/^Achievement · Latest News/);
  await expect(said(page)).toHaveText(/^\d+ results?$/);
  const shown = await cards(page).getByRole("heading").allTextContents();
  for (const card of await cards(page).all()) await expect(card).toContainText("Achievement");

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(cards(other).getByRole("heading")).toHaveText(shown);
  await expect(other.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/news\?category=achievement$/,
  );
  await other.close();

  await page.goBack();
  await expect(page).toHaveURL("/news");
  await expect.poll(() => cards(page).count()).toBeGreaterThan(shown.length);
});

test("typing searches by itself, forgives mistakes and keeps the focus", async ({ page }) => {
  await page.goto("/news");
  await alive(page);
  await box(page).pressSequentially("herron count", { delay: 20 });
  await expect(page).toHaveURL("/news?search=herron+count");
  await expect(said(page)).toHaveText(
    /^Nothing found for “herron count”\. \d+ results? for “heron count”$/,
  );
  await expect(cards(page).filter({ hasText: /heron/i })).not.toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("herron count");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  await page.goBack(); // all the typing is one step
  await expect(page).toHaveURL("/news");
  await expect(box(page)).toHaveValue("");
  await page.goForward();
  await expect(box(page)).toHaveValue("herron count");

  await bar(page).getByRole("link", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/news");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
  await expect(said(page)).toHaveText("");
});

test("a search that finds nothing says so, and leads back to everything", async ({ page }) => {
  await page.goto("/news?category=event&search=zeppelin");
  await expect(said(page)).toHaveText("Nothing found for “zeppelin”");
  await expect(page.getByRole("heading", { name: "Nothing found for “zeppelin”" })).toBeVisible();
  await page.getByRole("link", { name: "Show all", exact: true }).click();
  await expect(page).toHaveURL("/news");
  await expect(cards(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue("");
});

test("events are looked for among those to come, and then among past ones", async ({ page }) => {
  await page.goto("/events");
  await alive(page);
  await bar(page).getByRole("combobox", { name: "Kind" }).selectOption("Workshop");
  await expect(page).toHaveURL("/events?eventType=workshop");
  await expect(said(page)).toHaveText(/^\d+ results?$/);
  for (const card of await cards(page).all()) await expect(card).toContainText(/workshop/i);
  await bar(page).getByRole("link", { name: "Past" }).click();
  await expect(page).toHaveURL("/events?eventType=workshop&when=past");
  await page.goto("/events?search=zeppelin");
  await page.getByRole("link", { name: "Search past events" }).click();
  await expect(page).toHaveURL("/events?search=zeppelin&when=past");
});

test("the library is filtered by age and topic together", async ({ page }) => {
  await page.goto("/education");
  await alive(page);
  await bar(page).getByRole("link", { name: "Fishing Techniques" }).click();
  await bar(page).getByRole("combobox", { name: "Age group" }).selectOption("Ages 6–12");
  await expect(page).toHaveURL("/education?category=fishing-techniques&ageGroup=6-12");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Three knots");
  await page.goBack();
  await expect(page).toHaveURL("/education?category=fishing-techniques");
  await expect(bar(page).getByRole("combobox")).toHaveValue("");
});

test("what an address says that is no filter is left out", async ({ page }) => {
  const response = await page.goto("/news?category=gossip&search=%00%20her%0Aon&x=1");
  expect(response?.status()).toBe(200);
  await expect(box(page)).toHaveValue("her on");
  await expect(bar(page).getByRole("link", { name: "All news" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("links filter, and the form searches within what they chose", async ({ page }) => {
    await page.goto("/news");
    await bar(page).getByRole("link", { name: "Conservation" }).click();
    await box(page).fill("herons");
    await bar(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/news?category=conservation&search=herons");
    await expect(cards(page).first()).toContainText(/heron/i);
    await bar(page).getByRole("link", { name: "Clear search" }).click();
    await expect(page).toHaveURL("/news?category=conservation");
  });
});

test("a search and an empty one have no barrier", async ({ page }) => {
  for (const path of ["/news?search=herron", "/events?search=zeppelin&eventType=workshop"]) {
    await page.goto(path);
    await expectNoBarrier(page, "main search");
  }
});
