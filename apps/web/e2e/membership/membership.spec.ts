import { expect, test } from "../support/test.ts";

test("a tier's button leads to the form, and its submission arrives, even before its script", async ({
  page,
  mailed,
}) => {
  const email = `maya.${crypto.randomUUID()}@example.org`;
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/Form-*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/membership");
  const form = page.getByRole("form", { name: "Apply for membership" });
  const sponsor = form.getByRole("radio", { name: /Sponsor/ });
  await expect(sponsor).not.toBeInViewport();
  await page.getByRole("button", { name: "Choose Sponsor" }).click();
  await expect(sponsor).toBeChecked();
  await expect(sponsor).toBeFocused();
  await expect(sponsor).toBeInViewport();
  await form.getByLabel("First Name").fill("Maya");
  await form.getByLabel("Last Name").fill("Chen");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Submit Application" }).click();
  script.resolve();
  const toast = page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
  await expect(toast).toContainText("Application received!");
  await mailed(email, "We have your membership application");
});
