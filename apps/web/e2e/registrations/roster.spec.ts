import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { leo, mia, newAccount, registerForEvent } from "../support/families.ts";
import { postEvent } from "../support/items.ts";
import { expect, hydrated, test } from "../support/test.ts";

/** A year in which Mia and Leo are still children. */
const nextYear = new Date().getFullYear() + 1;
const NEXT_SUMMER = { eventDate: `${nextYear}-07-01T16:00:00.000Z` };

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const noted = (page: Page, name: string) =>
  expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");

/** The roster on the server. */
async function readRoster(page: Page, id: string) {
  const response = await page.request.get(`/api/events/${id}/registrations/roster`);
  return (await response.json()) as {
    entries: {
      id: string;
      firstName: string;
      attendance: string | null;
      pickedUpBy: string | null;
    }[];
  };
}

test.use({ viewport: { width: 390, height: 844 } });

test("a check-in on one phone shows on the other and keeps the text typed there; the printed list is plain, with a box for each person", async ({
  page,
  signIn,
  browser,
  running,
  site,
}) => {
  const { email, password } = await signIn();
  const facts = { version: 0, allergies: "Bees", shoeSize: "2" };
  const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Owl walk" });
  await registerForEvent(page.request, id, {
    participants: [{ ...mia, needs: "Peanut allergy", photoConsent: true, facts }, leo],
  });
  await running.makeStaff(email); // Leaders see facts only around the event.
  const context = await browser.newContext({ baseURL: site });
  const other = await context.newPage();
  await context.request.post("/api/login", { data: { email, password } });
  await other.goto(`/events/${id}/roster`);
  await hydrated(other);
  await other.getByRole("button", { name: "Arrived Leo" }).click();
  await noted(other, "Arrived Leo");
  // The page shows it before it is saved.
  await expect
    .poll(async () => (await readRoster(page, id)).entries[1])
    .toMatchObject({ attendance: "arrived" });
  await other.getByLabel("Picked up by").fill("Grandm");

  await page.goto(`/events/${id}/roster`);
  await noted(page, "Arrived Leo");
  await press(page, "Arrived Mia");
  await noted(page, "Arrived Mia");
  await expect(page.getByRole("list", { name: "Numbers" })).toContainText("2 arrived");
  await expect(other.getByRole("button", { name: "Arrived Mia" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const controls = other.getByRole("group", { name: "Check-in: Leo" });
  const typed = controls.getByLabel("Picked up by");
  await expect(typed).toHaveValue("Grandm");
  await expect(typed).toBeFocused();
  await typed.pressSequentially("a Reyes");
  await other.keyboard.press("Enter");
  await expect(controls.getByRole("alert")).toContainText("Grandma Reyes is not on the list");
  await other.keyboard.press("Enter");
  await expect(other.getByText("Picked up by Grandma Reyes")).toBeVisible();
  await expect
    .poll(async () => (await readRoster(page, id)).entries)
    .toMatchObject([
      { firstName: "Mia", attendance: "arrived", pickedUpBy: null },
      { firstName: "Leo", attendance: "arrived", pickedUpBy: "Grandma Reyes" },
    ]);

  await press(page, "Undo Mia");
  await expect(page.getByRole("button", { name: "Arrived Mia" })).toBeFocused();
  await press(page, "No-show Mia");
  await noted(page, "No-show Mia");
  await expect
    .poll(async () => (await readRoster(page, id)).entries[0])
    .toMatchObject({ attendance: "no-show" });
  await context.close();

  await test.step("the printed list is plain, with a box for each person", async () => {
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("paragraph").filter({ hasText: /^Owl walk/ })).toBeVisible();
    const [list, consents] = [page.getByRole("table").first(), page.getByRole("table").last()];
    const rows = list.getByRole("row");
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(2)).toContainText("Mia");
    await expect(rows.nth(2)).toContainText("8 or 9");
    await expect(rows.nth(2)).toContainText("Ana Reyes (555) 010-0199");
    await expect(rows.nth(2)).toContainText("Leo Reyes +1 555 010 0177");
    await expect(rows.nth(2)).toContainText("Peanut allergy");
    await expect(rows.nth(2)).toContainText("Allergies: Bees. Shoe size 2.");
    await expect(
      page.getByText("Waders: 1 of size 2; no size from 1 person.").last(),
    ).toBeVisible();
    await expect(consents.getByRole("row").nth(2)).toContainText(/^MiaVersion \d+, .* guardian/);
    const look = await list.evaluate((table) => ({
      color: getComputedStyle(table).color,
      head: getComputedStyle(table.querySelector("thead") as Element).display,
      excess: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(look).toEqual({ color: "rgb(0, 0, 0)", head: "table-header-group", excess: 0 });
  });
});

test.describe("the roster, its dialogs and errors", () => {
  test.use({ expectedComplaints: /status of 4(00|09)/ });

  test("are accessible", async ({ page, signIn, running, playwright, site }) => {
    const { email } = await signIn();
    const id = await postEvent(page.request, {
      ...NEXT_SUMMER,
      title: "Owl walk",
      maxParticipants: 11,
    });
    const path = `/events/${id}/roster`;
    const dialog = page.getByRole("dialog");
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    };
    const ana = await newAccount(playwright, site, { firstName: "Ana" });
    await registerForEvent(ana, id, {
      participants: [{ ...mia, needs: "Peanut allergy", photoConsent: true }, leo],
    });
    const [gone] = await registerForEvent(page.request, id);
    await page.request.post(`/api/events/${id}/registrations/remove`, {
      data: { registrationIds: [gone?.id] },
    });
    for (let guests = 0; guests < 9; guests += 1) {
      await page.request.post(`/api/events/${id}/registrations/add`, {
        data: { participants: [{ firstName: "Rosa", birthYear: null }] },
      });
    }
    await registerForEvent(page.request, id); // On the waitlist.
    await running.makeStaff(email); // Only staff still see cancelled registrations.
    await page.goto(path);
    await page.getByText("1 person gave up a place, was taken off or let an offer pass").click();
    await expect(page.locator("details[open]")).toContainText("Tomas");
    await press(page, "Arrived Leo");
    await noted(page, "Arrived Leo");
    await press(page, "No-show Mia");
    await noted(page, "No-show Mia");
    await expectAccessible(page);

    await test.step("no person has the name", async () => {
      await page.getByLabel("Find by name").fill("nobody of this name");
      await expect(page.getByText("Nobody of this name.")).toBeVisible();
      await expectAccessible(page, "main");
      await page.getByLabel("Find by name").fill("");
    });
    await test.step("a person is added by hand", async () => {
      await press(page, "Add Someone");
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await expect(dialog.getByText("First name is required")).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await close();
    });
    await test.step("a message is written", async () => {
      await press(page, "Message");
      await dialog.getByRole("textbox", { name: "Message" }).fill("Please bring boots.");
      await dialog.getByRole("button", { name: "Continue" }).click();
      await expect(dialog).toContainText(/Send this to \d+ famil/);
      await expectAccessible(page, "[role=dialog]");
      await close();
    });
    await test.step("an event with people cannot be deleted, but cancelled", async () => {
      await press(page, "Cancel This Event");
      await expect(dialog).toContainText("This cannot be undone.");
      await expectAccessible(page, "[role=dialog]");
      await close();
      await page.getByRole("link", { name: "Edit event" }).click();
      await press(page, "Delete");
      await dialog.getByRole("button", { name: "Delete Event" }).click();
      await expect(dialog.getByRole("alert")).toContainText("people are signed up for this event");
      await expectAccessible(page, "[role=dialog]");
    });
    await ana.dispose();
  });
});

test.describe("on a phone without signal", () => {
  test.use({
    serviceWorkers: "allow",
    viewport: { width: 390, height: 844 },
    expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/,
  });

  test("an opened roster opens again with its leaders, keeps check-ins over a reload, and is deleted at logout", async ({
    page,
    context,
    signIn,
    running,
  }) => {
    const { email, password } = await signIn();
    await running.makeStaff(email);
    const id = await postEvent(page.request, {
      ...NEXT_SUMMER,
      title: "Owl walk tomorrow",
      eventDate: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    });
    await registerForEvent(page.request, id, { participants: [mia] });
    const path = `/events/${id}/roster`;
    const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), path);
    await page.goto(path);
    await expect.poll(isKept).toBe(true);
    await page.reload(); // The service worker answers with the server's page.
    expect(
      await page.evaluate(() =>
        navigator.serviceWorker.getRegistrations().then(([one]) => one?.scope),
      ),
    ).toMatch(new RegExp(`${path}$`));

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Owl walk tomorrow");
    await expect(page.getByRole("list", { name: "Leaders" })).toContainText("Wrote this event");
    await expect(page.getByText(/could not be refreshed since/)).toBeVisible();
    await press(page, "Arrived Mia");
    await page.getByLabel("Picked up by").fill("Grandma Reyes");
    await press(page, "Save Mia");
    const controls = page.getByRole("group", { name: "Check-in: Mia" });
    await expect(controls.getByRole("alert")).toContainText("Grandma Reyes is not on the list");
    await press(page, "Save anyway Mia");
    await expect(page.getByText("Not saved yet: there is no connection.")).toBeVisible();
    const countKept = () =>
      page.evaluate(
        () =>
          Object.keys(localStorage).filter((key) => key.startsWith("headwaters.checkIn.")).length,
      );
    await expect.poll(countKept).toBe(1);
    await page.reload();
    await noted(page, "Arrived Mia");
    await expect(page.getByRole("list", { name: "Numbers" })).toContainText("1 arrived");
    await expect(page.getByText("Picked up by Grandma Reyes")).toBeVisible();
    await expect(page.getByText("Not saved yet: there is no connection.")).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await readRoster(page, id)).entries)
      .toMatchObject([{ firstName: "Mia", attendance: "arrived", pickedUpBy: "Grandma Reyes" }]);
    await expect.poll(countKept).toBe(0);

    await test.step("a tap that arrives later than a newer one replaces nothing, though the clock is fast", async () => {
      await page.evaluate(() => {
        const now = Date.now;
        Date.now = () => now() + 5 * 60_000;
      });
      await context.setOffline(true);
      await press(page, "No-show Mia");
      await expect(page.getByText("Not saved yet: there is no connection.")).toBeVisible();
      const [mia] = (await readRoster(page, id)).entries;
      const newer = { attendance: "arrived", pickedUpBy: "Uncle Joe" };
      await page.request.post(`/api/events/${id}/registrations/check-in`, {
        data: { registrationId: mia?.id, ...newer },
      });
      // A minute passes without signal, which is more than any request takes.
      await page.evaluate(() => {
        const now = Date.now;
        Date.now = () => now() + 60_000;
      });
      await context.setOffline(false);
      await expect(page.getByText(/Two check-ins disagree: .*No-show.*Arrived/)).toBeVisible();
      await noted(page, "Arrived Mia");
      await expect(page.getByText("Picked up by Uncle Joe")).toBeVisible();
      expect((await readRoster(page, id)).entries).toMatchObject([newer]);
    });

    await test.step("an ended session loses no check-in: it is sent after signing in again", async () => {
      // The session ends with the check-in on its way: before it, the page's own refresh might notice first.
      await page.route(
        "**/trpc/registrations.checkIn**",
        async (route) => {
          await running.prisma.session.deleteMany();
          await route.continue();
        },
        { times: 1 },
      );
      await press(page, "Undo Mia");
      await expect(page).toHaveURL(/\/auth\?next=/);
      expect(await countKept()).toBe(1);
      await hydrated(page);
      const form = page.getByRole("tabpanel");
      await form.getByLabel(/^Email/).fill(email);
      await form.getByLabel(/^Password/).fill(password);
      await form.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL(path);
      await expect
        .poll(async () => (await readRoster(page, id)).entries)
        .toMatchObject([{ attendance: null, pickedUpBy: null }]);
      await expect.poll(countKept).toBe(0);
      await expect.poll(isKept).toBe(true);
    });

    const logOut = async () => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
    };
    await test.step("signing out asks about what is not sent, which stays", async () => {
      await page.route("**/trpc/registrations.checkIn**", (route) => route.abort());
      await press(page, "Arrived Mia");
      await logOut();
      const question = page.getByRole("dialog", { name: "1 check-in is not sent yet" });
      await expect(question.getByRole("button", { name: "Not now" })).toBeFocused();
      await question.getByRole("button", { name: "Log Out Anyway" }).click();
    });
    await expect(page).toHaveURL("/");
    await expect.poll(isKept).toBe(false);
    expect(await countKept()).toBe(1);
  });
});
