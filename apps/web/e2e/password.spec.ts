import { buildRegistration } from "@headwaters/testing/factories";
import { startSite } from "@headwaters/testing/site";
import type { Page, Request } from "@playwright/test";
import { siteTemplate } from "./support/sites.ts";
import { expect, test } from "./support/test.ts";

const panel = (page: Page) => page.getByRole("tabpanel");
const password = (page: Page) => panel(page).getByLabel(/^Password/);
const hint = (page: Page) => panel(page).getByRole("status");
const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");

async function openSignUp(page: Page, site = "") {
  await page.goto(`${site}/auth`);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByLabel("First Name")).toBeVisible();
}

test.describe("a password that is being chosen", () => {
  test.beforeEach(({ page }) => openSignUp(page));

  test("comes with advice, then with a hint that follows what is typed", async ({ page }) => {
    await expect(hint(page)).toContainText("At least 6 characters");
    await page.getByLabel("First Name").fill("Juniper");
    await password(page).fill("juniper7");
    await expect(hint(page)).toContainText("Your name and address");
    await password(page).fill("heron gravel lantern");
    await expect(hint(page)).toHaveText("A strong password.");
    await password(page).fill("");
    await expect(hint(page)).toContainText("At least 6 characters");
  });

  test("has its hint as its description, in a live region", async ({ page }) => {
    await password(page).fill("password");
    await expect(hint(page)).toContainText("on every list of guesses");
    await expect(password(page)).toHaveAccessibleDescription(/on every list of guesses/);
  });

  test("is judged by what is fetched when it is typed, and looks stay as they are", async ({
    page,
  }) => {
    const fetched: Request[] = [];
    page.on("request", (request) => fetched.push(request));
    const tab = page.getByRole("tab", { name: "Sign Up" });
    const before = await tab.boundingBox();
    await password(page).fill("password");
    await expect(hint(page)).toContainText("on every list of guesses");
    expect(await tab.boundingBox()).toEqual(before);
    expect(fetched.map((request) => request.resourceType())).toContain("script");
    // The site's own style sheet, coming a second time, would win over those that are to win.
    for (const request of fetched.filter((one) => one.resourceType() === "stylesheet")) {
      expect(await (await request.response())?.text()).not.toContain("--hw-paper:");
    }
  });

  test("may be as weak as one likes", async ({ page }) => {
    const registration = buildRegistration({ password: "123456" });
    await page.getByLabel("First Name").fill(registration.firstName);
    await page.getByLabel("Last Name").fill(registration.lastName);
    await page.getByLabel("Email Address").fill(registration.email);
    await password(page).fill(registration.password);
    await expect(hint(page)).toContainText("are easy to guess");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL("/");
  });

  test("is known to password managers, and may be pasted whole", async ({ page }) => {
    await expect(password(page)).toHaveAttribute("autocomplete", "new-password");
    await expect(password(page)).toHaveAttribute("minlength", "6");
    await expect(password(page)).not.toHaveAttribute("maxlength");
    await expect(page.getByLabel("Email Address")).toHaveAttribute("autocomplete", "email");
    const long = "trout ".repeat(40);
    await page.getByLabel("First Name").fill(long);
    await page.getByLabel("First Name").press("ControlOrMeta+a");
    await page.getByLabel("First Name").press("ControlOrMeta+c");
    await password(page).press("ControlOrMeta+v");
    await expect(password(page)).toHaveValue(long);
    await page.getByRole("tab", { name: "Sign In" }).click();
    await expect(password(page)).toHaveAttribute("autocomplete", "current-password");
    await expect(panel(page).getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  });
});

test("an organisation that wants longer passwords says so before anything is sent", async ({
  page,
}) => {
  const { address, stop } = await startSite(siteTemplate(), { PASSWORD_MIN_LENGTH: "12" });
  try {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
    await openSignUp(page, address);
    await expect(password(page)).toHaveAttribute("placeholder", /12\+ characters/);
    await expect(hint(page)).toContainText("At least 12 characters");
    const registration = buildRegistration({ password: "eleven char" });
    await page.getByLabel("First Name").fill(registration.firstName);
    await page.getByLabel("Last Name").fill(registration.lastName);
    await page.getByLabel("Email Address").fill(registration.email);
    await password(page).fill(registration.password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(toast(page)).toContainText("Password must be at least 12 characters.");
    // Neither the account nor the rule was asked for: the page knew.
    expect(sent.filter((request) => /POST|passwordRules/.test(request))).toEqual([]);
    await password(page).fill("twelve chars");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL(`${address}/`);

    await page.goto(`${address}/reset-password?token=any`);
    await page.getByLabel(/^New Password/).fill("12345");
    await page.getByLabel(/^Confirm Password/).fill("12345");
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("Password must be at least 12 characters")).toBeVisible();
    await page.goto(`${address}/account`);
    await page.getByLabel(/^New Password/).fill("12345");
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Password must be at least 12 characters.")).toBeVisible();
  } finally {
    await page.close();
    await stop();
  }
});

test.describe("too many attempts", () => {
  test.use({ expectedComplaints: /status of 4\d\d/ });

  test("are answered with when to try again", async ({ page }) => {
    const { address, stop } = await startSite(siteTemplate(), { THROTTLE_FACTOR: "0.1" });
    try {
      await page.goto(`${address}/auth`);
      await panel(page).getByLabel("Email").fill("nobody@example.org");
      await password(page).fill("not a password");
      const signIn = panel(page).getByRole("button", { name: "Sign In" });
      await signIn.click();
      await expect(toast(page)).toContainText("Invalid email or password.");
      await signIn.click();
      await expect(toast(page)).toContainText("Too many attempts. Please try again in 15 minutes.");
    } finally {
      await page.close();
      await stop();
    }
  });
});
