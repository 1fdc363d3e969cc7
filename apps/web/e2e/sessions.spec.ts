import { buildRegistration } from "@headwaters/testing/factories";
import { expect, procedure, test } from "./support/test.ts";

test.describe("two tabs of one browser", () => {
  test("sign in and out together", async ({ page, context }) => {
    const registration = buildRegistration({ firstName: "Wren" });
    await page.request.post("/api/register", { data: registration });
    await context.clearCookies();
    const other = await context.newPage();
    await other.goto("/news");
    await page.goto("/auth");
    await page.getByRole("tabpanel").getByLabel("Email").fill(registration.email);
    await page
      .getByRole("tabpanel")
      .getByLabel(/^Password/)
      .fill(registration.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(other.getByRole("link", { name: "Hello, Wren" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Add News" })).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(other.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Add News" })).toHaveCount(0);
    await expect(other).toHaveURL("/news");
  });

  test("leave a private page together, and the account's name changes in both", async ({
    page,
    context,
    signIn,
  }) => {
    await signIn({ firstName: "Wren" });
    const other = await context.newPage();
    await other.goto("/account");
    await page.goto("/account");
    await page.getByRole("region", { name: "Your name" }).getByLabel("First Name").fill("Robin");
    await page.getByRole("button", { name: "Save Name" }).click();
    await expect(other.getByRole("link", { name: "Hello, Robin" })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(other).toHaveURL("/auth?next=%2Faccount");
  });

  test("do not show one account's devices to the next", async ({ page, context, signIn, site }) => {
    await signIn({ firstName: "Wren" });
    await page.goto("/account");
    await expect(page.getByText("This one")).toBeVisible();
    const other = await context.newPage();
    await other.goto("/");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/auth?next=%2Faccount");
    const next = buildRegistration({ firstName: "Robin" });
    await context.request.post(`${site}/api/register`, { data: next });
    await context.clearCookies();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(procedure("profile.devices"), async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("tabpanel").getByLabel("Email").fill(next.email);
    await page
      .getByRole("tabpanel")
      .getByLabel(/^Password/)
      .fill(next.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
    await expect(page.getByText("This one")).toHaveCount(0);
    release();
    await expect(page.getByText("This one")).toBeVisible();
  });
});

test.describe("a cookie that is no good any more", () => {
  for (const path of ["/", "/news", "/account", "/auth"]) {
    test(`makes ${path} the page of a visitor`, async ({ page, signIn, context }) => {
      await signIn();
      // As if the secret of the site had changed.
      const cookie = (await context.cookies()).find(({ name }) => name === "headwaters");
      if (!cookie) throw new Error("There is no cookie.");
      await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -3)}xxx` }]);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
      await expect(page).toHaveURL(path === "/account" ? "/auth?next=%2Faccount" : path);
    });
  }
});
