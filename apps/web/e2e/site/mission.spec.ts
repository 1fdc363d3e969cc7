import { readOpacity } from "../support/opacity.ts";
import { expect, test } from "../support/test.ts";

test("fades in section by section, on a screen of any height", async ({ page }) => {
  // A page at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/mission");
  for (const name of ["Core Values", "What We Do", "Impact"]) {
    const section = page.getByRole("region", { name });
    await section.scrollIntoViewIfNeeded();
    for (const heading of await section.getByRole("heading").all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(() => readOpacity(heading)).toBe(1);
    }
  }
});
