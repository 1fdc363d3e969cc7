import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/test.ts";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const form = (page: Page) => page.getByRole("form", { name: "Send us a message" });
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" });

async function fill(page: Page) {
  await form(page).getByLabel("First Name").fill("Maya");
  await form(page).getByLabel("Last Name").fill("Chen");
  await form(page).getByLabel("Email").fill("maya@example.org");
  await form(page).getByLabel("Inquiry Type").selectOption("volunteer");
  await form(page).getByLabel("Message").fill("I can mend nets.\nOn Saturdays.");
}

test.describe("a repeated submission", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("is stored once after a lost response and leaving the page", async ({ page, mailed }, {
    workerIndex,
  }) => {
    await page.goto("/contact");
    const email = `again.${workerIndex}.${Date.now()}@example.org`;
    const fillAndSend = async () => {
      await fill(page);
      await form(page).getByLabel("Email").fill(email);
      await send(page).click();
    };
    await page.route("**/trpc/contact.send*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillAndSend();
    await expect(toast(page)).toContainText("Error sending message");
    await page.unroute("**/trpc/contact.send*");
    await page.goto("about:blank");
    await page.goBack();
    await hydrated(page);
    await fillAndSend();
    await expect(toast(page)).toContainText("Message sent!");
    await mailed(email, "We have your message", 1);
    // An intended second submission is another message.
    await page.getByRole("button", { name: "Write another message" }).click();
    await fillAndSend();
    await mailed(email, "We have your message", 2);
  });
});
