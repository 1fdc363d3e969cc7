import type { Page } from "@playwright/test";
import { readOpacity } from "../support/opacity.ts";
import { expect, test } from "../support/test.ts";

const LEGAL = [
  ["/privacy", "Privacy Policy", "Contact Us About Privacy", "/contact?about=privacy"],
  ["/terms", "Terms of Service", "Contact Us About Terms", "/contact"],
  [
    "/accessibility",
    "Accessibility",
    "Contact Us About Accessibility",
    "/contact?about=accessibility",
  ],
] as const;

const section = (page: Page, number: number) =>
  page.getByRole("heading", { level: 2, name: new RegExp(`^${number}\\.`) });

/** Reads the policy that is open, on a desktop. */
async function readPolicy(page: Page, path: string, button: string, site: string) {
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect.poll(() => readOpacity(section(page, 4))).toBe(0);

  await test.step("marks the reader's position in the table of contents", async () => {
    const current = contents.locator("[aria-current]");
    await expect(current).toHaveCount(0);
    await section(page, 3).evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveCount(1);
    expect(`3. ${await current.textContent()}`).toBe(await section(page, 3).textContent());
  });

  await test.step("shows its sections as they scroll into view", async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await section(page, 4).scrollIntoViewIfNeeded();
    await expect.poll(() => readOpacity(section(page, 4))).toBe(1);
  });

  await test.step("has a table of contents that takes reader and focus to every section", async () => {
    const links = await contents.getByRole("link").all();
    for (const [index, link] of links.entries()) {
      // The targets of the other links are tested in src/features/site/legal/LegalView.test.tsx.
      const isPressed = path === "/terms" || index === 0 || index === links.length - 1;
      if (!isPressed) continue;
      await link.click();
      const heading = section(page, index + 1);
      await expect(heading).toBeInViewport();
      const isFocused = () =>
        heading.evaluate((title) => title.closest("section") === document.activeElement);
      await expect.poll(isFocused).toBe(true);
    }
  });

  await test.step("is printed as text: no navigation, no buttons, links with their addresses", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("link", { name: button, exact: true })).toBeHidden();
    const last = page.getByRole("heading", { level: 2 }).last();
    expect(await last.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    const link = page.locator("[data-address]").first();
    const href = await link.getAttribute("href");
    const [printed, ink] = await link.evaluate((element) => [
      getComputedStyle(element, "::after").content,
      getComputedStyle(element).color,
    ]);
    expect(printed).toContain(`${site}${href}`);
    expect(ink).toBe("rgb(0, 0, 0)");
    await page.emulateMedia({ media: null });
  });
}

test("the policies: scrolling, tables of contents, print and links", async ({
  page,
  site,
  signInUnconfirmed,
  context,
}) => {
  test.slow(); // Three long pages, one after another.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/terms");

  await test.step("show refunds on a narrow phone row by row, still a table", async () => {
    const table = page.getByRole("table", { name: /refund of a program fee/i });
    const row = table.getByRole("row").filter({ hasText: "50% of the fee" });
    const header = await row.getByRole("rowheader").boundingBox();
    const cell = await row.getByRole("cell").boundingBox();
    expect(cell?.y).toBeGreaterThan(header?.y ?? Number.POSITIVE_INFINITY);
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  await test.step("lead from one policy to a section of another", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("link", { name: "children and their parents" }).click();
    await expect(page).toHaveURL("/privacy#children");
    await expect(page.getByRole("heading", { name: /^2\. Children/ })).toBeInViewport();
  });

  await test.step("the cookies match the privacy policy", async () => {
    await page.getByRole("switch", { name: /dark/i }).click();
    expect(await context.cookies()).toEqual([]);
    await page.getByRole("switch", { name: /dark/i }).click();
    await signInUnconfirmed();
    await page.reload();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.sort()).toEqual(["headwaters", "headwaters-device"]);
  });

  for (const [path, name, button, contact] of LEGAL) {
    await test.step(path, async () => {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await readPolicy(page, path, button, site);

      await test.step("leads to the top of the contact page", async () => {
        await page.getByRole("link", { name: button, exact: true }).click();
        await expect(page).toHaveURL(contact);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      });
    });
  }
});
