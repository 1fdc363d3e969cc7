import { buildAccount } from "@headwaters/testing/factories";
import type { Page, Request } from "@playwright/test";
import { toast } from "../support/items.ts";
import { expect, hydrated, test } from "../support/test.ts";

const panel = (page: Page) => page.getByRole("tabpanel");
const password = (page: Page) => panel(page).getByLabel(/^Password/);

test("a visitor signs up, signs out and signs in again; two tabs of one browser do it together", async ({
  page,
  context,
}) => {
  const email = `wren.${Date.now()}@münchen.example`;
  const registration = buildAccount({ firstName: "Wren", email });
  const other = await context.newPage();
  await other.goto("/news");
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();

  await test.step("the password hint is loaded while typing, without a change of layout", async () => {
    const fetched: Request[] = [];
    page.on("request", (request) => fetched.push(request));
    const tab = page.getByRole("tab", { name: "Sign Up" });
    await expect(page.getByLabel("First Name")).toBeVisible();
    const before = await tab.boundingBox();
    await password(page).fill("password");
    await expect(panel(page).getByRole("status")).toContainText("on every list of guesses");
    expect(await tab.boundingBox()).toEqual(before);
    expect(fetched.map((request) => request.resourceType())).toContain("script");
    // The site's own style sheet, if loaded twice, would override the styles that should override
    // it.
    for (const request of fetched.filter((one) => one.resourceType() === "stylesheet")) {
      expect(await (await request.response())?.text()).not.toContain("--hw-paper:");
    }
  });

  await test.step("signs up, greets by name, signs out and signs in again", async () => {
    await page.getByLabel("First Name").fill(registration.firstName);
    await page.getByLabel("Last Name").fill(registration.lastName);
    await page.getByLabel("Email Address").fill(registration.email);
    await password(page).fill(registration.password);
    const home = page.waitForResponse(/registrations\.mine/);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL("/");
    await expect(toast(page)).toContainText(/Welcome to Headwaters/);
    await expect(toast(page)).toContainText("Your account has been created successfully.");
    await expect(page.getByText("Hello, Wren")).toBeVisible();
    await expect(other.getByRole("button", { name: "Hello, Wren" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Add News" })).toBeVisible();

    await home; // Otherwise its request would be refused while the page is left.
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(other.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Add News" })).toHaveCount(0);
    await expect(other).toHaveURL("/news");

    await page.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/auth");
    await hydrated(page);
    await panel(page).getByLabel("Email").fill(registration.email.toUpperCase());
    await password(page).fill(registration.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(toast(page)).toContainText("Welcome back!");
    await expect(toast(page)).toContainText("You've been successfully logged in.");
    await expect(other.getByRole("button", { name: "Hello, Wren" })).toBeVisible();
  });

  await test.step("two tabs leave a private page together, and the account's name changes in both", async () => {
    await other.goto("/account");
    await page.getByRole("button", { name: "Hello, Wren" }).click();
    await page.getByRole("menuitem", { name: "Account" }).click();
    await expect(page.getByRole("main")).toContainText(email);
    await page.getByRole("heading", { name: "Profile" }).click();
    await page.getByRole("region", { name: "Your name" }).getByLabel("First Name").fill("Robin");
    const refetched = page.waitForResponse(/profile\.devices/);
    await page.getByRole("button", { name: "Save Name" }).click();
    await expect(other.getByRole("button", { name: "Hello, Robin" })).toBeVisible();
    await refetched;
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(other).toHaveURL("/auth?next=%2Faccount");
  });
});
