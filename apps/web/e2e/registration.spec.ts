import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import { buildRegistration } from "@headwaters/testing/factories";
import { siteAt } from "@headwaters/testing/site";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { expectNoBarrier } from "./support/barriers.ts";
import { postEvent, toast } from "./support/items.ts";
import { openMail } from "./support/mails.ts";
import { alive, test as base, expect } from "./support/test.ts";

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const born = (age: number) => new Date().getFullYear() - age;

interface Family {
  request: APIRequestContext;
  email: string;
  password: string;
  signUp: (eventId: string, names: string[], more?: object) => Promise<Attendee[]>;
  registrations: (eventId: string) => Promise<Attendee[]>;
}
interface Attendee {
  id: string;
  firstName: string;
  status: string;
  photoConsent: boolean;
}

/** A person with an account who uses no browser. */
const test = base.extend<{ newFamily: () => Promise<Family> }>({
  newFamily: async ({ playwright, site }, use) => {
    const contexts: APIRequestContext[] = [];
    await use(async () => {
      const request = await playwright.request.newContext({ baseURL: site });
      contexts.push(request);
      const registration = buildRegistration();
      expect((await request.post("/api/register", { data: registration })).status()).toBe(201);
      await siteAt(site).confirm(registration.email);
      return {
        request,
        email: registration.email,
        password: registration.password,
        async signUp(eventId, names, more = {}) {
          const response = await request.post(`/api/events/${eventId}/registrations`, {
            data: {
              participants: names.map((firstName) => ({
                ...{ kind: "newChild", firstName, birthYear: born(9) },
              })),
              guardian: { name: "Tomas Okafor", phone: "(555) 010-0199" },
              emergency: { name: "Ada Okafor", phone: "(555) 010-0177" },
              terms: REGISTRATION_TERMS_VERSION,
              ...more,
            },
          });
          expect(response.status()).toBe(201);
          return response.json();
        },
        registrations: async (eventId) =>
          (await request.get(`/api/events/${eventId}/registrations`)).json(),
      };
    });
    for (const context of contexts) await context.dispose();
  },
});

let events = 0;

/** An event of someone else, in half a year. */
async function announce({ request }: Family, overrides: object = {}): Promise<string> {
  events += 1;
  return postEvent(request, {
    title: `Knots and casting ${process.pid}.${events}`,
    // Longer than any list cuts it, as those of other tests are.
    description: `We begin on the meadow with a rod and no hook. ${"Then we walk down to the water and see who is at home. ".repeat(3)}`,
    eventType: "workshop",
    eventDate: inDays(180),
    ...overrides,
  });
}

const titleOf = async (request: APIRequestContext, id: string): Promise<string> =>
  (await (await request.get(`/api/events/${id}`)).json()).title;

const part = (page: Page) => page.getByRole("region", { name: "Take part" });
const dialog = (page: Page) => page.getByRole("dialog");
const registerButton = (page: Page) => part(page).getByRole("button", { name: "Register" });

/** Opens the form on an event's page as whoever is signed in. */
async function openForm(page: Page, id: string, button = "Register") {
  await page.goto(`/events/${id}`);
  await alive(page);
  await part(page).getByRole("button", { name: button }).click();
  await expect(dialog(page).getByLabel("I agree to the terms of the event")).toBeVisible();
}

async function fillContacts(page: Page) {
  await dialog(page).getByLabel("Phone", { exact: false }).first().fill("(555) 010-0142");
  await dialog(page).getByLabel("Emergency contact").fill("Ada Okafor");
  await dialog(page).getByLabel("Their phone").fill("(555) 010-0177");
}

async function fillChild(page: Page, firstName: string, age = 9) {
  await dialog(page).getByLabel("First name").last().fill(firstName);
  await dialog(page)
    .getByLabel("Birth year")
    .last()
    .fill(String(born(age)));
}

const send = (page: Page, button = "Register") =>
  dialog(page).getByRole("button", { name: button, exact: true });
const agree = (page: Page) => dialog(page).getByLabel("I agree to the terms of the event");

/** A thumb: counts its taps and what it types. */
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
    /** Keystroke-level model: 1.2 s to find and tap something, 3 characters a second on a phone. */
    seconds: () => done.taps * 1.2 + done.characters / 3,
  };
}

