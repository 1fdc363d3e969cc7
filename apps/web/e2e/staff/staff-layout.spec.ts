import { buildAccount } from "@headwaters/testing/factories";
import type { Locator, Page } from "@playwright/test";
import { overviewTexts } from "../../src/features/staff/overview/texts.ts";
import { staffTexts } from "../../src/layout/staff/texts.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { newAccount } from "../support/families.ts";
import { test as base, expect } from "../support/test.ts";

interface Fixtures {
  /** Signs the page's browser in as staff; returns the address of the account. */
  beStaff: () => Promise<string>;
  /** Sends an application from another browser. */
  apply: (firstName: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  beStaff: async ({ signIn, running }, use) => {
    await use(async () => {
      const { email } = await signIn({ firstName: "Bo", lastName: "Lind" });
      await running.makeStaff(email);
      return email;
    });
  },
  apply: async ({ playwright, site }, use) => {
    const request = await playwright.request.newContext({ baseURL: site });
    await use(async (firstName) => {
      const data = {
        firstName,
        lastName: "Chen",
        email: "m@example.org",
        membershipType: "family",
      };
      expect((await request.post("/api/membership", { data })).status()).toBe(200);
    });
    await request.dispose();
  },
});

const rooms = (page: Page) => page.getByRole("navigation", { name: "Staff pages" });
const room = (page: Page, name: string) =>
  rooms(page).getByRole("link", { name: new RegExp(`^${name}`) });
/** Opens a page by the navigation, which phones have in a menu. */
async function goTo(page: Page, path: string) {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await rooms(page).locator(`a[href="${path}"]:visible`).click();
  await expect(page).toHaveURL(path);
}
/** With the count of pending work. */
const STAFF = /^Staff(\s*, waiting:\s*\d+)?$/;
const staffLink = (within: Locator) => within.getByRole("link", { name: STAFF });

