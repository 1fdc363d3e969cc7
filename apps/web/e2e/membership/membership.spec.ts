import { expectAccessible } from "../support/accessibility.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("a tier's button leads to the form, even before its script, and its submission arrives", async ({
  page,
  mailed,
}) => {
  const email = `maya.${crypto.randomUUID()}@example.org`;
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/Form-*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/membership", { waitUntil: "load" });
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  const form = page.getByRole("form", { name: "Apply for membership" });
  const sponsor = form.getByRole("radio", { name: /Sponsor/ });
  await expect(sponsor).not.toBeInViewport();
  await page.getByRole("button", { name: "Choose Sponsor" }).click();
  await expect(sponsor).toBeChecked();
  await expect(sponsor).toBeFocused();
  await expect(sponsor).toBeInViewport();
  await test.step("the chosen type stands out from the others", async () => {
    const readBackground = (name: RegExp) =>
      form
        .locator("label", { hasText: name })
        .evaluate((chip) => getComputedStyle(chip).backgroundColor);
    expect(await readBackground(/Sponsor/)).not.toBe(await readBackground(/Family/));
    expect(await readBackground(/Student/)).toBe(await readBackground(/Family/));
    await expectAccessible(page, "form");
  });
  await form.getByLabel("First Name").fill("Maya");
  await form.getByLabel("Last Name").fill("Chen");
  await form.getByLabel("Email").fill(email);
  script.resolve();
  await hydrated(page);
  await form.getByRole("button", { name: "Submit Application" }).click();
  const toast = page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
  await expect(toast).toContainText("Application received!");
  await mailed(email, "We have your membership application");
});
