import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { toast } from "../support/items.ts";
import { article, test, written } from "../support/review.ts";
import { expect } from "../support/test.ts";

const waiting = (page: Page, title: string) => page.getByRole("link", { name: title, exact: true });

test.describe("the review queue", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("is worked through by keyboard alone, and shows new items without a reload", async ({
    page,
    beStaff,
    author,
  }) => {
    test.slow(); // Checks the accessibility of three views.
    await beStaff();
    const { id, title } = await written(author);

    await test.step("staff read pending content and publish it, by keyboard alone", async () => {
      await page.goto("/writing");
      await page.getByRole("link", { name: "Review queue" }).click();
      const entry = page.getByRole("row").filter({ hasText: title });
      await expect(entry).toContainText("Ana Reyes");
      await expect(entry).toContainText(/\d+:\d\d [AP]M/);
      await expectAccessible(page);
      await waiting(page, title).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/staff/review/news/${id}`);
      await expect(page.getByRole("article").locator("strong")).toHaveText("three");
      expect((await page.request.get(`/api/news/${id}`)).status()).toBe(404);
      await page.getByRole("button", { name: "Publish" }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/staff/review");
      await expect(toast(page)).toContainText("Published");
      await expect(waiting(page, title)).toHaveCount(0);
      expect((await page.request.get(`/api/news/${id}`)).status()).toBe(200);
    });

    await test.step("new items appear without a reload", async () => {
      const content = "After **four** weekends the gravel bars are free of glass.";
      const data = article({ title, content, version: 1 });
      await author.put(`/api/news/${id}`, { data });
      await waiting(page, title).click();
    });

    await test.step("a change is shown beside the published version", async () => {
      await expect(page.getByRole("region", { name: "What readers see now" })).toContainText(
        "three",
      );
      await expect(page.getByRole("region", { name: "What readers will see" })).toContainText(
        "four",
      );
      await expectAccessible(page);
    });

    await test.step("a returned item carries a note", async () => {
      await page.getByRole("button", { name: "Send Back" }).click();
      const dialog = page.getByRole("dialog", { name: "Send it back?" });
      await dialog.getByRole("button", { name: "Send Back" }).click();
      await expect(dialog.getByText("Please say what should change")).toBeVisible();
      await expect(dialog.getByLabel("What should change?")).toBeFocused();
      await expectAccessible(page, "[role=dialog]");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });

    await test.step("an item that has changed since it was opened is not published unread", async () => {
      const content = "Something **else**.";
      const data = article({ title, content, version: 2 });
      await author.put(`/api/news/${id}`, { data });
      // The stream notifies the page; the text does not change under its reader.
      await expect(page.getByRole("alert")).toContainText("Look at it again before you decide.");
      await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled();
      const coming = page.getByRole("region", { name: "What readers will see" });
      await expect(coming).not.toContainText("Something else.");
      await page.getByRole("button", { name: "Show What Is There Now" }).click();
      await expect(coming).toContainText("Something else.");
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(toast(page)).toContainText("Published");
    });
  });
});
