import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { leo, mia, newAccount, signUp } from "./support/families.ts";
import { postEvent, toast } from "./support/items.ts";
import { mailsTo } from "./support/mails.ts";
import { alive, expect, forgetSession, test } from "./support/test.ts";

/** In a year in which Mia and Leo are still children. */
const nextYear = new Date().getFullYear() + 1;
const NEXT_SUMMER = { eventDate: `${nextYear}-07-01T16:00:00.000Z` };

const family = (page: Page, names: string) =>
  page.getByRole("article", { name: names, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const noted = (page: Page, name: string) =>
  expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");

interface Answers {
  arrived: boolean;
}

/** The roster as the server has it. */
async function rosterOf(page: Page, id: string) {
  const response = await page.request.get(`/api/events/${id}/registrations/roster`);
  return (await response.json()) as {
    entries: { firstName: string; attendance: string | null; pickedUpBy: string | null }[];
  };
}

test.use({ viewport: { width: 390, height: 844 } });
// Judging a page in all views takes its time.
test.describe.configure({ timeout: 90_000 });

test("is reached from the event, from where it is edited and from My Items", async ({
  page,
  signIn,
}) => {
  await signIn();
  const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Owl walk" });
  for (const from of [`/events/${id}`, `/writing/events/${id}`, "/writing"]) {
    await page.goto(from);
    await page.getByRole("main").getByRole("link", { name: "Registrations" }).click();
    await expect(page).toHaveURL(`/events/${id}/roster`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Owl walk");
  }
  await page.getByRole("link", { name: "Event page" }).click();
  await expect(page).toHaveURL(`/events/${id}`);
});

test.describe("for others", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("there is no such page; a visitor signs in first", async ({ page, signIn }) => {
    const { email, password } = await signIn();
    const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Owl walk" });
    await page.context().clearCookies();
    await page.goto(`/events/${id}/roster`);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/events/${id}/roster`)}`);
    const form = page.getByRole("tabpanel");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel(/^Password/).fill(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/events/${id}/roster`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Owl walk");

    await forgetSession(page);
    await signIn();
    for (const path of [`/events/${id}/roster`, "/events/unknown/roster"]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    }
    await page.goto(`/events/${id}`);
    await expect(page.getByRole("link", { name: "Registrations" })).toHaveCount(0);
  });
});

test("shows numbers, families with whom to call, needs and photo consent, and the waitlist", async ({
  page,
  signIn,
  running,
  playwright,
  site,
}) => {
  const { email } = await signIn();
  await running.makeStaff(email); // who alone still sees those who cancelled
  const id = await postEvent(page.request, { ...NEXT_SUMMER, maxParticipants: 2 });
  const ana = await newAccount(playwright, site, { firstName: "Ana" });
  await signUp(ana, id, {
    participants: [{ ...mia, needs: "Peanut allergy", photoConsent: true }, leo],
  });
  const [gone] = await signUp(page.request, id);
  await page.request.post(`/api/events/${id}/registrations/cancel`, {
    data: { registrationIds: [gone?.id] },
  });
  await signUp(page.request, id);
  const response = await page.goto(`/events/${id}/roster`);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("list", { name: "Numbers" }).getByRole("listitem")).toHaveText([
    "2 of 2 have a seat",
    "0 offered",
    "1 waiting",
    "0 arrived",
  ]);
  const both = family(page, "Leo and Mia");
  await expect(both.getByRole("listitem").nth(1)).toContainText("Mia");
  await expect(both.getByRole("listitem").nth(1)).toContainText("8 or 9 years old");
  await expect(both.getByRole("listitem").nth(1)).toContainText("Needs: Peanut allergy");
  await expect(both.getByRole("listitem").nth(1)).toContainText("Photos are fine");
  await expect(both.getByRole("listitem").nth(0)).toContainText("No photos");
  await expect(both.getByRole("link", { name: "Call Ana Reyes: (555) 010-0199" })).toHaveAttribute(
    "href",
    "tel:5550100199",
  );
  await expect(both.getByRole("link", { name: "Call Leo Reyes: +1 555 010 0177" })).toHaveAttribute(
    "href",
    "tel:+15550100177",
  );
  const waitlist = page.getByRole("region", { name: "Waitlist" });
  await expect(waitlist.getByRole("article")).toContainText("Adult");
  await expect(waitlist.getByRole("button", { name: /Arrived|No-show/ })).toHaveCount(0);
  await page.getByText("1 person cancelled, left or let an offer pass").click();
  await expect(page.getByText("Tomas Left the waitlist")).toBeVisible();
  await expectNoBarrier(page);
  await ana.dispose();
});

test("who is tapped in at one phone is seen at the other, and what is typed there stays", async ({
  page,
  signIn,
  browser,
  site,
}) => {
  const { email, password } = await signIn();
  const id = await postEvent(page.request, NEXT_SUMMER);
  await signUp(page.request, id, { participants: [mia, leo] });
  const context = await browser.newContext({ baseURL: site });
  const other = await context.newPage();
  await context.request.post("/api/login", { data: { email, password } });
  await other.goto(`/events/${id}/roster`);
  await other.getByRole("button", { name: "Arrived Leo" }).click();
  await noted(other, "Arrived Leo");
  // It is shown before it is saved.
  await expect
    .poll(async () => (await rosterOf(page, id)).entries[1])
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
    { timeout: 20_000 },
  );
  const typed = other.getByRole("group", { name: "Check-in: Leo" }).getByLabel("Picked up by");
  await expect(typed).toHaveValue("Grandm");
  await expect(typed).toBeFocused();
  await typed.pressSequentially("a Reyes");
  await other.keyboard.press("Enter");
  await expect(other.getByText("Picked up by Grandma Reyes")).toBeVisible();
  await expect
    .poll(async () => (await rosterOf(page, id)).entries)
    .toMatchObject([
      { firstName: "Mia", attendance: "arrived", pickedUpBy: null },
      { firstName: "Leo", attendance: "arrived", pickedUpBy: "Grandma Reyes" },
    ]);

  await press(page, "Undo Mia");
  await expect(page.getByRole("button", { name: "Arrived Mia" })).toBeFocused();
  await press(page, "No-show Mia");
  await noted(page, "No-show Mia");
  await expectNoBarrier(page);
  await expect
    .poll(async () => (await rosterOf(page, id)).entries[0])
    .toMatchObject({ attendance: "no-show" });
  await context.close();
});

test.describe("without an answer", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("a tap that could not be saved says so, is not shown as done, and is tried again", async ({
    page,
    signIn,
  }) => {
    await signIn();
    const id = await postEvent(page.request, NEXT_SUMMER);
    await signUp(page.request, id);
    await page.goto(`/events/${id}/roster`);
    await alive(page);
    const answers: Answers = { arrived: false };
    await page.route("**/trpc/registrations.checkIn*", (route) =>
      answers.arrived ? route.continue() : route.abort(),
    );
    await press(page, "Arrived Tomas");
    const controls = page.getByRole("group", { name: "Check-in: Tomas" });
    await expect(controls.getByRole("status")).toContainText("Not saved.");
    await expect(controls.getByRole("button", { name: "Arrived Tomas" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    answers.arrived = true;
    await controls.getByRole("button", { name: "Try Again Tomas" }).click();
    await noted(page, "Arrived Tomas");
    await expect(controls.getByRole("status")).toBeEmpty();

    // No connection at all: it waits, and is saved when there is one.
    await page.context().setOffline(true);
    await press(page, "No-show Tomas");
    await expect(controls.getByRole("status")).toContainText(
      "Not saved yet: there is no connection.",
    );
    await page.context().setOffline(false);
    await expect(controls.getByRole("status")).toBeEmpty();
    await expect
      .poll(async () => (await rosterOf(page, id)).entries[0])
      .toMatchObject({ attendance: "no-show" });
  });
});

test.describe("with what is refused first", () => {
  test.use({ expectedComplaints: /status of 4(00|09)/ });

  test("someone is added by hand; only staff let in any age", async ({
    page,
    signIn,
    running,
    mailed,
  }) => {
    const { email } = await signIn();
    const id = await postEvent(page.request, { ...NEXT_SUMMER, maxParticipants: 2 });
    await page.goto(`/events/${id}/roster`);
    await page.getByLabel("Ages").selectOption("13-18");
    await press(page, "Save Ages");
    await expect(toast(page)).toContainText("The ages are saved");

    await press(page, "Add Someone");
    const dialog = page.getByRole("dialog", { name: "Add someone by hand" });
    await expect(dialog.getByLabel("Let in any age")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByText("First name is required")).toBeVisible();
    await expect(dialog.getByText("Guardian name is required")).toBeVisible();
    await expect(dialog.getByLabel(/^First name/)).toBeFocused();
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByLabel(/^First name/).fill("Mia");
    await dialog.getByLabel(/^Birth year/).fill("2018");
    await dialog.getByLabel("Guardian’s name").fill("Ana Reyes");
    await dialog.getByLabel("Guardian’s phone").fill("(555) 010-0199");
    await dialog.getByLabel("Emergency contact’s name").fill("Leo Reyes");
    await dialog.getByLabel("Emergency contact’s phone").fill("555 010 0177");
    await expect(dialog.getByLabel(/^Email/)).toHaveCount(0); // staff alone
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(
      dialog.getByText("This event is for ages 13–18, and Mia will be 8 or 9"),
    ).toBeVisible();

    await running.makeStaff(email);
    await page.reload();
    await press(page, "Add Someone");
    await dialog.getByLabel(/^First name/).fill("Mia");
    await dialog.getByLabel(/^Birth year/).fill("2018");
    await dialog.getByRole("button", { name: "Add Another" }).click();
    const second = dialog.getByRole("group", { name: "Person 2" });
    await second.getByLabel(/^First name/).fill("Rosa");
    await second.getByLabel("18 or older").check();
    await expect(second.getByLabel(/^Birth year/)).toHaveCount(0);
    await dialog.getByLabel("Guardian’s name").fill("Ana Reyes");
    await dialog.getByLabel("Guardian’s phone").fill("(555) 010-0199");
    await dialog.getByLabel("Emergency contact’s name").fill("Leo Reyes");
    await dialog.getByLabel("Emergency contact’s phone").fill("555 010 0177");
    await dialog.getByLabel(/^Email/).fill("ana.reyes@example.org");
    await dialog.getByLabel("Let in any age").check();
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(toast(page)).toContainText("Added to the list");
    await expect(dialog).toHaveCount(0);
    await expect(family(page, "Mia and Rosa")).toContainText("Added by Tomas");
    await mailed("ana.reyes@example.org", "");
  });
});

test("a message is asked for with the number of families, and goes to each once", async ({
  page,
  signIn,
  playwright,
  site,
  running,
}) => {
  await signIn();
  const id = await postEvent(page.request, NEXT_SUMMER);
  const ana = await newAccount(playwright, site);
  await signUp(ana, id, { participants: [mia, leo] });
  await page.request.post(`/api/events/${id}/registrations/add`, {
    data: { participants: [{ firstName: "Rosa", birthYear: null }] },
  });
  await page.goto(`/events/${id}/roster`);
  await press(page, "Message");
  const dialog = page.getByRole("dialog", { name: "Message everyone" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Message is required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Message" }).fill("Please bring boots.");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText("Send this to 1 family?");
  await expect(dialog).toContainText("No email reaches them; please call: Rosa.");
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "Send to 1 Family" }).click();
  await expect(toast(page)).toContainText("The message is on its way");
  const messages = () =>
    mailsTo(running, ana.registration.email).filter(({ text }) =>
      text.includes("Please bring boots."),
    );
  await expect.poll(() => messages().length).toBe(1);
  await ana.dispose();
});

test.describe("where people are to come", () => {
  test.use({ expectedComplaints: /status of 4(00|09)/ });

  test("an event with people is not deleted, but leads to its registrations, where it is cancelled", async ({
    page,
    signIn,
    running,
    playwright,
    site,
  }) => {
    const { email } = await signIn();
    await running.makeStaff(email); // who alone still sees those who cancelled
    const id = await postEvent(page.request, {
      ...NEXT_SUMMER,
      title: "Owl walk",
      maxParticipants: 5,
    });
    const ana = await newAccount(playwright, site);
    await signUp(ana, id, { participants: [mia, leo] });

    await page.goto(`/writing/events/${id}`);
    await alive(page);
    await page.getByLabel("Max participants").fill("1");
    await press(page, "Save");
    await expect(page.getByText("2 seats are taken already")).toBeVisible();
    await expect(page.getByLabel("Max participants")).toBeFocused();
    await page.getByLabel("Max participants").fill("5");

    await press(page, "Delete");
    const deleting = page.getByRole("dialog", { name: "Delete this event?" });
    await deleting.getByRole("button", { name: "Delete Event" }).click();
    await expect(deleting.getByRole("alert")).toContainText(
      "2 people are signed up for this event. Cancel it instead: then everyone is told.",
    );
    await expectNoBarrier(page);
    await deleting.getByRole("link", { name: "Go to its registrations" }).click();
    await expect(page).toHaveURL(`/events/${id}/roster`);

    await press(page, "Cancel This Event");
    const dialog = page.getByRole("dialog", { name: "Cancel this event?" });
    await expect(dialog).toContainText("2 people signed up or waiting lose their place.");
    await expect(dialog).toContainText("1 family is told by email.");
    await expect(dialog).toContainText("This cannot be undone.");
    await expectNoBarrier(page);
    await dialog.getByRole("button", { name: "Keep the Event" }).click();
    await expect(dialog).toHaveCount(0);
    await press(page, "Cancel This Event");
    await dialog.getByLabel("Note to everyone").fill("Ice on the pond.");
    await dialog.getByRole("button", { name: "Cancel the Event" }).click();
    await expect(toast(page)).toContainText("The event is cancelled");
    await expect(
      page
        .getByRole("banner")
        .or(page.getByRole("main"))
        .getByText("Cancelled", { exact: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByText("2 people cancelled, left or let an offer pass")).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel This Event" })).toHaveCount(0);
    await ana.dispose();
  });
});

test("on paper there is a clean list alone, with a box for each", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Owl walk" });
  await signUp(page.request, id, { participants: [{ ...mia, needs: "Peanut allergy" }, leo] });
  await page.goto(`/events/${id}/roster`);
  await alive(page);
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("paragraph").filter({ hasText: "Owl walk" })).toBeVisible();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText("Mia");
  await expect(rows.nth(2)).toContainText("8 or 9");
  await expect(rows.nth(2)).toContainText("Ana Reyes (555) 010-0199");
  await expect(rows.nth(2)).toContainText("Leo Reyes +1 555 010 0177");
  await expect(rows.nth(2)).toContainText("Peanut allergy");
  const look = await page.getByRole("table").evaluate((table) => ({
    color: getComputedStyle(table).color,
    head: getComputedStyle(table.querySelector("thead") as Element).display,
    excess: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(look).toEqual({ color: "rgb(0, 0, 0)", head: "table-header-group", excess: 0 });
});

test("300 people are found by name, and the page stays quick", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request, NEXT_SUMMER);
  const rosters = Array.from({ length: 30 }, (_, group) =>
    Array.from({ length: 10 }, (_, person) => ({
      firstName: `Guest ${String(group * 10 + person).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}`,
      birthYear: null,
    })),
  );
  rosters[17]?.splice(3, 1, { firstName: "José", birthYear: null });
  for (const participants of rosters) {
    const data = { participants };
    await page.request.post(`/api/events/${id}/registrations/add`, { data });
  }
  await page.goto(`/events/${id}/roster`);
  await alive(page);
  await expect(page.getByRole("list", { name: "Numbers" })).toContainText("300 have a seat");
  await page.getByLabel("Find by name").fill("jose");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "10 people found" })).toBeVisible();
  await page.getByLabel("Find by name").fill("");
  const begun = Date.now();
  await press(page, "Arrived José");
  await noted(page, "Arrived José");
  expect(Date.now() - begun).toBeLessThan(3_000);
  await page.getByLabel("Find by name").fill("nobody of this name");
  await expect(page.getByText("Nobody of this name.")).toBeVisible();
  await expectNoBarrier(page);
});
