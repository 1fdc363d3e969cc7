import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { expect, test } from "../support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], colorScheme: "dark" });

// Other behavior of an item's page is tested in
// src/features/content/reading/QueryView.test.tsx.
test("an item is shared and printed", async ({ page, signIn, publish }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  await signIn();
  const id = await publish({
    content: "See [the map](https://example.org/map) before.",
    imageUrl: "/pictures/news-hero-768.webp",
  });
  await page.goto(`/news/${id}`);
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible(); // Only its author has the link.
  const share = page.getByRole("button", { name: "Share" });
  const copy = page.getByRole("button", { name: "Copy link" });

  await test.step("Print prints the item alone, dark on light, with the addresses of its links", async () => {
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
    const address = page.getByText(page.url(), { exact: true });
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(address).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(share).toBeHidden();
    await expect(page.getByRole("region", { name: "More news" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(16, 48, 61)");
    const shown = await page
      .getByRole("link", { name: "the map" })
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(shown).toContain("https://example.org/map");
    await page.emulateMedia({ media: null });
  });

  await test.step("the keyboard copies the link, and a toast says so", async () => {
    await share.focus();
    await page.keyboard.press("Enter");
    await expect(copy).toBeFocused();
    await expect(share).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(share).toBeFocused();
    await expect(share).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("Share closes by Escape, by a click elsewhere, by navigation and by a second click", async () => {
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("heading", { level: 1 }).click(),
      async () => {
        for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
      },
      () => share.click(),
    ]) {
      await share.click();
      await expect(copy).toBeFocused();
      await leave();
      await expect(copy).toHaveCount(0);
    }
  });

  await test.step("an article is accessible for its author, with Share open", async () => {
    await share.click();
    await expect(copy).toBeFocused();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 844 });
    await expectNoSidewaysScroll(page);
  });
});
