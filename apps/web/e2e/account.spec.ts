import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { expectNoBarrier, expectNoSidewaysScroll } from "./support/barriers.ts";
import { alive, expect, type Registration, test } from "./support/test.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The same person in another browser. */
async function phoneOf(browser: Browser, site: string, { email, password }: Registration) {
  const context = await browser.newContext({ baseURL: site, userAgent: IPHONE });
  const response = await context.request.post("/api/login", { data: { email, password } });
  expect(response.status()).toBe(200);
  return {
    isSignedIn: async () => (await context.request.get("/api/user")).status() === 200,
    close: () => context.close(),
  };
}

test.describe("a visitor", () => {
  test("signs in first and comes back", async ({ page, signIn }) => {
    const registration = await signIn();
    await page.context().clearCookies();
    await page.goto("/account");
    await expect(page).toHaveURL("/auth?next=%2Faccount");
    await page.getByRole("tabpanel").getByLabel("Email").fill(registration.email);
    await page
      .getByRole("tabpanel")
      .getByLabel(/^Password/)
      .fill(registration.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
  });

  for (const next of ["https://elsewhere.example", "//elsewhere.example", "/news", "/account/x"]) {
    test(`is not led to ${next}`, async ({ page, signIn }) => {
      const { email, password } = await signIn();
      await page.context().clearCookies();
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await page.getByRole("tabpanel").getByLabel("Email").fill(email);
      await page
        .getByRole("tabpanel")
        .getByLabel(/^Password/)
        .fill(password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");
    });
  }

  test("finds the page in no list, and nobody keeps it", async ({ request, signIn, page }) => {
    expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/account");
    await signIn();
    const response = await page.goto("/account");
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});

test.describe("the way there", () => {
  test("is the greeting in the navigation bar", async ({ page, signIn }) => {
    await signIn({ firstName: "Sage" });
    await page.goto("/");
    await page.getByRole("link", { name: "Hello, Sage", exact: true }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("link", { name: "Hello, Sage" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  test("is the greeting in a phone's menu", async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn({ firstName: "Sage" });
    await page.goto("/");
    await page.getByRole("button", { name: /menu/i }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Hello, Sage" }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("arrives finished, and asks for nothing more", async ({ page, signIn }) => {
    const { email } = await signIn();
    const html = await (await page.request.get("/account")).text();
    expect(html).toContain(email);
    expect(html).toContain("This one");
    const calls: string[] = [];
    page.on("request", (call) => /\/(api|trpc)\//.test(call.url()) && calls.push(call.url()));
    await page.goto("/account", { waitUntil: "networkidle" });
    await alive(page);
    expect(calls).toEqual([]);
  });
});

test("the name changes, in the greeting too", async ({ page, signIn }) => {
  await signIn({ firstName: "Sage" });
  await page.goto("/account");
  const name = section(page, "Your name");
  await name.getByLabel("First Name").fill("  ");
  await name.getByRole("button", { name: "Save Name" }).click();
  await expect(name.getByText("First name is required")).toBeVisible();
  await expect(name.getByLabel("First Name")).toBeFocused();
  await name.getByLabel("First Name").fill("Rowan");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Your name is saved");
  await expect(page.getByRole("link", { name: "Hello, Rowan" })).toBeVisible();
  await page.reload();
  await expect(name.getByLabel("First Name")).toHaveValue("Rowan");
});

test("a new address counts once its mailed link is confirmed", async ({
  page,
  signIn,
  mailedLink,
}) => {
  const { email, password } = await signIn();
  const newEmail = email.replace("tomas", "new");
  await page.goto("/account");
  const address = section(page, "Email address");
  await expect(address.getByText(email)).toBeVisible();
  await address.getByLabel("New Email Address").fill(newEmail);
  await address.getByLabel(/^Current Password/).fill(password);
  await address.getByRole("button", { name: "Send Confirmation Link" }).click();
  await expect(toast(page)).toContainText("Please check your mail");
  await expect(address.getByRole("status")).toContainText(
    `In our email to ${newEmail} you will find a link`,
  );
  await expect(address.getByLabel("New Email Address")).toHaveValue("");

  await page.goto(await mailedLink(newEmail));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm Your Email Address");
  // Mail scanners follow links: that alone changes nothing.
  expect(await (await page.request.get("/api/user")).json()).toMatchObject({ email });
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your new address is confirmed");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("main")).toContainText(newEmail);
  await page.getByRole("link", { name: "Your Account" }).click();
  await expect(section(page, "Email address").getByText(newEmail)).toBeVisible();
});

test.describe("what is refused", () => {
  test.use({ expectedComplaints: /status of 40[0139]/ });

  test("a wrong present password is said at its field, and changes nothing", async ({
    page,
    signIn,
  }) => {
    const { email, password } = await signIn();
    await page.goto("/account");
    const part = section(page, "Password");
    await part.getByLabel(/^Current Password/).fill("not this one");
    await part.getByLabel(/^New Password/).fill("a new password");
    await part.getByRole("button", { name: "Change Password" }).click();
    await expect(part.getByText("That is not your current password.")).toBeVisible();
    await expect(part.getByLabel(/^Current Password/)).toBeFocused();
    await expect(part.getByLabel(/^New Password/)).toHaveValue("a new password");
    const login = await page.request.post("/api/login", { data: { email, password } });
    expect(login.status()).toBe(200);
  });

  test("a link that is no good says so, and where to get another", async ({ page }) => {
    await page.goto(`/account/confirm-email?token=${"x".repeat(43)}`);
    await page.getByRole("button", { name: "Confirm This Address" }).click();
    await expect(page.getByRole("alert")).toContainText("This link is invalid or has expired.");
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "/account");
    await page.goto("/account/confirm-email");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not complete");
  });

  test("a session that was ended elsewhere leads to the sign-in page", async ({
    page,
    signIn,
    playwright,
    site,
  }) => {
    const { email, password } = await signIn();
    await page.goto("/account");
    await alive(page);
    const elsewhere = await playwright.request.newContext({ baseURL: site });
    await elsewhere.post("/api/login", { data: { email, password } });
    await elsewhere.post("/api/account/devices/sign-out-others");
    await elsewhere.dispose();
    await section(page, "Your name").getByRole("button", { name: "Save Name" }).click();
    await expect(page).toHaveURL("/auth?next=%2Faccount");
    await expect(toast(page)).toContainText("Please sign in to continue.");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  });

  test("so does the way to the page, where nobody has noticed yet", async ({
    page,
    signIn,
    playwright,
    site,
  }) => {
    const { email, password } = await signIn();
    await page.goto("/news");
    await alive(page);
    const elsewhere = await playwright.request.newContext({ baseURL: site });
    await elsewhere.post("/api/login", { data: { email, password } });
    await elsewhere.post("/api/account/devices/sign-out-others");
    await elsewhere.dispose();
    await page.getByRole("link", { name: /^Hello,/ }).click();
    await expect(page).toHaveURL("/auth?next=%2Faccount");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  });
});

test("a new password signs out every other browser, and this one goes on", async ({
  page,
  signIn,
  browser,
  site,
}) => {
  const registration = await signIn();
  const phone = await phoneOf(browser, site, registration);
  await page.goto("/account");
  await expect(page.getByText("Safari on iPhone")).toBeVisible();
  const part = section(page, "Password");
  await part.getByLabel(/^Current Password/).fill(registration.password);
  await part.getByLabel(/^New Password/).fill("12345");
  await part.getByRole("button", { name: "Change Password" }).click();
  await expect(part.getByText("Password must be at least 6 characters.")).toBeVisible();
  await part.getByLabel(/^New Password/).fill("a new password");
  await part.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page)).toContainText("Your password is changed");
  await expect(part.getByLabel(/^New Password/)).toHaveValue("");
  await expect(page.getByText("Safari on iPhone")).toHaveCount(0);
  expect(await phone.isSignedIn()).toBe(false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
  await phone.close();
});

test("one browser can be signed out, or all others after a question", async ({
  page,
  signIn,
  browser,
  site,
}) => {
  const registration = await signIn();
  const phones = [await phoneOf(browser, site, registration)];
  await page.goto("/account");
  const devices = section(page, "Where you are signed in");
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("This one");
  await devices.getByRole("button", { name: "Sign Out Safari on iPhone" }).click();
  await expect(toast(page)).toContainText("Signed out there");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByRole("button")).toHaveCount(0);
  expect(await phones[0]?.isSignedIn()).toBe(false);

  phones.push(await phoneOf(browser, site, registration));
  phones.push(await phoneOf(browser, site, registration));
  await page.reload();
  await devices.getByRole("button", { name: "Sign Out Everywhere Else" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await phones[1]?.isSignedIn()).toBe(true);
  await devices.getByRole("button", { name: "Sign Out Everywhere Else" }).click();
  await dialog.getByRole("button", { name: "Sign Out" }).click();
  await expect(toast(page)).toContainText("Signed out everywhere else");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  for (const phone of phones) {
    expect(await phone.isSignedIn()).toBe(false);
    await phone.close();
  }
});

test("my data are downloaded as a file", async ({ page, signIn, publish }) => {
  const { email } = await signIn();
  await publish({ title: "A morning of my own" });
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download My Data" }).click();
  expect((await download).suggestedFilename()).toBe("my-account.json");
  const data = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(data).toMatchObject({
    account: { email },
    newsArticles: [{ title: "A morning of my own" }],
  });
  await expect(page.getByRole("link", { name: "Your privacy rights" })).toHaveAttribute(
    "href",
    "/privacy#rights",
  );
});

test("the account is deleted after a question and the password; its articles stay", async ({
  page,
  signIn,
  publish,
}) => {
  const { email, password } = await signIn();
  const id = await publish();
  await page.goto("/account");
  await expect(section(page, "Delete your account")).toContainText(
    "News, events and education articles you have published.",
  );
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await expect(dialog.getByText("Please enter your current password")).toBeVisible();
  await dialog.getByLabel(/^Current Password/).fill(password);
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("What you have published stays");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  const login = await page.request.post("/api/login", { data: { email, password } });
  expect(login.status()).toBe(401);
  const article = await (await page.request.get(`/api/news/${id}`)).json();
  expect(article.authorId).toBeNull();
});

test.describe("for everyone", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("the page, its errors and its dialogs have no barrier", async ({
    page,
    signIn,
    browser,
    site,
  }) => {
    const phone = await phoneOf(browser, site, await signIn());
    const judge = async () => {
      await expectNoBarrier(page);
      await page.setViewportSize({ width: 320, height: 844 });
      await expectNoSidewaysScroll(page);
    };
    await page.goto("/account");
    await alive(page);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Please enter a new password")).toBeVisible();
    await judge();
    for (const name of ["Sign Out Everywhere Else", "Delete My Account"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await judge();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name })).toBeFocused();
    }
    await page.goto("/account/confirm-email?token=x");
    await page.getByRole("button", { name: "Confirm This Address" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await judge();
    await phone.close();
  });
});
