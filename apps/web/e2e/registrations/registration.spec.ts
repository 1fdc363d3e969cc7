import { buildAccount } from "@headwaters/testing/factories";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { expectAccessible } from "../support/accessibility.ts";
import { newAccount, registerForEvent, type SignedUp } from "../support/families.ts";
import { postEvent, toast } from "../support/items.ts";
import { openMail } from "../support/mails.ts";
import { test as base, expect, hydrated } from "../support/test.ts";

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const born = (age: number) => new Date().getFullYear() - age;
const noa = { kind: "newChild", firstName: "Noa", birthYear: born(9) };

type Family = Awaited<ReturnType<typeof newAccount>>;

/** An account without a browser. */
const test = base.extend<{ newFamily: () => Promise<Family> }>({
  newFamily: async ({ playwright, site }, use) => {
    const families: Family[] = [];
    await use(async () => {
      const family = await newAccount(playwright, site);
      families.push(family);
      return family;
    });
    for (const family of families) await family.dispose();
  },
});

/** The registrations of the signed-in account for an event. */
async function registrationsFor(request: APIRequestContext, eventId: string) {
  const response = await request.get(`/api/events/${eventId}/registrations`);
  return (await response.json()) as (SignedUp & { photoConsent: boolean })[];
}

let events = 0;

/** An event of another account, in half a year. */
async function announce(request: Family, overrides: object = {}): Promise<string> {
  events += 1;
  return postEvent(request, {
    title: `Knots and casting ${process.pid}.${events}`,
    // Longer than the lists' cut, like descriptions of other tests.
    description: `We begin on the meadow with a rod and no hook. ${"Then we walk down to the water and see who is at home. ".repeat(3)}`,
    eventType: "workshop",
    eventDate: inDays(180),
    ...overrides,
  });
}

const findTitle = async (request: APIRequestContext, id: string): Promise<string> =>
  (await (await request.get(`/api/events/${id}`)).json()).title;

const part = (page: Page) => page.getByRole("region", { name: "Take part" });
const dialog = (page: Page) => page.getByRole("dialog");
const registerButton = (page: Page) => part(page).getByRole("button", { name: "Register" });

/** Opens the form on an event's page as the signed-in account. */
async function openForm(page: Page, id: string) {
  await page.goto(`/events/${id}`);
  await registerButton(page).click();
  await expect(dialog(page).getByLabel("I agree to the terms of the event")).toBeVisible();
}

async function fillContacts(page: Page) {
  await dialog(page).getByLabel("Phone", { exact: false }).first().fill("(555) 010-0142");
  await dialog(page).getByLabel("Emergency contact name").fill("Ada Okafor");
  await dialog(page).getByLabel("Emergency contact phone").fill("(555) 010-0177");
}

async function fillChild(page: Page, firstName: string) {
  await dialog(page).getByLabel("First name").last().fill(firstName);
  await dialog(page)
    .getByLabel("Birth year")
    .last()
    .fill(String(born(9)));
}

const send = (page: Page) => dialog(page).getByRole("button", { name: "Register", exact: true });
const agree = (page: Page) => dialog(page).getByLabel("I agree to the terms of the event");

/** Simulates a thumb: counts its taps and typed characters. */
function thumb() {
  const done = { taps: 0, fields: 0, characters: 0 };
  return {
    done,
    async tap(target: Locator) {
      done.taps += 1;
      await target.click();
    },
    async type(field: Locator, text: string, { isFocused = false } = {}) {
      if (!isFocused) {
        done.taps += 1;
        await field.click();
      }
      await expect(field).toBeFocused();
      done.fields += 1;
      done.characters += text.length;
      await field.pressSequentially(text);
    },
    /**
     * Keystroke-level model: 1.2 s to find and tap an element, 3 characters a second on a phone.
     */
    seconds: () => done.taps * 1.2 + done.characters / 3,
  };
}

test.use({ viewport: { width: 390, height: 844 } });

