import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { alive, expect, test } from "./support/test.ts";

let people = 0;
const newAddress = () => `reader.${process.pid}.${Date.now()}.${++people}@example.org`;

const box = (page: Page) => page.getByRole("region", { name: "News by email" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const UNSUBSCRIBE = /(?<!api)\/newsletter\/unsubscribe\?token=([\da-f-]{36})/;

async function subscribe(page: Page, email: string) {
  await page.goto("/news");
  await alive(page);
  await box(page).getByLabel("Your email address").fill(email);
  await box(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(box(page).getByRole("heading", { name: "Check your email" })).toBeVisible();
}

test("whoever subscribes confirms by a button, and may do so twice", async ({
  page,
  mailedLink,
}) => {
  const email = newAddress();
  await subscribe(page, email);
  await expect(box(page)).not.toContainText(email);
  const link = await mailedLink(email);
  await page.goto(link);
  await expect(title(page)).toHaveText("Confirm Your Subscription");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectNoBarrier(page);
  for (let i = 0; i < 2; i += 1) {
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(title(page)).toHaveText("You are subscribed");
    await expect(title(page)).toBeFocused();
  }
  await expect(page.getByRole("main")).not.toContainText("@");
});

test("the box says the same to a subscriber, who gets a mail with the way out", async ({
  page,
  mailedLink,
  mailed,
}) => {
  const email = newAddress();
  await subscribe(page, email);
  const said = await box(page).textContent();
  await page.goto(await mailedLink(email));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(title(page)).toHaveText("You are subscribed");
  await subscribe(page, email.toUpperCase());
  expect(await box(page).textContent()).toBe(said);
  await box(page).getByRole("button", { name: "Use another address" }).click();
  await expect(box(page).getByLabel("Your email address")).toHaveValue("");

  const [mail] = await mailed(email, "You are subscribed already");
  const [, token] = UNSUBSCRIBE.exec(mail?.text ?? "") ?? [];
  // Where a browser comes that follows the header's address: nothing happens until the button.
  await page.goto(`/api/newsletter/unsubscribe?token=${token}`);
  await expect(page).toHaveURL(new RegExp(`/newsletter/unsubscribe\\?token=${token}$`));
  await expect(title(page)).toHaveText("Unsubscribe");
  await expect(page.getByRole("main")).not.toContainText("@", { useInnerText: true });
  await expectNoBarrier(page);
  for (let i = 0; i < 2; i += 1) {
    await page.goto(`/newsletter/unsubscribe?token=${token}`);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(title(page)).toHaveText("You are unsubscribed");
  }
});

test.describe("links that are no good", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("say so, and what to do", async ({ page }) => {
    await page.goto(`/newsletter/confirm?token=${"x".repeat(43)}`);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("alert")).toContainText("This link is not valid any more.");
    await page.getByRole("alert").getByRole("link", { name: "Subscribe again" }).click();
    await expect(page).toHaveURL(/\/news#newsletter$/);
    await page.goto("/newsletter/unsubscribe?token=6f1c2d3e-0000-4000-8000-000000000000");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("alert")).toContainText("This link belongs to no subscription.");
    for (const path of ["confirm", "unsubscribe"]) {
      await page.goto(`/newsletter/${path}`);
      await expect(title(page)).toHaveText("This link is not complete");
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages of the newsletter say how it is done all the same", async ({ page }) => {
    for (const path of [
      "/newsletter/confirm?token=x",
      "/newsletter/unsubscribe?token=x",
      "/news",
    ]) {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript/).first()).toBeVisible();
    }
  });
});
