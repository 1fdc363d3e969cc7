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
        if (!url.startsWith(running.address) && !/^(data|blob):/.test(url)) elsewhere.push(url);
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
  });
}
