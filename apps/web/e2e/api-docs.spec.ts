import { expectNoSidewaysScroll, violations, WCAG } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test("the reference of the API shows every group of calls, from this site alone", async ({
      page,
      running,
    }) => {
      const elsewhere: string[] = [];
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(running.url) && !/^(data|blob):/.test(url)) elsewhere.push(url);
      });
      await page.goto("/api/docs");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("API");
      await page.getByRole("button", { name: "Access tokens" }).first().click();
      await expect(
        page.getByText("Make an access token, which is shown this once").first(),
      ).toBeVisible();
      const isDark = await page.evaluate(() => document.body.classList.contains("dark-mode"));
      expect(isDark).toBe(colorScheme === "dark");
      expect(elsewhere).toEqual([]);
    });

    test("and is accessible with calls of all methods, narrow and wide", async ({ page }) => {
      await page.goto("/api/docs");
      const open = page.getByRole("button", { name: "Open Group - Registrations", exact: true });
      await open.click();
      await expect(page.getByText("DELETE").first()).toBeVisible();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
        expect(await violations(page, "html", WCAG), `${width}`).toEqual([]);
      }
    });
  });
}
