import type { Page } from "@playwright/test";
import { settle } from "../audit/capture/settle.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

/** A page with this content alone, which loads nothing else. */
async function show(page: Page, content: string) {
  await page.route("**/shown", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${content}` }),
  );
  await page.goto("/shown");
}

test("a picture of a page does not wait for a lazy image that is not shown at this width", async ({
  page,
}) => {
  await show(
    page,
    `<style>@media (max-width: 400px) { [loading] { display: none } }</style>
    <img loading="lazy" src="/pictures/news-hero-768.webp" alt="">`,
  );
  const hidden = page.locator("img[loading=lazy]:not(:visible)");
  await expect(hidden).not.toHaveCount(0);
  await settle(page);

  await test.step("a picture that does not load ends the wait with its address", async () => {
    await page.route("**/never.webp", () => {});
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(10, 10), { src: "/never.webp" }));
    });
    await expect(settle(page, 300)).rejects.toThrow(
      /shown: not there within 0\.3 s: .*never\.webp/,
    );
  });
});
