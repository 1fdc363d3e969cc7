import { readFile } from "node:fs/promises";
import { leo, mia } from "@headwaters/testing/people/registrations";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, violations } from "../support/accessibility.ts";
import { newAccount, registerForEvent } from "../support/families.ts";
import { postEvent } from "../support/items.ts";
import { expect, test } from "../support/test.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const event = (page: Page, title: string) =>
  section(page, "My registrations")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** A year in which Mia and Leo are still children. */
const NEXT_SUMMER = { eventDate: `${new Date().getFullYear() + 1}-07-01T16:00:00.000Z` };

/** Checks the accessibility of the page or a part of it, and that it fits the narrowest phones. */
async function judge(page: Page, within?: string) {
  await expectAccessible(page, within);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScroll(page);
}

test.describe("for everyone", () => {
  test.use({ expectedComplaints: /status of 400/, viewport: { width: 390, height: 844 } });

  test("the page, its errors and its dialogs are accessible", async ({
    page,
    signInUnconfirmed,
    playwright,
    site,
  }) => {
    const { email, password } = await signInUnconfirmed({ firstName: "Sage" });
    const phone = await playwright.request.newContext({ baseURL: site });
    await phone.post("/api/login", { data: { email, password } });
    await phone.dispose();
    const author = await newAccount(playwright, site);
    const ids = await Promise.all(
      ["Wanted", "Owl walk"].map((title) =>
        postEvent(author, { ...NEXT_SUMMER, title, maxParticipants: 2 }),
      ),
    );
    const [wanted = "", walk = ""] = ids;
    const own = await registerForEvent(author, wanted, { participants: [mia, leo] });
    await registerForEvent(page.request, wanted);
    await author.post(`/api/events/${wanted}/registrations/cancel`, {
      data: { registrationIds: own.map(({ id }) => id) },
    });
    await registerForEvent(page.request, walk, { participants: [mia, leo] });
    await author.dispose();

    const calls: string[] = [];
    page.on("request", (call) => /\/(api|trpc)\//.test(call.url()) && calls.push(call.url()));
    await page.goto("/account");
    await expect(event(page, "Wanted")).toContainText("A seat is held for Sage until");
    await expect(section(page, "Please confirm your email address")).toBeVisible();
    await test.step("a link within the page scrolls to its target", async () => {
      await page.getByRole("link", { name: "Use another address" }).click();
      await expect(section(page, "Email address")).toBeInViewport();
    });
    for (const part of await page.locator("main section > details").all())
      if ((await part.getAttribute("open")) === null)
        await part.locator("> summary").press("Enter");
    await expect(page.locator("main section > details:not([open])")).toHaveCount(0);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Please enter a new password")).toBeVisible();
    await test.step("is rendered on the server, and needs no request", () => {
      expect(calls).toEqual([]);
    });
    await judge(page);
    for (const name of [
      "Sign Out Everywhere Else",
      "Delete My Account",
      "Give up seats Owl walk",
      "Change Mia",
    ]) {
      const opener = page.getByRole("button", { name });
      await opener.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      if (name.startsWith("Give up")) {
        await page
          .getByRole("dialog")
          .getByRole("button", { name: "Give up the chosen seats" })
          .click();
        await expect(page.getByRole("alert")).toHaveText("Choose who is not coming");
      }
      await judge(page, "[role=dialog]");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    await page.goto("/account/confirm-email?token=x");
    await page.getByRole("button", { name: "Confirm This Address" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await judge(page, "main");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the page is short, for a family and for staff", async ({ page, signIn, running }) => {
    const { email } = await signIn({ firstName: "Sage" });
    const measure = async () => {
      await page.goto("/account");
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    expect(await measure()).toBeLessThan(1_500);
    await running.makeStaff(email);
    expect(await measure()).toBeLessThan(1_600);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("an entry opens, and so does the target of a link", async ({ page, signIn }) => {
      await signIn({ firstName: "Sage" });
      await page.goto("/account#password", { waitUntil: "load" });
      await expect(page.getByText("This one")).toBeInViewport();
      await expect(page.getByRole("heading", { name: "Password and sign-in" })).toBeInViewport();
      const download = page.getByRole("link", { name: "Download My Data" });
      await expect(download).toBeHidden();
      await page.getByRole("heading", { name: "My data" }).click();
      await expect(download).toBeVisible();
    });
  });
});

test("the file of my data has children and registrations, and deleting the account frees seats", async ({
  page,
  signIn,
  publish,
  playwright,
  site,
}) => {
  const author = await newAccount(playwright, site);
  const id = await postEvent(author, { ...NEXT_SUMMER, title: "Owl walk", maxParticipants: 2 });
  const { email, password } = await signIn({ firstName: "Sage" });
  await publish({ title: "A morning of my own" });
  await registerForEvent(page.request, id, {
    participants: [mia, { ...leo, needs: "Peanut allergy" }],
  });
  const seats = async () =>
    (await (await author.get(`/api/events/${id}`)).json()).currentParticipants;
  expect(await seats()).toBe(2);

  await test.step("the way there is the account's menu, in a phone's menu too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/accessibility");
    await page.getByRole("button", { name: /menu/i }).click();
    await expect(page.getByRole("dialog")).toContainText(email);
    await page.getByRole("dialog").getByRole("link", { name: "Account" }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("main")).toBeFocused(); // Until then the focus is about to move.
    await page.getByRole("button", { name: "Hello, Sage" }).press("Enter");
    await expect(page.getByRole("menuitem", { name: "My registrations" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/writing");
    await page.getByRole("button", { name: "Hello, Sage" }).click();
    const menu = page.getByRole("menu");
    await expect(menu).toContainText(email);
    for (const [colorScheme, surface, rule] of [
      ["light", "rgb(255, 253, 249)", "rgb(221, 210, 189)"],
      ["dark", "rgb(11, 38, 53)", "rgb(31, 69, 88)"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(menu).toHaveCSS("background-color", surface);
      await expect(menu).toHaveCSS("border-color", rule);
      expect(await violations(page, "[role=menu]")).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: null });
    await page.getByRole("menuitem", { name: "My registrations" }).click();
    await expect(page).toHaveURL("/account#registrations");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("my data are downloaded as a file", async () => {
    await expect(event(page, "Owl walk")).toBeVisible();
    await page.getByRole("heading", { name: "My data" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download My Data" }).click();
    expect((await download).suggestedFilename()).toBe("my-account.json");
    const data = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(data).toMatchObject({
      account: { email },
      newsArticles: [{ title: "A morning of my own" }],
      children: [
        { firstName: "Mia", birthYear: 2018 },
        { firstName: "Leo", birthYear: 2016 },
      ],
      registrations: [
        { eventId: id, firstName: "Mia", status: "confirmed", guardianName: "Ana Reyes" },
        { eventId: id, firstName: "Leo", status: "confirmed", needs: "Peanut allergy" },
      ],
    });
    expect(JSON.stringify(data.registrations)).not.toContain("cancelToken");
  });

  await test.step("and read on a page, which prints without what leads elsewhere", async () => {
    await page.getByRole("link", { name: "Read My Data" }).click();
    await expect(section(page, "Registrations")).toContainText("Peanut allergy");
    await judge(page);
    const back = page.getByRole("main").getByRole("link", { name: "Your account" });
    await page.emulateMedia({ media: "print" });
    await expect(back).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await back.click();
    await expect(page.getByRole("link", { name: "Download My Data" })).toBeVisible();
  });

  await page.getByRole("heading", { name: "Delete your account" }).click();
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel(/^Current Password/).fill(password);
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  expect(await seats()).toBe(0);
  await author.dispose();
});
