import { readOpacity } from "../support/opacity.ts";
import { expect, test } from "../support/test.ts";

test("the leaders' page: scrolling, a narrow phone, and its links", async ({ page }) => {
  await page.goto("/leadership");

  await test.step("everyone in the list appears on scrolling", async () => {
    const name = page.getByRole("heading", { name: "Ken Tanaka" });
    const opacity = () => readOpacity(name);
    await expect.poll(opacity).toBe(0);
    await name.scrollIntoViewIfNeeded();
    await expect.poll(opacity).toBe(1);
  });

  await test.step("every portrait is loaded", async () => {
    const portraits = page.getByRole("img", { name: /^Portrait of / });
    await expect(portraits).toHaveCount(6);
    for (const portrait of await portraits.all()) {
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  await test.step("on a narrow phone each name is beside the portrait, and the address is not cut", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const profile = page.getByRole("article").filter({ hasText: "Leila Haddad" });
    const portrait = await profile.getByRole("img").boundingBox();
    const name = await profile.getByRole("heading", { level: 3 }).boundingBox();
    const mail = await profile.getByRole("link").first().boundingBox();
    if (!portrait || !name || !mail) throw new Error("something of the profile is missing");
    expect(name.x).toBeGreaterThan(portrait.x + portrait.width);
    expect(name.y).toBeLessThan(portrait.y + portrait.height);
    expect(mail.x + mail.width).toBeLessThanOrEqual(320);
    expect(mail.height).toBeGreaterThanOrEqual(24);
  });

  await test.step("volunteering leads to the top of the contact page", async () => {
    await page.getByRole("link", { name: "Ask About Volunteering" }).click();
    await expect(page).toHaveURL("/contact");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
