import { buildRegistration } from "@headwaters/testing/factories";
import type { ReceivedMail } from "@headwaters/testing/mails";
import type { Page, Request } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { alive, expect, type Registration, test } from "./support/test.ts";

const NEW_PASSWORD = "a quiet eddy";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function fillNewPassword(page: Page, password: string, confirmation = password) {
  await page.getByLabel(/^New Password/).fill(password);
  await page.getByLabel(/^Confirm Password/).fill(confirmation);
}
const update = (page: Page) => page.getByRole("button", { name: "Update Password" });

const linkIn = (mail: ReceivedMail | undefined) =>
  mail?.links.find((link) => link.includes("/reset-password?token=")) ?? "";

/** Someone with an account, signed in nowhere in this browser. */
async function register(page: Page): Promise<Registration> {
  const registration = buildRegistration();
  await page.request.post("/api/register", { data: registration });
  await page.context().clearCookies();
  return registration;
}

/** The calls that the page sends, by their procedure. */
function sentCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

/** Keeps the answers to the recovery calls back until what it answers with is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/trpc/recovery.*", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a lost password is found again: by the link of the mail, from one end to the other", async ({
  page,
  mailed,
}) => {
  const { email, password } = await register(page);
  await page.goto("/auth");
  await page.getByRole("link", { name: /forgot/i }).click();
  await expect(heading(page, "Reset Your Password")).toBeVisible();
  await page.getByLabel("Email Address").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();

  await expect(heading(page, "Check Your Email")).toBeFocused();
  await expect(toast(page)).toContainText("Reset link sent");
  await expect(toast(page)).toContainText(
    "If that email exists in our system, we've sent a password reset link.",
  );
  await expect(main(page)).toContainText(/if .* exists .* reset link/i);
  await expect(main(page)).toContainText("The link expires in 1 hour.");
  const back = main(page).getByRole("link", { name: "Back to Login" });
  await expect(back).toHaveAttribute("href", "/auth");

  const [mail] = await mailed(email, "Reset your password");
  await page.goto(linkIn(mail));
  await expect(heading(page, "Set New Password")).toBeVisible();
  await fillNewPassword(page, NEW_PASSWORD);
  await update(page).click();
  await expect(heading(page, "Password Reset Complete")).toBeFocused();
  await expect(toast(page)).toContainText("Password reset successful");
  await expect(toast(page)).toContainText(/password has been updated.*now log in/);
  await mailed(email, "Your password was changed");

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

test.describe("/forgot-password", () => {
  test("asks for an address that can be one before anything is sent", async ({ page }) => {
    const sent = sentCalls(page);
    await page.goto("/forgot-password");
    const field = page.getByLabel("Email Address");
    await expect(field).toHaveAttribute("type", "email");
    await expect(field).toHaveAttribute("required");
    for (const wrong of ["", "nobody", "nobody@"]) {
      await field.fill(wrong);
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await expect(page.getByText("Please enter a valid email address")).toBeVisible();
      await expect(field).toBeFocused();
    }
    await field.fill("nobody@example.org");
    await expect(page.getByText("Please enter a valid email address")).toHaveCount(0);
    expect(sent).toEqual([]);
    const back = main(page).getByRole("link", { name: "Back to Login" });
    await expect(back).toHaveAttribute("href", "/auth");
  });

  test("says the same to those who have no account", async ({ page }) => {
    await page.goto("/forgot-password");
    await page.getByLabel("Email Address").fill("nobody@example.org");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Check Your Email")).toBeVisible();
    await expect(toast(page)).toContainText("Reset link sent");
    await expect(page).toHaveTitle(/^Check Your Email · /);
  });

  test("says that it is sending, and cannot be pressed twice", async ({ page }) => {
    const release = await holdAnswers(page);
    await page.goto("/forgot-password");
    await page.getByLabel("Email Address").fill("nobody@example.org");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    release();
    await expect(heading(page, "Check Your Email")).toBeVisible();
  });

  test.describe("when it fails", () => {
    test.use({ expectedComplaints: /status of 5\d\d|ERR_FAILED/ });

    test("says the server's message, or that it was not sent, and keeps the address", async ({
      page,
    }) => {
      await page.goto("/forgot-password");
      await page.getByLabel("Email Address").fill("ana@example.org");
      await page.route("**/trpc/recovery.*", (route) =>
        route.fulfill({ status: 503, json: { message: "Too busy. Try again in a minute." } }),
      );
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await expect(toast(page)).toContainText("Error");
      await expect(toast(page)).toContainText("Too busy. Try again in a minute.");
      await page.unroute("**/trpc/recovery.*");
      await page.route("**/trpc/recovery.*", (route) => route.abort());
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await expect(toast(page)).toContainText("Failed to send reset email. Please try again.");
      await expect(page.getByLabel("Email Address")).toHaveValue("ana@example.org");
    });
  });
});

