import { readOpacity } from "../support/opacity.ts";
import { expect, test } from "../support/test.ts";

test("the sponsors' page: its sections, pictures and links", async ({ page, context }) => {
  await page.goto("/sponsors");

  await test.step("sections appear as they scroll into view", async () => {
    const heading = page.getByRole("heading", { name: "Three ways to partner with us" });
    const opacity = () => readOpacity(heading);
    await expect.poll(opacity).toBe(0);
    await heading.scrollIntoViewIfNeeded();
    await expect.poll(opacity).toBe(1);
  });

  await test.step("each sponsor has a mark", async () => {
    const marks = page.getByRole("main").getByRole("article").locator("img");
    await expect(marks).toHaveCount(4);
    for (const mark of await marks.all()) {
      await mark.scrollIntoViewIfNeeded();
      await expect
        .poll(() => mark.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  await test.step("a sponsor's website opens in a new tab, without access to this one", async () => {
    const website = "https://cascade-outfitters.example/";
    await context.route(website, (route) => route.fulfill({ body: "the sponsor's website" }));
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: /^Visit Website of Cascade Outfitters/ }).click();
    const tab = await opened;
    await tab.waitForURL(website);
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    await tab.close();
    await expect(page).toHaveURL("/sponsors");
  });

  await test.step("Become a Sponsor leads to the top of the contact page", async () => {
    const button = page.getByRole("link", { name: "Become a Sponsor" });
    await expect(button).toHaveAttribute("href", "/contact");
    await button.click();
    await expect(page).toHaveURL("/contact");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
