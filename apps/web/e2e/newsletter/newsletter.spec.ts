import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/test.ts";

const box = (page: Page) => page.getByRole("region", { name: "News by email" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");

test.describe("the newsletter", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  // Other behavior of the newsletter form and its pages is tested in
  // src/features/newsletter/subscribe/newsletter.test.tsx.
  test("is subscribed to by a form and a button, and left by a button", async ({
    page,
    mailedLink,
  }) => {
    const email = `reader.${process.pid}@example.org`;

    await test.step("a form whose validation cannot be loaded says so and can be sent again", async () => {
      await page.route("**/assets/schemas-*", (route) => route.abort());
      await page.goto("/news");
      await box(page).getByLabel("Your email address").fill(email);
      await box(page).getByRole("button", { name: "Subscribe" }).click();
      await expect(toast(page)).toContainText("The form could not be checked.");
      await page.unroute("**/assets/schemas-*");
      await box(page).getByRole("button", { name: "Subscribe" }).click();
      await expect(toast(page)).toContainText("Check your email");
      await expect(box(page).getByRole("heading", { name: "Check your email" })).toBeVisible();
      await expectAccessible(page, "#newsletter");
    });

    await test.step("a subscriber confirms by a button", async () => {
      await page.goto(await mailedLink(email));
      await expect(title(page)).toHaveText("Confirm Your Subscription");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(title(page)).toHaveText("You are subscribed");
      await expect(title(page)).toBeFocused();
    });

    await test.step("the unsubscribe link changes nothing until the button is pressed", async () => {
      const token = "6f1c2d3e-0000-4000-8000-000000000000";
      await page.goto(`/api/newsletter/unsubscribe?token=${token}`);
      await expect(page).toHaveURL(new RegExp(`/newsletter/unsubscribe\\?token=${token}$`));
      await expect(title(page)).toHaveText("Unsubscribe");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(page.getByRole("alert")).toContainText("This link belongs to no subscription.");
    });
  });
});
