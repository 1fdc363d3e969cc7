import { formatMinutes, RESET_LINK_MINUTES } from "@headwaters/contracts";
import { buildAccount, type NewAccount } from "@headwaters/testing/factories";
import type { ReceivedMail } from "@headwaters/testing/mail/mails";
import type { Page, Request } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { toast } from "../support/items.ts";
import { expect, hydrated, test } from "../support/test.ts";

const NEW_PASSWORD = "a quiet eddy";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function fillNewPassword(page: Page, password: string, confirmation = password) {
  await page.getByLabel(/^New Password/).fill(password);
  await page.getByLabel(/^Confirm Password/).fill(confirmation);
}
const update = (page: Page) => page.getByRole("button", { name: "Update Password" });

const linkIn = (mail: ReceivedMail | undefined) =>
  mail?.links.find((link) => link.includes("/reset-password?token=")) ?? "";

/** Registers an account without signing in. */
async function register(page: Page): Promise<NewAccount> {
  const registration = buildAccount();
  await page.request.post("/api/register", { data: registration });
  await page.context().clearCookies();
  return registration;
}

test.describe("a lost password", () => {
  test.use({ expectedComplaints: /status of 40[01]/ });

  test("is reset by the link in the mail, and every view is accessible", async ({
    page,
    browser,
    site,
    mailed,
  }) => {
    const { email, password } = await register(page);
    await page.goto("/auth");
    await page.getByRole("link", { name: /forgot/i }).click();
    await expect(heading(page, "Reset Your Password")).toBeVisible();
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expectAccessible(page, "main");
    await page.getByLabel("Email Address").fill(email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();

    await expect(heading(page, "Check Your Email")).toBeFocused();
    await expect(toast(page)).toContainText("Reset link sent");
    await expect(toast(page)).toContainText(
      "If that email exists in our system, we've sent a password reset link.",
    );
    await expect(main(page)).toContainText(/if .* exists .* reset link/i);
    await expect(main(page)).toContainText(
      `The link expires in ${formatMinutes(RESET_LINK_MINUTES)}.`,
    );
    const back = main(page).getByRole("link", { name: "Back to Login" });
    await expect(back).toHaveAttribute("href", "/auth");
    await expectAccessible(page, "main");

    await test.step("an invalid link is reported with a way to a new one", async () => {
      await page.goto("/reset-password?token=unknown");
      await fillNewPassword(page, NEW_PASSWORD, "another one");
      await update(page).click();
      await expect(page.getByText("Passwords don't match")).toBeVisible();
      await expectAccessible(page);
      await fillNewPassword(page, NEW_PASSWORD);
      await update(page).click();
      await expect(main(page).getByRole("link", { name: /request a new/ })).toBeVisible();
      await expectAccessible(page, "main");
    });

    const [mail] = await mailed(email, "Reset your password");
    await page.goto(linkIn(mail));
    await expect(heading(page, "Set New Password")).toBeVisible();
    await fillNewPassword(page, NEW_PASSWORD);
    await update(page).click();
    await expect(heading(page, "Password Reset Complete")).toBeFocused();
    await expect(toast(page)).toContainText("Password reset successful");
    await expect(toast(page)).toContainText(/password has been updated.*now log in/);
    await test.step("the token is not sent as a referrer", async () => {
      // A browser with an empty cache, so that each request reaches the server.
      const context = await browser.newContext();
      const reader = await context.newPage();
      const requests: Request[] = [];
      reader.on("request", (request) => requests.push(request));
      await reader.goto(`${site}/reset-password?token=only-the-reader-knows`);
      await hydrated(reader);
      const schemas = reader.waitForResponse(/\/schemas-/);
      await reader.getByLabel(/^New Password/).focus();
      await schemas;
      expect(requests.length).toBeGreaterThan(3);
      for (const request of requests) {
        expect((await request.allHeaders()).referer ?? "", request.url()).not.toContain("token");
      }
      await context.close();
    });
    await mailed(email, "Your password was changed");
    await expectAccessible(page, "main");

    await main(page).getByRole("link", { name: "Go to Login" }).click();
    await expect(page).toHaveURL("/auth");
    await page.getByRole("tabpanel").getByLabel("Email").fill(email);
    await page
      .getByRole("tabpanel")
      .getByLabel(/^Password/)
      .fill(NEW_PASSWORD);
    await page.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/");
    await expect(toast(page)).toContainText("Welcome back!");
    const old = await page.request.post("/api/login", { data: { email, password } });
    expect(old.status()).toBe(401);
  });
});