test("a parent finds an event, creates an account and registers two children; the mail's link gives them up and takes them back, and the waiting family gets a free seat", async ({
  page,
  browser,
  running,
  newFamily,
}) => {
  test.slow();
  const author = await newFamily();
  // Mails to an unconfirmed address name an event only if staff back it.
  await running.makeStaff(author.registration.email);
  const id = await announce(author, { maxParticipants: 2 });
  const title = await findTitle(author, id);

  await page.goto(`/events?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: `Register → ${title}` }).click();
  await expect(page).toHaveURL(`/events/${id}`);
  await expect(part(page)).toContainText("2 seats left");
  await part(page).getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(
    `/auth?tab=sign-up&next=${encodeURIComponent(`/events/${id}#register`)}`,
  );
  await expect(page.getByText("take you straight back to the event")).toBeVisible();

  const person = buildAccount({ firstName: "Ana", lastName: "Reyes" });
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel("First Name").fill(person.firstName);
  await panel.getByLabel("Last Name").fill(person.lastName);
  await panel.getByLabel("Email Address").fill(person.email);
  await panel.getByLabel(/^Password/).fill(person.password);
  await panel.getByRole("button", { name: "Create Account" }).click();

  // Back on the event's page, with the form open.
  await expect(page).toHaveURL(`/events/${id}`);
  const form = dialog(page);
  await expect(form).toContainText(title);
  await expect(form.getByLabel("Guardian name")).toHaveValue("Ana Reyes");
  const hand = thumb();
  await hand.type(form.getByLabel("First name"), "Mia");
  await hand.type(form.getByLabel("Birth year"), String(born(8)));
  await hand.tap(form.getByRole("button", { name: "Add Another Child" }));
  await hand.type(form.getByLabel("First name").nth(1), "Leo", { isFocused: true });
  await hand.type(form.getByLabel("Birth year").nth(1), String(born(10)));
  for (const box of await form.getByLabel(/^Photos of/).all()) await expect(box).not.toBeChecked();
  await expect(form.getByLabel(/^Photos of/)).toHaveCount(2);
  await hand.type(form.getByLabel("Phone", { exact: false }).first(), "5550100142");
  await hand.type(form.getByLabel("Emergency contact name"), "Sam Reyes");
  await hand.type(form.getByLabel("Emergency contact phone"), "5550100177");
  await hand.tap(agree(page));
  await hand.tap(send(page));
  await expect(form.getByText("Mia and Leo: confirmed")).toBeVisible();
  expect(hand.done).toMatchObject({ taps: 9, fields: 7 });
  expect(hand.seconds(), "as a thumb is fast").toBeLessThan(30);

  await expect(form.getByRole("heading")).toHaveText("You’re in");
  await expect(form).toContainText(`open the link in our latest email to ${person.email}.`);
  await expect(form.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    `/events/${id}.ics`,
  );
  await form.getByRole("button", { name: "Done" }).click();
  await expect(part(page).getByRole("heading", { name: "You are registered" })).toBeVisible();
  await expect(part(page).getByRole("listitem")).toHaveText(["Mia has a seat", "Leo has a seat"]);
  await expect(part(page)).toContainText("This event is full.");

  expect(await registrationsFor(page.request, id)).toMatchObject([
    { firstName: "Mia", status: "confirmed", photoConsent: false },
    { firstName: "Leo", status: "confirmed", photoConsent: false },
  ]);

  const subject = `Please confirm your email address: ${title}`;
  const mail = await openMail(running, person.email, subject);
  expect(mail.text).toContain("Who: Mia and Leo");
  const calendar = ICAL.Component.fromString(mail.calendar ?? "");
  const entry = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect([entry.uid, entry.summary, entry.location]).toEqual([id, title, "Mill Pond"]);

  const waiting = await newFamily();
  expect(await registerForEvent(waiting, id, { participants: [noa] })).toMatchObject([
    { status: "waiting" },
  ]);

  // Opening the link changes nothing, as mail scanners open links too.
  const link = /https?:\S+\/registrations\/cancel\?token=[\w-]+/.exec(mail.text ?? "")?.[0] ?? "";
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  expect((await phone.request.get(link)).status()).toBe(200);
  await phone.goto(link);
  const main = phone.getByRole("main");
  await expect(main).toContainText(title);
  await expect(main.getByLabel("Mia (has a seat)")).not.toBeChecked();
  await hydrated(phone);
  await expectAccessible(phone, "main");
  expect(await registrationsFor(waiting, id)).toMatchObject([{ status: "waiting" }]);
  await main.getByLabel("Leo (has a seat)").check();
  await main.getByRole("button", { name: "Give up the chosen seats" }).click();
  await expect(main.getByRole("status")).toContainText("Given up: Leo.");
  await expectAccessible(phone, "main");
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toBeFocused();
  await main.getByLabel("Mia (has a seat)").check();
  await main.getByLabel("Leo (has a seat)").check();
  await main.getByRole("button", { name: "Give up the chosen seats" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Your seats are given up");
  await expect(phone.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await registrationsFor(waiting, id)).toMatchObject([{ status: "waiting" }]);
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByLabel("Mia (has a seat)")).toBeVisible();
  // Seats that staff take off are free at once, not after the minute of a family.
  const own = await registrationsFor(page.request, id);
  await author.post(`/api/events/${id}/registrations/remove`, {
    data: { registrationIds: own.map((person) => person.id) },
  });
  // Opens the link a second time.
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(
    "There is nothing left to give up",
  );

  const offer = await openMail(running, waiting.registration.email, `A seat is free: ${title}`);
  await phone.request.post("/api/login", {
    data: { email: waiting.registration.email, password: waiting.registration.password },
  });
  const eventLink = new RegExp(`https?:\\S+/events/${id}`).exec(offer.text ?? "")?.[0] ?? "";
  await phone.goto(eventLink);
  await hydrated(phone);
  await expect(part(phone)).toContainText("There is a seat for Noa. It is held until");
  await part(phone).getByRole("button", { name: "Take the seat" }).click();
  await expect(part(phone).getByRole("listitem")).toHaveText(["Noa has a seat"]);
  await expect(toast(phone)).toHaveText("The seat is yours");
  await expect(part(phone)).toBeFocused();
  expect(await registrationsFor(waiting, id)).toMatchObject([{ status: "confirmed" }]);
  await elsewhere.close();
});

test("registering works by keyboard alone", async ({ page, signIn, newFamily }) => {
  const id = await announce(await newFamily());
  await signIn();
  await page.goto(`/events/${id}`);
  await registerButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(agree(page)).toBeVisible();
  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await reach(dialog(page).getByLabel(/^Me\b/));
  await page.keyboard.press("Space");
  await reach(agree(page));
  await page.keyboard.press("Space");
  await reach(send(page));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("confirmed");
  await reach(dialog(page).getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(part(page).getByRole("button", { name: "Add Someone Else" })).toBeFocused();
});

test.describe("is accessible", () => {
  test.slow();

  test("as a form, with errors, after success, for a family, and when the event is cancelled", async ({
    page,
    signIn,
    newFamily,
  }) => {
    const author = await newFamily();
    const id = await announce(author, { maxParticipants: 1 });
    await signIn();
    await openForm(page, id);
    await fillChild(page, "Mia");
    await dialog(page).getByRole("button", { name: "Add Another Child" }).click();
    await fillChild(page, "Leo");
    await dialog(page).getByText("Allergies, medicine, swimming, sizes").first().click();
    await dialog(page).getByText("Add a note for this event").first().click();
    await dialog(page).getByText("Read the terms").click();
    await send(page).click();
    await expect(dialog(page).getByText("Guardian phone is required")).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await fillContacts(page);
    await agree(page).check();
    await send(page).click();
    await expect(dialog(page)).toContainText("Mia: confirmed");
    await expectAccessible(page, "[role=dialog]");
    await dialog(page).getByRole("button", { name: "Done" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expectAccessible(page);
    await part(page).getByRole("button", { name: "Give up seats" }).click();
    await expect(dialog(page).getByText("Mia", { exact: true })).toBeVisible();
    await expectAccessible(page, "[role=dialog]");

    await author.post(`/api/events/${id}/cancel`, { data: { note: "High water." } });
    await page.goto(`/events/${id}`);
    await expect(page.getByText("High water.")).toBeVisible();
    await expectAccessible(page, "main");
  });
});