test.use({ viewport: { width: 390, height: 844 } });

test("a parent finds an event, makes an account on the way and signs two children up; their seats are given back by the link of the mail, to the family that waits", async ({
  page,
  browser,
  running,
  newFamily,
}) => {
  test.slow();
  const author = await newFamily();
  // Only an event that staff stand behind is named to an address that nobody has confirmed.
  await running.makeStaff(author.email);
  const id = await announce(author, { maxParticipants: 2 });
  const title = await titleOf(author.request, id);

  await page.goto(`/events?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: `Register → ${title}` }).click();
  await expect(page).toHaveURL(`/events/${id}`);
  await alive(page);
  await expect(part(page)).toContainText("2 seats left");
  await part(page).getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/events/${id}#register`)}`);
  await expect(page.getByText("take you straight back to the event")).toBeVisible();

  await page.getByRole("tab", { name: "Sign Up" }).click();
  const person = buildRegistration({ firstName: "Ana", lastName: "Reyes" });
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel("First Name").fill(person.firstName);
  await panel.getByLabel("Last Name").fill(person.lastName);
  await panel.getByLabel("Email Address").fill(person.email);
  await panel.getByLabel(/^Password/).fill(person.password);
  await panel.getByRole("button", { name: "Create Account" }).click();

  // Back where they were, with the form open.
  await expect(page).toHaveURL(`/events/${id}`);
  const form = dialog(page);
  await expect(form).toContainText(title);
  await expect(form.getByLabel("Parent or guardian")).toHaveValue("Ana Reyes");
  const hand = thumb();
  const begun = Date.now();
  await hand.type(form.getByLabel("First name"), "Mia");
  await hand.type(form.getByLabel("Birth year"), String(born(8)));
  await hand.tap(form.getByRole("button", { name: "Add Another Child" }));
  await hand.type(form.getByLabel("First name").nth(1), "Leo", { isFocused: true });
  await hand.type(form.getByLabel("Birth year").nth(1), String(born(10)));
  for (const box of await form.getByLabel(/^Photos of/).all()) await expect(box).not.toBeChecked();
  await expect(form.getByLabel(/^Photos of/)).toHaveCount(2);
  await hand.type(form.getByLabel("Phone", { exact: false }).first(), "5550100142");
  await hand.type(form.getByLabel("Emergency contact"), "Sam Reyes");
  await hand.type(form.getByLabel("Their phone"), "5550100177");
  await hand.tap(agree(page));
  await hand.tap(send(page));
  await expect(form.getByText("Mia and Leo: confirmed")).toBeVisible();
  expect(hand.done).toMatchObject({ taps: 9, fields: 7 });
  expect(hand.seconds(), "as a thumb is fast").toBeLessThan(30);
  expect(Date.now() - begun, "with all that the site does").toBeLessThan(30_000);

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

  const own = (await (
    await page.request.get(`/api/events/${id}/registrations`)
  ).json()) as Attendee[];
  expect(own).toMatchObject([
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
  expect(await waiting.signUp(id, ["Noa"])).toMatchObject([{ status: "waiting" }]);

  // Whoever opens the link, a mail scanner say, changes nothing.
  const link = /https?:\S+\/registrations\/cancel\?token=[\w-]+/.exec(mail.text ?? "")?.[0] ?? "";
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  expect((await phone.request.get(link)).status()).toBe(200);
  await phone.goto(link);
  const main = phone.getByRole("main");
  await expect(main).toContainText(title);
  await expect(main).toContainText("This cancels for Mia and Leo.");
  await alive(phone);
  await expectNoBarrier(phone);
  expect(await waiting.registrations(id)).toMatchObject([{ status: "waiting" }]);
  await main.getByRole("button", { name: "Cancel Registration" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(
    "Your registration is cancelled",
  );
  await expect(phone.getByRole("heading", { level: 1 })).toBeFocused();
  // And again.
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(
    "There is nothing left to cancel",
  );

  const offer = await openMail(running, waiting.email, `A seat is free: ${title}`);
  await phone.request.post("/api/login", {
    data: { email: waiting.email, password: waiting.password },
  });
  const eventLink = new RegExp(`https?:\\S+/events/${id}`).exec(offer.text ?? "")?.[0] ?? "";
  await phone.goto(eventLink);
  await alive(phone);
  await expect(part(phone)).toContainText("There is a seat for Noa. It is held until");
  await part(phone).getByRole("button", { name: "Take the Seat" }).click();
  await expect(part(phone).getByRole("listitem")).toHaveText(["Noa has a seat"]);
  expect(await waiting.registrations(id)).toMatchObject([{ status: "confirmed" }]);
  await elsewhere.close();
});

test("a family that was here before taps five times: its children and whom to call are known", async ({
  page,
  signIn,
  newFamily,
}) => {
  const author = await newFamily();
  const [before, id] = [await announce(author), await announce(author)];
  await signIn();
  await openForm(page, before);
  await fillChild(page, "Mia");
  await dialog(page).getByRole("button", { name: "Add Another Child" }).click();
  await fillChild(page, "Leo", 11);
  await fillContacts(page);
  await agree(page).check();
  await send(page).click();
  await expect(dialog(page).getByText("confirmed")).toBeVisible();

  await page.goto(`/events/${id}`);
  await alive(page);
  const hand = thumb();
  await hand.tap(registerButton(page));
  await hand.tap(dialog(page).getByText("Mia", { exact: true }));
  await hand.tap(dialog(page).getByText("Leo", { exact: true }));
  await expect(dialog(page).getByLabel("Their phone")).toHaveValue("(555) 010-0177");
  await hand.tap(agree(page));
  await hand.tap(send(page));
  await expect(dialog(page).getByText("Mia and Leo: confirmed")).toBeVisible();
  expect(hand.done).toEqual({ taps: 5, fields: 0, characters: 0 });
});

test.describe("what is refused", () => {
  test.use({ expectedComplaints: /status of (400|409|429|503)/ });

  test("an age that is not the event's is told at the child's birth year, or at a known child's row", async ({
    page,
    signIn,
    newFamily,
  }) => {
    const author = await newFamily();
    const id = await announce(author);
    const ages = await author.request.put(`/api/events/${id}/ages`, {
      data: { ageGroup: "13-18" },
    });
    expect(ages.status()).toBe(200);
    await signIn();
    await openForm(page, id);
    await expect(part(page)).toContainText("For ages 13–18");
    await expect(dialog(page).getByText(/^Me\b/)).toHaveCount(0); // adults are not asked
    await fillChild(page, "Mia", 7);
    await fillContacts(page);
    await agree(page).check();
    await send(page).click();
    const year = dialog(page).getByLabel("Birth year");
    const said = /This event is for ages 13–18, and Mia will be \d+ or \d+ by then\./;
    await expect(year).toBeFocused();
    await expect(year).toHaveAccessibleDescription(said);
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Mia");

    await page.request.post("/api/children", { data: { firstName: "Mia", birthYear: born(7) } });
    await openForm(page, id);
    await dialog(page).getByText("Mia", { exact: true }).click();
    await fillContacts(page);
    await agree(page).check();
    await send(page).click();
    await expect(dialog(page).getByLabel("Mia", { exact: false }).first()).toBeFocused();
    await expect(
      dialog(page).getByLabel("Mia", { exact: false }).first(),
    ).toHaveAccessibleDescription(said);
  });

  test("what is missing is told at its field, and nothing is sent", async ({
    page,
    signIn,
    newFamily,
  }) => {
    const id = await announce(await newFamily());
    await signIn();
    await openForm(page, id);
    await send(page).click();
    await expect(dialog(page).getByText("Choose who is coming")).toBeVisible();
    await expect(dialog(page).getByRole("group", { name: "Who is coming?" })).toBeFocused();
    await dialog(page).getByLabel("First name").fill("Mia");
    await expect(dialog(page).getByText("Choose who is coming")).toHaveCount(0);
    await send(page).click();
    await expect(dialog(page).getByText("Birth year is required")).toBeVisible();
    await expect(dialog(page).getByText("Guardian phone is required")).toBeVisible();
    await expect(dialog(page).getByText("Please agree to the terms of the event")).toBeVisible();
    await expect(dialog(page).getByLabel("Birth year")).toBeFocused();
    const sent = await page.request.get(`/api/events/${id}/registrations`);
    expect(await sent.json()).toEqual([]);
  });

  test("a failure is told in the form, which keeps what was typed and registers once when sent again", async ({
    page,
    signIn,
    newFamily,
  }) => {
    const author = await newFamily();
    const id = await announce(author);
    await signIn();
    await openForm(page, id);
    await fillChild(page, "Mia");
    await fillContacts(page);
    await agree(page).check();
    // Taken by the server, and the answer lost.
    await page.route("**/trpc/registrations.register*", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { message: "Too busy. Try again in a minute." } });
    });
    await send(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Too busy. Try again in a minute.");
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Mia");
    await page.unroute("**/trpc/registrations.register*");
    await send(page).click();
    await expect(dialog(page).getByText("Mia: confirmed")).toBeVisible();
    const own = await page.request.get(`/api/events/${id}/registrations`);
    expect(await own.json()).toHaveLength(1);
  });

  test("an event that was called off while the form was open says so there", async ({
    page,
    signIn,
    newFamily,
  }) => {
    const author = await newFamily();
    const id = await announce(author);
    await signIn();
    await openForm(page, id);
    await dialog(page).getByText(/^Me\b/).click();
    await agree(page).check();
    await author.request.post(`/api/events/${id}/cancel`, { data: { note: "The river is high." } });
    await send(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("This event was cancelled.");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("The river is high.")).toBeVisible();
  });
});

test("what was typed is there again when the form was closed before it was sent", async ({
  page,
  signIn,
  newFamily,
}) => {
  const id = await announce(await newFamily());
  await signIn();
  await openForm(page, id);
  await fillChild(page, "Mia");
  await fillContacts(page);
  await agree(page).check();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await registerButton(page).click();
  await dialog(page).getByRole("button", { name: "Add Another Child" }).click();
  await fillChild(page, "Leo");
  await send(page).click();
  await expect(dialog(page)).toContainText("Mia and Leo: confirmed");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  // Once it is sent the next one begins anew.
  await part(page).getByRole("button", { name: "Add Someone Else" }).click();
  await expect(agree(page)).not.toBeChecked();
});

test("seats that went meanwhile: the answer says who has one and who waits", async ({
  page,
  signIn,
  newFamily,
}) => {
  const id = await announce(await newFamily(), { maxParticipants: 2 });
  await signIn();
  await openForm(page, id);
  await fillChild(page, "Mia");
  await dialog(page).getByRole("button", { name: "Add Another Child" }).click();
  await fillChild(page, "Leo");
  await expect(dialog(page).getByLabel("Keep us together")).toHaveCount(0); // there are seats for both
  await fillContacts(page);
  await agree(page).check();
  await (await newFamily()).signUp(id, ["Noa"]);
  await send(page).click();
  await expect(dialog(page).getByRole("heading")).toHaveText("Some of you have a seat");
  await expect(dialog(page)).toContainText("Mia: confirmed");
  await expect(dialog(page)).toContainText("Leo: first on the waitlist");
});

test("siblings who want to come together wait together where there is one seat", async ({
  page,
  signIn,
  newFamily,
}) => {
  const author = await newFamily();
  const id = await announce(author, { maxParticipants: 2 });
  await author.signUp(id, ["Noa"]);
  await signIn();
  await openForm(page, id);
  await fillChild(page, "Mia");
  await dialog(page).getByRole("button", { name: "Add Another Child" }).click();
  await fillChild(page, "Leo");
  await fillContacts(page);
  await dialog(page).getByLabel("Keep us together").check();
  await agree(page).check();
  await send(page).click();
  await expect(dialog(page).getByRole("heading")).toHaveText("You’re on the waitlist");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(part(page).getByRole("listitem")).toHaveText([
    "Mia first on the waitlist",
    "Leo first on the waitlist",
  ]);
});

test("who waits sees an offer without a reload, within half a minute or when they come back to the page", async ({
  page,
  signIn,
  newFamily,
}) => {
  const id = await announce(await newFamily(), { maxParticipants: 1 });
  const first = await newFamily();
  const [seat] = await first.signUp(id, ["Noa"]);
  await page.clock.install();
  await signIn();
  await openForm(page, id, "Join the Waitlist");
  await fillChild(page, "Mia");
  await fillContacts(page);
  await agree(page).check();
  await send(page, "Join the Waitlist").click();
  await page.clock.runFor(1_000);
  await expect(dialog(page)).toContainText("Mia: first on the waitlist");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await page.clock.runFor(1_000);
  await expect(part(page).getByRole("heading")).toHaveText("You are on the waitlist");
  await first.request.post(`/api/events/${id}/registrations/cancel`, {
    data: { registrationIds: [seat?.id] },
  });
  await page.clock.runFor(31_000);
  await expect(part(page).getByRole("heading")).toHaveText("A seat is free for you");

  // Leaving asks first.
  await part(page).getByRole("button", { name: "Leave" }).click();
  await page.clock.runFor(1_000);
  await dialog(page).getByRole("button", { name: "Cancel for Mia" }).click();
  await page.clock.runFor(1_000);
  await expect(part(page).getByRole("listitem")).toHaveText(["Mia left the waitlist"]);

  await (await newFamily()).signUp(id, ["Noa"]);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await page.clock.runFor(1_000);
  await expect(part(page)).toContainText("This event is full.");
});

test("cancelling on the page asks first, and whom", async ({ page, signIn, newFamily }) => {
  const id = await announce(await newFamily());
  await signIn();
  await openForm(page, id);
  await fillChild(page, "Mia");
  await dialog(page).getByRole("button", { name: "Add Another Child" }).click();
  await fillChild(page, "Leo");
  await fillContacts(page);
  await agree(page).check();
  await send(page).click();
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await part(page).getByRole("button", { name: "Cancel" }).click();
  await dialog(page).getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("Choose who is not coming.");
  await dialog(page).getByText("Leo", { exact: true }).click();
  await dialog(page).getByRole("button", { name: "Cancel for Leo" }).click();
  await expect(part(page).getByRole("listitem")).toHaveText(["Mia has a seat", "Leo cancelled"]);
  await part(page).getByRole("button", { name: "Add Someone Else" }).click();
  await expect(dialog(page)).toContainText("Signed up already: Mia.");
  await expect(dialog(page).getByText("Leo", { exact: true })).toBeVisible();
});

test.describe("an event's page", () => {
  for (const { javaScriptEnabled } of [{ javaScriptEnabled: true }, { javaScriptEnabled: false }]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("says how it stands: open, few seats, full, closed, begun, cancelled", async ({
        page,
        newFamily,
      }) => {
        const author = await newFamily();
        const { request } = author;
        const join = part(page).getByRole("link", { name: /Register|Waitlist/ });
        const soon = await announce(author, { eventDate: new Date(Date.now() + 3_000) });

        await page.goto(`/events/${await announce(author)}`);
        await expect(part(page)).toContainText("Places are open.");
        await expect(join).toHaveText("Register");

        const deadline = { registrationDeadline: inDays(90) };
        const few = await announce(author, { maxParticipants: 4, ...deadline });
        await (await newFamily()).signUp(few, ["Mia"]);
        await page.goto(`/events/${few}`);
        await expect(part(page)).toContainText("3 seats left");
        await expect(part(page)).toContainText(/Please register by \w+day, .* at .*M\./);

        const full = await announce(author, { maxParticipants: 1 });
        await (await newFamily()).signUp(full, ["Mia"]);
        await page.goto(`/events/${full}`);
        await expect(part(page)).toContainText("This event is full.");
        await expect(join).toHaveText("Join the Waitlist");

        await page.goto(`/events/${await announce(author, { registrationDeadline: inDays(-1) })}`);
        await expect(part(page)).toContainText(/Registration closed on \w+day, .* at .*M\./);
        await expect(join).toHaveCount(0);

        const off = await announce(author);
        await request.post(`/api/events/${off}/cancel`, { data: { note: "The river is high." } });
        await page.goto(`/events/${off}`);
        await expect(page.getByRole("article").getByText("The river is high.")).toBeVisible();
        await expect(part(page)).toContainText("This event is cancelled");
        await expect(join).toHaveCount(0);
        const html = await (await request.get(`/events/${off}`)).text();
        expect(html).toContain("https://schema.org/EventCancelled");

        // The page that is kept for visitors learns of it too.
        await expect(async () => {
          await page.goto(`/events/${soon}`);
          await expect(part(page)).toContainText("This event has begun.", { timeout: 1_000 });
        }).toPass();
        await expect(join).toHaveCount(0);
      });
    });
  }

  test("arrives with the family's own registrations, and with nobody else's", async ({
    request,
    newFamily,
  }) => {
    const id = await announce(await newFamily(), { maxParticipants: 9 });
    const [one, two] = [await newFamily(), await newFamily()];
    await one.signUp(id, ["Wilhelmina"]);
    const pageFor = async (visitor: APIRequestContext) =>
      (await visitor.get(`/events/${id}`)).text();
    expect(await pageFor(one.request)).toMatch(/Wilhelmina<\/strong> <span>has a seat/);
    for (const visitor of [request, two.request]) {
      const html = await pageFor(visitor);
      expect(html).toContain("8 seats left");
      expect(html).not.toContain("Wilhelmina");
    }
  });

  test("nobody who signs in is led elsewhere than to registering", async ({ page, signIn }) => {
    await signIn();
    for (const next of [
      "/events/a",
      "//events/a#register",
      "/events/a/b#register",
      "/events/a#registered",
      "https://example.org/events/a#register",
      "/news/a#register",
    ]) {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL("/");
    }
  });
});

test("the whole of it is done with the keyboard", async ({ page, signIn, newFamily }) => {
  const id = await announce(await newFamily());
  await signIn();
  await page.goto(`/events/${id}`);
  await alive(page);
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

test.describe("has no barrier", () => {
  test.slow();

  test("as a form, with what is wrong in it, nor as its answer, nor for a family", async ({
    page,
    signIn,
    newFamily,
  }) => {
    const id = await announce(await newFamily(), { maxParticipants: 1 });
    await signIn();
    await openForm(page, id);
    await fillChild(page, "Mia");
    await dialog(page).getByRole("button", { name: "Add Another Child" }).click();
    await fillChild(page, "Leo");
    await dialog(page).getByText("Add a note on allergies").first().click();
    await dialog(page).getByText("Read the terms").click();
    await send(page).click();
    await expect(dialog(page).getByText("Guardian phone is required")).toBeVisible();
    await expectNoBarrier(page);
    await fillContacts(page);
    await agree(page).check();
    await send(page).click();
    await expect(dialog(page)).toContainText("Mia: confirmed");
    await expectNoBarrier(page);
    await dialog(page).getByRole("button", { name: "Done" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expectNoBarrier(page);
    await part(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page).getByText("Mia", { exact: true })).toBeVisible();
    await expectNoBarrier(page);
  });

  test("when it is cancelled", async ({ page, newFamily }) => {
    const author = await newFamily();
    const id = await announce(author);
    await author.request.post(`/api/events/${id}/cancel`, { data: { note: "High water." } });
    await page.goto(`/events/${id}`);
    await alive(page);
    await expectNoBarrier(page);
  });
});

test.describe("the page of a mail's link to cancel", () => {
  test.use({ expectedComplaints: /status of 40\d/ });

  test("says that a link is of no use, and where one's registrations are", async ({ page }) => {
    for (const search of ["", "?token=", "?token=no", `?token=${"x".repeat(36)}`]) {
      await page.goto(`/registrations/cancel${search}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link cannot be used");
      await expect(
        page.getByRole("main").getByRole("link", { name: "Your Account" }),
      ).toBeVisible();
    }
  });

  test("holds no token in its document, sends none elsewhere, and is kept out of the sitemap", async ({
    page,
    request,
  }) => {
    const token = "only-the-reader-knows";
    const response = await request.get(`/registrations/cancel?token=${token}`);
    expect(await response.text()).not.toContain(token);
    expect(response.headers()["referrer-policy"]).toBe("strict-origin");
    expect(await (await request.get("/sitemap.xml")).text()).not.toContain("registrations");
    await page.goto(`/registrations/cancel?token=${token}`);
    await expect(toast(page)).toHaveCount(0);
  });
});
