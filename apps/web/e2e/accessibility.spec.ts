import { publicPages } from "../audit/pages.ts";
import { pages } from "../src/paths.ts";
import { expectNoBarrier, expectNoSidewaysScroll } from "./support/barriers.ts";
import { expect, test } from "./support/test.ts";

const ROUTES = [
  ...Object.values(pages),
  "/gallery?photo=night-camp",
  "/contact?about=privacy",
  "/no-such-page",
];

/** Where this site has a page of this route. */
async function addressOf(route: string, site: string): Promise<string> {
  const found = (await publicPages(site)).find((page) => page.route === route);
  return found?.address ?? route;
}

// Without motion nothing waits for its turn to fade in.
test.use({ expectedComplaints: /status of 404/, contextOptions: { reducedMotion: "reduce" } });

for (const route of ROUTES) {
  test(`${route} has no barrier for a visitor, light and dark, wide and narrow`, async ({
    page,
    site,
  }) => {
    await page.goto(await addressOf(route, site));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoBarrier(page);
    for (const width of [320, 390, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
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
