import { buildRegistration } from "@headwaters/testing/factories";
import type { Page } from "@playwright/test";
import { expect, procedure, test } from "./support/test.ts";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const submit = (page: Page, name: string) =>
  page.getByRole("tabpanel").getByRole("button", { name });

async function fillSignUp(page: Page, registration: ReturnType<typeof buildRegistration>) {
  await tab(page, "Sign Up").click();
  await page.getByLabel("First Name").fill(registration.firstName);
  await page.getByLabel("Last Name").fill(registration.lastName);
  await page.getByLabel("Email Address").fill(registration.email);
  await page
    .getByRole("tabpanel")
    .getByLabel(/^Password/)
    .fill(registration.password);
}

test.describe("the auth page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/auth");
  });

  test("offers both tabs beside what members get", async ({ page }) => {
    await expect(page.getByText(/Join Headwaters/)).toBeVisible();
    for (const point of [
      /exclusive fishing workshops/i,
      /conservation education programs/i,
      /community events and tournaments/i,
    ]) {
      await expect(page.getByText(point)).toBeVisible();
    }
    await expect(tab(page, "Sign In")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("link", { name: /forgot/i })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    const email = page.getByRole("tabpanel").getByLabel("Email");
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("required");
    await tab(page, "Sign Up").click();
    await expect(page.getByLabel("Email Address")).toHaveAttribute("type", "email");
    await expect(page.getByLabel("Email Address")).toHaveAttribute("required");
    await expect(page.getByRole("tabpanel").getByLabel(/^Password/)).toHaveAttribute(
      "placeholder",
      /6\+ characters/,
    );
  });

  test("tells who signs up for someone under 18, and to what one agrees", async ({ page }) => {
    await tab(page, "Sign Up").click();
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByText(/Under 18\? .* parent or guardian/)).toBeVisible();
    for (const [name, href] of [
      ["Terms of Service", "/terms"],
      ["Privacy Policy", "/privacy"],
    ] as const) {
      await expect(panel.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  });

  test("asks for what is missing before anything is sent", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await submit(page, "Sign In").click();
    await expect(toast(page)).toContainText("Missing fields");
    await expect(toast(page)).toContainText("Please fill in all fields.");
    await tab(page, "Sign Up").click();
    await submit(page, "Create Account").click();
    await expect(toast(page)).toContainText("Please fill in all fields.");
    await fillSignUp(page, buildRegistration({ password: "12345" }));
    await submit(page, "Create Account").click();
    await expect(toast(page)).toContainText("Password too short");
    await expect(toast(page)).toContainText("Password must be at least 6 characters.");
    await expect(toast(page)).toHaveCount(1);
    expect(sent).toEqual([]);
  });

  test("signs up, greets by name, signs out and signs in again", async ({ page }) => {
    const registration = buildRegistration({ firstName: "Juniper" });
    await fillSignUp(page, registration);
    await submit(page, "Create Account").click();
    await expect(page).toHaveURL("/");
    await expect(toast(page)).toContainText(/Welcome to Headwaters/);
    await expect(toast(page)).toContainText("Your account has been created successfully.");
    await expect(page.getByText("Hello, Juniper")).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await page.getByRole("link", { name: "Login" }).click();
    await page.getByRole("tabpanel").getByLabel("Email").fill(registration.email.toUpperCase());
    await page
      .getByRole("tabpanel")
      .getByLabel(/^Password/)
      .fill(registration.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(toast(page)).toContainText("Welcome back!");
    await expect(toast(page)).toContainText("You've been successfully logged in.");
  });

  test("sends those who are signed in home", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/auth");
    await expect(page).toHaveURL("/");
  });
});

test.describe("what the server refuses", () => {
  test.use({ expectedComplaints: /status of 4\d\d/ });

  test("is said in its words", async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("tabpanel").getByLabel("Email").fill("nobody@example.org");
    await page
      .getByRole("tabpanel")
      .getByLabel(/^Password/)
      .fill("not a password");
    await submit(page, "Sign In").click();
    await expect(toast(page)).toContainText("Login failed");
    await expect(toast(page)).toContainText("Invalid email or password.");
    await expect(page).toHaveURL("/auth");

    const registration = buildRegistration();
    await page.request.post("/api/register", { data: registration });
    await page.context().clearCookies();
    await fillSignUp(page, registration);
    await submit(page, "Create Account").click();
    await expect(toast(page)).toContainText("Registration failed");
    await expect(toast(page)).toContainText("An account with this email already exists.");
    await expect(page.getByLabel("First Name")).toHaveValue(registration.firstName);
  });
});

test.describe("while an answer is awaited", () => {
  // The answer that nobody is signed in is a 401, of which the browser makes a note.
  test.use({ expectedComplaints: /status of 401/ });

  test("buttons say so and cannot be pressed twice", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/trpc/accounts.*", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await page.goto("/auth");
    await fillSignUp(page, buildRegistration());
    await submit(page, "Create Account").click();
    await expect(page.getByRole("button", { name: "Creating account..." })).toBeDisabled();
    release();
    await expect(page).toHaveURL("/");
  });

  test("a page without the server's data waits as a whole for the answer about who is here", async ({
    page,
  }) => {
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<script id="page-data".*?<\/script>/s, "");
      await route.fulfill({ response, body });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(procedure("accounts.currentUser"), async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
