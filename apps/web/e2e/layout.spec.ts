import { buildAccount } from "@headwaters/testing/factories";
import type { Page } from "@playwright/test";
import { webhooksTexts } from "../src/features/webhooks/texts.ts";
import { navigationLinks } from "../src/layout/navigation/links.ts";
import { tableTexts } from "../src/ui/table/texts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/accessibility.ts";
import { postEvent } from "./support/items.ts";
import { expect, test } from "./support/test.ts";

const toasts = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test("the navigation bar on a desktop", async ({ page, signIn }) => {
  await page.goto("/");

  await test.step("the keyboard can skip the navigation", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /skip to/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("a link leads to the top of its page, even of the same page; the navigation bar stays visible", async () => {
    const news = page.getByRole("contentinfo").getByRole("link", { name: "News" });
    await page.evaluate(() => window.scrollTo(0, 5000));
    await expect(page.getByRole("banner")).toBeInViewport();
    await news.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest News");
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 5000));
    await news.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  await test.step("the color scheme can be switched, and the choice is stored", async () => {
    const scheme = () => page.locator("html").getAttribute("data-mantine-color-scheme");
    expect(await scheme()).toBe("light");
    await page.getByRole("switch", { name: /dark/i }).click();
    await expect.poll(scheme).toBe("dark");
    await signIn({ firstName: "Sage" });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await scheme()).toBe("dark");
  });

  await test.step("a member is greeted and can log out", async () => {
    await expect(page.getByText("Hello, Sage")).toBeVisible();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/trpc/accounts.logout*", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Logging out..." })).toBeDisabled();
    release();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page.getByText("Hello, Sage")).toHaveCount(0);
  });
});

test("links that do not fit move into the menu until they fit", async ({ page, signIn }) => {
  await signIn({ firstName: "Maximiliana" });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("navigation");
  const button = page.getByRole("button", { name: "Open menu" });
  await expect(links).toBeVisible();
  await expect(button).toBeHidden();
  await links
    .getByRole("listitem")
    .last()
    .evaluate((item) => item.after(...Array.from({ length: 8 }, () => item.cloneNode(true))));
  await expect(button).toBeVisible();
  await expect(links).toBeHidden();
  await expectNoSidewaysScroll(page);
  await button.click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  await page
    .locator(`header nav li:nth-child(n + ${navigationLinks.length + 1})`)
    .evaluateAll((items) => {
      for (const item of items) item.remove();
    });
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(menu).toHaveCount(0);
  await expect(links).toBeVisible();
  await expect(button).toBeHidden();
});

test("the account menu's button is whole on the narrowest phone", async ({ page, signIn }) => {
  await signIn({ firstName: "Maximiliana" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const account = await page.getByRole("button", { name: /Hello/ }).boundingBox();
  const menu = await page.getByRole("button", { name: "Open menu" }).boundingBox();
  expect(account?.width).toBeGreaterThanOrEqual(36);
  expect((account?.x ?? 0) + (account?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
  await expectNoSidewaysScroll(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a visitor signs in from the menu", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  });

  test("a press before the scripts opens the menu, the account, a dialog or a part of the page", async ({
    page,
    running,
    signIn,
  }) => {
    /** Loads a page without its scripts, opens its part, presses a button, and lets the scripts come. */
    async function pressEarly(
      path: string,
      name: string | RegExp,
      role: "button" | "link" = "button",
      part?: string,
    ) {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      if (part) await page.getByRole("heading", { name: part }).click();
      await page.getByRole(role, { name, exact: typeof name === "string" }).click();
      release();
      await page.unrouteAll({ behavior: "wait" });
    }
    await pressEarly("/news", "Open menu");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(page).toHaveURL("/news");
    await signIn({ firstName: "Sage" });
    await pressEarly("/news", "Add News");
    await expect(page.getByRole("dialog", { name: "Create News Article" })).toBeVisible();
    await expect(page).toHaveURL("/news");
    await pressEarly("/news", /Hello, Sage/);
    await expect(page).toHaveURL("/account");

    const event = `/events/${await postEvent(page.request)}`;
    await pressEarly(event, "Register", "link");
    await expect(page.getByRole("dialog")).toContainText("I agree to the terms of the event");
    await expect(page).toHaveURL(event);
    await pressEarly(event, "Share");
    await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
    await pressEarly("/account", "Delete My Account", "button", "Delete your account");
    await expect(page.getByRole("dialog")).toContainText("Delete My Account");

    const { email } = await signIn();
    await running.makeStaff(email);
    await pressEarly("/staff/webhooks", webhooksTexts.new);
    await expect(page.getByRole("dialog", { name: webhooksTexts.form.title })).toBeVisible();
    await pressEarly("/staff/messages", tableTexts.filters);
    await expect(page.getByRole("button", { name: tableTexts.filters })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  test("the menu opens, traps the focus, is accessible, and closes by Escape, by a link or in a wide window", async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: /menu/i });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    const menu = page.getByRole("dialog");
    for (const { label, to } of navigationLinks) {
      const link = menu.getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", to);
    }
    for (let i = 0; i < 20; i += 1) {
      await page.keyboard.press("Tab");
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await expect(menu.getByRole("link", { name: "Login" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole("link", { name: "News", exact: true }).click();
    await expect(page).toHaveURL("/news");
    await expect(menu).toHaveCount(0);
    await button.click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await expect(menu).toHaveCount(0); // The window is wide at the end.
  });
});

test("one toast shows at a time, red or green, and closes by the keyboard or a swipe", async ({
  page,
}) => {
  const form = page.getByRole("tabpanel");
  const color = () =>
    toasts(page).evaluate((toast) => {
      const [red = 0, green = 0] = getComputedStyle(toast).backgroundColor.match(/\d+/g) ?? [];
      return Number(red) > Number(green) ? "red" : "green";
    });
  await page.goto("/auth");
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(toasts(page)).toContainText("Missing fields");
  expect(await color()).toBe("red");

  await test.step("is reached by F8 and closed by the keyboard", async () => {
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /notifications/i })).toContainText(
      "Missing fields",
    );
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest('[role="region"],ol') !== null);
    expect(await inside()).toBe(true);
    await page.keyboard.press("Escape");
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step("a new toast replaces the old one", async () => {
    for (let time = 1; time <= 2; time += 1) {
      await form.getByRole("button", { name: "Sign In" }).click();
      await expect(toasts(page)).toContainText("Missing fields");
    }
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await form.getByRole("button", { name: "Create Account" }).click();
    await expect(toasts(page)).toHaveCount(1);
  });

  await test.step("stays after a short swipe and closes after a longer one", async () => {
    const swipe = async (distance: number) => {
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error("no toast");
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    };
    await swipe(40);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(70);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step("is red for a failure, green for a success", async () => {
    const { email, password } = buildAccount();
    await page.getByLabel("First Name").fill("Ivy");
    await page.getByLabel("Last Name").fill("Park");
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await form.getByRole("button", { name: "Create Account" }).click();
    await expect(toasts(page)).toContainText("Your account has been created successfully.");
    expect(await color()).toBe("green");
  });
});