test.describe("/reset-password", () => {
  for (const address of [
    "/reset-password",
    "/reset-password?token=",
    "/reset-password?token=a&token=b",
  ]) {
    test(`is an invalid link at ${address}`, async ({ page, request }) => {
      expect(await (await request.get(address)).text()).toContain("Invalid Reset Link");
      await page.goto(address);
      await alive(page);
      await expect(heading(page, "Invalid Reset Link")).toBeVisible();
      await expect(main(page)).toContainText("invalid or has expired");
      await expect(page.getByLabel(/^New Password/)).toHaveCount(0);
      const back = main(page).getByRole("link", { name: "Back to Login" });
      await expect(back).toHaveAttribute("href", "/auth");
      await main(page).getByRole("link", { name: "Request New Reset Link" }).click();
      await expect(page).toHaveURL("/forgot-password");
    });
  }

  test("arrives with the form where there is a token, which the document does not hold", async ({
    page,
    request,
  }) => {
    const address = "/reset-password?token=only-the-reader-knows";
    const response = await request.get(address);
    const html = await response.text();
    expect(html).toContain("Set New Password");
    expect(html).not.toContain("Invalid Reset Link");
    expect(html).not.toContain("only-the-reader-knows");
    await page.goto(address);
    await alive(page);
    await expect(heading(page, "Set New Password")).toBeVisible();
  });

  test("tells nobody the token by a Referer", async ({ page }) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await page.goto("/reset-password?token=only-the-reader-knows", { waitUntil: "networkidle" });
    await alive(page);
    await page.getByLabel(/^New Password/).focus(); // fetches the schemas
    await page.waitForLoadState("networkidle");
    expect(requests.length).toBeGreaterThan(3);
    for (const request of requests) {
      expect((await request.allHeaders()).referer ?? "").not.toContain("token");
    }
  });

  test("checks both passwords before anything is sent", async ({ page }) => {
    const sent = sentCalls(page);
    await page.goto("/reset-password?token=any");
    for (const label of [/^New Password/, /^Confirm Password/]) {
      await expect(page.getByLabel(label)).toHaveAttribute("autocomplete", "new-password");
    }
    await fillNewPassword(page, "12345");
    await update(page).click();
    await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
    await expect(page.getByLabel(/^New Password/)).toBeFocused();
    await fillNewPassword(page, NEW_PASSWORD, "another one");
    await update(page).click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByLabel(/^Confirm Password/)).toBeFocused();
    await expect(page.getByLabel(/^Confirm Password/)).toHaveAccessibleDescription(
      "Passwords don't match",
    );
    expect(sent).toEqual([]);
  });

  test.describe("with a link that is not good", () => {
    test.use({ expectedComplaints: /status of 400|ERR_FAILED/ });

    test("says so, keeps the form and shows the way on", async ({ page }) => {
      await page.goto("/reset-password?token=unknown");
      await fillNewPassword(page, NEW_PASSWORD);
      const bodies: string[] = [];
      page.on("request", (request) => bodies.push(request.postData() ?? ""));
      await update(page).click();
      await expect(toast(page)).toContainText("Reset failed");
      await expect(toast(page)).toContainText(
        "This reset link is invalid or has expired. Please request a new one.",
      );
      expect(bodies.join("")).toContain('"token":"unknown"');
      expect(bodies.join("")).not.toContain("confirmPassword");
      await expect(page.getByLabel(/^New Password/)).toHaveValue(NEW_PASSWORD);
      await expect(
        main(page).getByRole("link", { name: "request a new reset link" }),
      ).toHaveAttribute("href", "/forgot-password");

      await page.route("**/trpc/recovery.*", (route) => route.abort());
      await update(page).click();
      await expect(toast(page)).toContainText("Failed to reset password. The link may be expired.");
    });

    test("says that it is updating, and cannot be pressed twice", async ({ page }) => {
      const release = await holdAnswers(page);
      await page.goto("/reset-password?token=unknown");
      await fillNewPassword(page, NEW_PASSWORD);
      await update(page).click();
      await expect(page.getByRole("button", { name: "Updating..." })).toBeDisabled();
      release();
      await expect(toast(page)).toContainText("Reset failed");
    });
  });

  test.describe("for whoever is signed in here", () => {
    // The answer that nobody is signed in any more is a 401, of which the browser makes a note.
    test.use({ expectedComplaints: /status of 401/ });

    test("signs out too, and the way to the login is open", async ({ page, signIn, mailed }) => {
      const { email } = await signIn({ firstName: "Juniper" });
      await page.request.post("/api/forgot-password", { data: { email } });
      const [mail] = await mailed(email, "Reset your password");
      await page.goto(linkIn(mail));
      await expect(page.getByText("Hello, Juniper")).toBeVisible();
      await fillNewPassword(page, NEW_PASSWORD);
      await update(page).click();
      await expect(heading(page, "Password Reset Complete")).toBeVisible();
      await expect(page.getByText("Hello, Juniper")).toHaveCount(0);
      await main(page).getByRole("link", { name: "Go to Login" }).click();
      await expect(page).toHaveURL("/auth");
    });
  });
});

test.describe("for everyone", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("no view has a barrier", async ({ page, mailed }) => {
    const { email } = await register(page);
    await page.goto("/forgot-password");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expectNoBarrier(page);
    await page.getByLabel("Email Address").fill(email);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Check Your Email")).toBeVisible();
    await expectNoBarrier(page);

    await page.goto("/reset-password?token=unknown");
    await fillNewPassword(page, NEW_PASSWORD, "another one");
    await update(page).click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expectNoBarrier(page);
    await fillNewPassword(page, NEW_PASSWORD);
    await update(page).click();
    await expect(main(page).getByRole("link", { name: /request a new/ })).toBeVisible();
    await expectNoBarrier(page);

    const [mail] = await mailed(email, "Reset your password");
    await page.goto(linkIn(mail));
    await expectNoBarrier(page);
    await fillNewPassword(page, NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Password Reset Complete")).toBeVisible();
    await expectNoBarrier(page);
  });
});