test.describe("the pages of staff", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("are linked from the account, the bar and the menu, fit every screen and are accessible", async ({
    page,
    beStaff,
    playwright,
    site,
  }) => {
    await page.goto(`/staff-invitation?token=${"x".repeat(43)}`);
    await expect(page.getByRole("heading", { level: 1, name: "Join the Staff" })).toBeVisible();
    await expectAccessible(page, "main");
    await beStaff();
    const other = await newAccount(playwright, site, { firstName: "Zoë", lastName: "O’Neill" });
    await other.dispose();
    // Simulates the responses of a public site with CONTENT_POLICY=open.
    await page.route("**/trpc/**", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replaceAll('"isUnreviewed":false', '"isUnreviewed":true');
      await route.fulfill({ response, body });
    });

    await page.goto("/account");
    await page.getByRole("main").getByRole("link", { name: "Staff pages" }).click();
    await expect(page).toHaveURL("/staff");
    const unreviewed = page.getByRole("region", { name: overviewTexts.unreviewed.title });
    await expect(unreviewed).toContainText("CONTENT_POLICY=review");

    await test.step("every page fits a phone, and the navigation shows the current page", async () => {
      for (const [name, path] of [
        ["Overview", "/staff"],
        ["Consents", "/staff/consents"],
        ["People", "/staff/people"],
        ["Mail", "/staff/mail"],
        ["Log", "/staff/log"],
        ["Webhooks", "/staff/webhooks"],
        ["Review queue", "/staff/review"],
      ] as const) {
        await page.setViewportSize({ width: 390, height: 844 });
        await goTo(page, path);
        await page.getByRole("button", { name: "Open menu" }).click();
        const current = page.getByRole("dialog").locator("[aria-current=page]");
        await expect(current).toContainText(name);
        await expectAccessible(page, "[role=dialog]");
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
        // The check of the dialog has looked at other widths.
        await page.setViewportSize({ width: 390, height: 844 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, width]).toEqual([path, 390]);
        await expectAccessible(page);
      }
    });

    await test.step("without review, the queue says so and how to change it", async () => {
      await expect(page.getByRole("heading", { name: "Reviews are switched off" })).toBeVisible();
      await expect(page.getByText("CONTENT_POLICY=review")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
    });

    await test.step("the side bar fits every wide screen, and has the account's menu", async () => {
      for (const width of [640, 1024, 1280, 1366, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const banner = page.getByRole("banner");
        await expect(banner.getByRole("button", { name: "Logout" })).toBeInViewport({ ratio: 1 });
        await expect(banner.getByRole("button", { name: "Hello, Bo" })).toBeInViewport({
          ratio: 1,
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      for (const width of [320, 390, 1024, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await page.getByRole("banner").getByRole("button", { name: "Hello, Bo" }).click();
        await expect(page.getByRole("menuitem", { name: STAFF })).toBeVisible();
        if (width === 1366) {
          await expectAccessible(page, "[role=menu]");
          // The check has looked at other widths, for which the menu moves.
          await page.setViewportSize({ width, height: 800 });
        }
        await page.getByRole("menuitem", { name: STAFF }).click();
        await expect(page).toHaveURL("/staff");
        await expect(page.getByRole("menu")).toHaveCount(0);
      }
      await page.getByRole("link", { name: "View site" }).click();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Open menu" }).click();
      await staffLink(page.getByRole("dialog")).click();
      await expect(page).toHaveURL("/staff");
    });

    await test.step("a person and the dialogs about them", async () => {
      await goTo(page, "/staff/people");
      const filters = page.getByRole("button", { name: "Search and filters" });
      await expect(filters).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("searchbox")).toBeHidden();
      await filters.click();
      await page.getByRole("searchbox").fill("o’neill");
      await expect(page.getByRole("row")).toHaveCount(2);
      await page.getByRole("link", { name: "Zoë O’Neill" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Zoë O’Neill" })).toBeFocused();
      await expect(page.getByRole("table")).toBeHidden();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Make Staff" }).click();
      await expect(page.getByRole("dialog", { name: "Make them staff?" })).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
      await page.getByRole("button", { name: "Suspend Account" }).click();
      const suspending = page.getByRole("dialog", { name: "Suspend this account?" });
      await suspending.getByRole("button", { name: "Suspend", exact: true }).click();
      await expect(suspending.getByText("Reason is required")).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await page.keyboard.press("Escape");
    });

    await test.step("on a wide screen a person stands beside the list, by keyboard, too", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/staff/people");
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox")).toBeFocused();
      await page.keyboard.type("o’neill");
      await expect(page.getByRole("row")).toHaveCount(2);
      await page.keyboard.press("Tab");
      await page.getByRole("main").focus();
      await page.keyboard.press("j");
      await expect(page.getByRole("link", { name: "Zoë O’Neill" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Zoë O’Neill" })).toBeFocused();
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/\/staff\/people\?search=/);
      await expect(page.getByRole("link", { name: "Zoë O’Neill" })).toBeFocused();
      await page.keyboard.press("?");
      const keys = page.getByRole("dialog", { name: staffTexts.keys.title });
      await expect(keys).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await keys.getByRole("checkbox").uncheck();
      await page.keyboard.press("Escape");
      await expect(keys).toBeHidden();
      await page.keyboard.press("?");
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox")).not.toBeFocused();
      await expect(keys).toBeHidden();
    });

    await test.step("a webhook: its form, its secret, its deliveries", async () => {
      await goTo(page, "/staff/webhooks");
      await page.getByRole("button", { name: "New Webhook" }).click();
      const form = page.getByRole("dialog", { name: "New webhook" });
      await form.getByRole("button", { name: "Add Webhook" }).click();
      await expect(form.getByText("Address is required")).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await form.getByLabel("Address").fill("http://localhost:1/hook");
      await form.getByRole("checkbox", { name: "Someone writes to us" }).check();
      await form.getByRole("button", { name: "Add Webhook" }).click();
      const secret = page.getByRole("dialog", { name: "The webhook’s secret" });
      await expect(secret.getByLabel("Secret")).toHaveValue(/^whsec_/);
      await expectAccessible(page, "[role=dialog]");
      await secret.getByRole("button", { name: "Done" }).click();
      await page.getByRole("link", { name: "http://localhost:1/hook" }).click();
      await page.getByRole("button", { name: "Send a Test" }).click();
      const deliveries = page.getByRole("table", { name: "Deliveries" });
      // A job sends pending deliveries every few seconds.
      await expect(deliveries).toContainText("The connection was refused.");
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible(page);
    });

    await test.step("a list without entries", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await goTo(page, "/staff/mail");
      await page.getByRole("link", { name: "Failed" }).click();
      await expect(page.getByRole("heading", { name: "No email here" })).toBeVisible();
      await expectAccessible(page, "main");
    });

    await test.step("the guide of a page, at its section", async () => {
      await page.getByRole("link", { name: staffTexts.guide }).click();
      const section = page.getByRole("heading", { level: 2, name: "Mail", exact: true });
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
      await expectAccessible(page);
    });
    // A request may still be in the handler above when the test ends.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test.describe("an open page of staff", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("shows new data without a reload by one stream per tab, and closes when the role is revoked", async ({
    page,
    beStaff,
    apply,
    running,
    playwright,
  }) => {
    const email = await beStaff();
    const streams: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/staff/live")) streams.push(request.url());
    });
    await page.goto("/staff");
    await test.step("new data appears without a reload", async () => {
      const line = page.getByRole("list", { name: "Waiting for you" }).getByRole("link");
      const applications = room(page, "Applications");
      const before = Number(/\d+/.exec((await applications.textContent()) ?? "")?.[0] ?? 0);
      await apply("Maya");
      await expect(applications).toContainText(String(before + 1));
      await expect(line.filter({ hasText: /applications? waits?/ })).toContainText(
        String(before + 1),
      );
    });
    await test.step("a tab has one stream for all its pages", async () => {
      for (const name of ["People", "Log", "Overview"]) {
        await room(page, name).click();
        await expect(rooms(page).locator("[aria-current]")).toContainText(name);
      }
      expect(streams).toHaveLength(1);
    });
    await test.step("revoking the role closes an open page at once", async () => {
      const request = await playwright.request.newContext({ baseURL: running.url });
      const other = buildAccount();
      await request.post("/api/register", { data: other });
      await running.makeStaff(other.email);
      const { items } = await (
        await request.get(`/api/staff/people?search=${encodeURIComponent(email)}`)
      ).json();
      const revoked = await request.post(`/api/staff/people/${items[0].id}/revoke`);
      expect(revoked.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
      expect((await page.request.get("/staff")).status()).toBe(404);
      await request.dispose();
    });
  });
});
