import type { Page } from "@playwright/test";
import { publicPages } from "../audit/pages.ts";
import { pages } from "../src/paths.ts";
import { expectNoBarrier, expectNoSidewaysScroll } from "./support/barriers.ts";
import { alive, expect, test } from "./support/test.ts";

const ROUTES = [
  ...Object.values(pages),
  "/gallery?photo=night-camp",
  "/contact?about=privacy",
  "/no-such-page",
];

/** The path of a page of each route, asked of the site once. */
const examples: Record<string, string> = {};
test.beforeAll(async ({ site }) => {
  for (const { route, address } of await publicPages(site)) {
    examples[route] = new URL(address).pathname;
  }
});

/** Everything that the console says, and every call of the API. */
function listen(page: Page) {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("request", (request) => {
    if (/\/(api|trpc)\//.test(request.url())) heard.push(request.url());
  });
  return heard;
}

// Without motion nothing waits for its turn to fade in.
test.use({ expectedComplaints: /status of 404/, contextOptions: { reducedMotion: "reduce" } });

for (const route of ROUTES) {
  test(`${route} becomes alive without a word and without asking for anything, and has no barrier for a visitor, light and dark, wide and narrow`, async ({
    page,
  }) => {
    const heard = listen(page);
    const response = await page.goto(examples[route] ?? route);
    await alive(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoBarrier(page);
    for (const width of [320, 768, 1024, 1920, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    // By now whatever a page would ask or say when it becomes alive has long been asked and said.
    const isLost = response?.status() === 404;
    expect(isLost).toBe(route === "/no-such-page");
    expect(heard).toEqual(isLost ? [expect.stringContaining("status of 404")] : []);
  });
}

test("nor has a member's home", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/");
  await expect(page.getByText("Active Members")).toBeVisible();
  await expectNoBarrier(page);
});

test("nor has an article for its author", async ({ page, signIn, publish }) => {
  await signIn();
  const id = await publish({ imageUrl: "/pictures/news-hero-768.webp" });
  await page.goto(`/news/${id}`);
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await expectNoBarrier(page);
});

test("nor has the article form", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/news");
  await page.getByRole("button", { name: "Add News" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Create/ }).click();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  await expectNoBarrier(page);
});

test("nor has the open menu, which closes where the bar has room", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoBarrier(page);
  await expect(page.getByRole("dialog")).toHaveCount(0); // at the last, a wide window
});
