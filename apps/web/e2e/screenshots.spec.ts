import { settle } from "../audit/settle.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

test("a picture of a page does not wait for a lazy image that is not shown at this width", async ({
  page,
}) => {
  await page.goto("/forgot-password");
  const hidden = page.locator("img[loading=lazy]:not(:visible)");
  await expect(hidden).not.toHaveCount(0);
  await settle(page);
});

test("a picture that does not come ends the wait with its address", async ({ page }) => {
  await page.route("**/never.webp", () => {});
  await page.goto("/terms");
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(10, 10), { src: "/never.webp" }));
  });
  await expect(settle(page, 300)).rejects.toThrow(/terms: not there within 0\.3 s: .*never\.webp/);
});
