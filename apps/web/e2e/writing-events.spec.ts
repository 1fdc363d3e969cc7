import { buildRegistration } from "@headwaters/testing/factories";
import { startSite } from "@headwaters/testing/site";
import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { postEvent, toast } from "./support/items.ts";
import { siteTemplate } from "./support/sites.ts";
import { alive, expect, test } from "./support/test.ts";

const YEAR = new Date().getFullYear() + 1;

/** The day in so many days: soon, so that an event of it is on the first page of the list. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const losAngeles = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  timeStyle: "short",
});

/** 9:00 AM of a day in Los Angeles, in summer or in winter. */
function nineOf(day: string): string | undefined {
  const moments = ["16", "17"].map((hour) => `${day}T${hour}:00:00.000Z`);
  return moments.find((moment) => losAngeles.format(new Date(moment)).startsWith("9:00"));
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create New Event" });
const create = (page: Page) => dialog(page).getByRole("button", { name: /^Creat/ });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function openForm(page: Page) {
  await page.goto("/events");
  await alive(page);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(dialog(page).getByLabel("Title")).toBeFocused();
}

async function fillEvent(page: Page, title: string, date = `${YEAR}-07-01T09:00`) {
  await dialog(page).getByLabel("Title").fill(title);
  await dialog(page).getByLabel("Description").fill("We listen for **owls** along the weir.");
  await dialog(page).getByLabel("Event type").selectOption("Adventure");
  await dialog(page).getByLabel("Location").fill("Mill Pond");
  await dialog(page).getByLabel("Event date").fill(date);
}

/** The event with this title, as REST has it. */
async function eventNamed(page: Page, title: string) {
  const events = (await (await page.request.get("/api/events")).json()) as { title: string }[];
  return events.find((event) => event.title === title);
}

test("visitors are not offered to add an event", async ({ page }) => {
  await page.goto("/events");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Event" })).toHaveCount(0);
});

for (const timezoneId of ["America/Los_Angeles", "Asia/Tokyo", "Europe/London"]) {
  test.describe(`from a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("an event is created at the time that the organization's clocks show", async ({
      page,
      signIn,
    }) => {
      await signIn();
      await openForm(page);
      const title = `Owls ${Date.now()}`;
      const [deadline, day] = [dayIn(2), dayIn(4)];
      await fillEvent(page, title, `${day}T09:00`);
      await dialog(page).getByLabel("Registration deadline").fill(`${deadline}T09:00`);
      await dialog(page).getByLabel("Max participants").fill("12");
      await expect(dialog(page).getByText(/Clearwater Falls \(Pacific Time\)/)).toHaveCount(2);
      await create(page).click();
      await expect(toast(page)).toContainText("Event created successfully!");
      await expect(dialog(page)).toHaveCount(0);
      const card = cards(page).filter({ hasText: title });
      await expect(card).toBeVisible();
      await expect(card).toContainText("9:00 AM");
      expect(await eventNamed(page, title)).toMatchObject({
        eventDate: nineOf(day),
        registrationDeadline: nineOf(deadline),
        maxParticipants: 12,
        currentParticipants: 0,
        imageUrl: null,
        published: true,
      });

      await page.getByRole("button", { name: "Add Event" }).click();
      await expect(dialog(page).getByLabel("Title")).toHaveValue("");
      await expect(dialog(page).getByLabel("Event date")).toHaveValue("");
      await expect(dialog(page).getByLabel("Published")).toBeChecked();
    });
  });
}

test("what may be left out is stored as nothing", async ({ page, signIn }) => {
  await signIn();
  await openForm(page);
  const title = `Open ${Date.now()}`;
  await fillEvent(page, title);
  await create(page).click();
  await expect(toast(page)).toContainText("Event created successfully!");
  expect(await eventNamed(page, title)).toMatchObject({
    registrationDeadline: null,
    maxParticipants: null,
    imageUrl: null,
  });
});

test("what is missing or wrong is said at its field", async ({ page, signIn }) => {
  await signIn();
  await openForm(page);
  await dialog(page).getByLabel("Max participants").fill("a few");
  await create(page).click();
  for (const name of ["Title", "Description", "Event type", "Location"]) {
    await expect(dialog(page).getByLabel(name)).toHaveAccessibleDescription(
      new RegExp(`${name} is required`),
    );
  }
  const date = dialog(page).getByLabel("Event date");
  await expect(date).toHaveAccessibleDescription(/Event date is required/);
  await expect(dialog(page).getByText("Max participants must be a whole number")).toBeVisible();
  await expect(dialog(page).getByLabel("Title")).toBeFocused();

  await fillEvent(page, "Too late");
  await dialog(page).getByLabel("Max participants").fill("");
  await dialog(page).getByLabel("Registration deadline").fill(`${YEAR}-07-01T09:01`);
  await create(page).click();
  await expect(dialog(page).getByLabel("Registration deadline")).toHaveAccessibleDescription(
    /The registration deadline must not be after the event/,
  );
});

test("a date without its time is not taken for none", async ({ page, signIn }) => {
  await signIn();
  await openForm(page);
  await fillEvent(page, "Half a deadline");
  await dialog(page).getByLabel("Registration deadline").pressSequentially("0615");
  await create(page).click();
  await expect(dialog(page).getByText("Please give both the date and the time")).toBeVisible();
});

test("a time that clocks jump over is refused, and of two the first is meant", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openForm(page);
  const title = `Clocks ${Date.now()}`;
  await fillEvent(page, title, "2027-03-14T02:30");
  const date = dialog(page).getByLabel("Event date");
  await create(page).click();
  await expect(date).toHaveAccessibleDescription(/There is no 2:30 AM on March 14, 2027/);
  await expect(date).toBeFocused();
  await date.fill("2027-11-07T01:30");
  await expect(date).toHaveAccessibleDescription(/1:30 AM comes twice .* This means the first/);
  await create(page).click();
  await expect(toast(page)).toContainText("Event created successfully!");
  expect(await eventNamed(page, title)).toMatchObject({ eventDate: "2027-11-07T08:30:00.000Z" });
});

test.describe("what the server refuses or fails to do", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("a past event is refused at its date, and the form stays", async ({ page, signIn }) => {
    await signIn();
    await openForm(page);
    await fillEvent(page, "Long ago", "2020-05-01T09:00");
    await create(page).click();
    await expect(dialog(page).getByLabel("Event date")).toHaveAccessibleDescription(
      /The event must be in the future/,
    );
    await expect(dialog(page).getByLabel("Title")).toHaveValue("Long ago");
  });

  test("the button says that it is at work, and a failure leaves all as it is", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openForm(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/trpc/events.create*", async (route) => {
      await promise;
      await route.fulfill({ status: 500, body: "" });
    });
    await fillEvent(page, "Kept");
    await create(page).click();
    await expect(dialog(page).getByRole("button", { name: "Creating..." })).toBeDisabled();
    resolve();
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText("Failed to create event. Please try again.");
    await expect(dialog(page).getByLabel("Title")).toHaveValue("Kept");
    await expect(dialog(page).getByLabel("Event date")).toHaveValue(`${YEAR}-07-01T09:00`);
  });

  test("who was logged out meanwhile is told, led to sign in, and finds the text", async ({
    page,
    signIn,
  }) => {
    const { email, password } = await signIn();
    await openForm(page);
    await fillEvent(page, "Not lost");
    await page.context().clearCookies();
    await create(page).click();
    await expect(toast(page)).toContainText("Unauthorized");
    await expect(toast(page)).toContainText("You are logged out. Logging in again...");
    await expect(page).toHaveURL("/auth");
    await page.request.post("/api/login", { data: { email, password } });
    await openForm(page);
    await expect(dialog(page).getByLabel("Title")).toHaveValue("Not lost");
  });
});

test("an event that belongs further down the list is led to", async ({ page, signIn }) => {
  await signIn();
  for (let i = 1; i <= 12; i += 1) {
    await postEvent(page.request, { title: `Before ${i}` });
  }
  await openForm(page);
  const title = `Far off ${Date.now()}`;
  await fillEvent(page, title, "2095-07-01T09:00");
  await create(page).click();
  await expect(toast(page)).toContainText("Event created successfully!");
  await expect(page.getByRole("status").getByText(`“${title}” is published`)).toBeVisible();
  await page.getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("drafts and what is published later are not listed, and can be found", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openForm(page);
  await fillEvent(page, "A draft");
  await dialog(page).getByLabel("Published").uncheck();
  await expect(dialog(page).getByLabel("Publish later")).toHaveCount(0);
  await create(page).click();
  const note = page.getByRole("status").getByText("“A draft” is saved as a draft.");
  await expect(note).toContainText("You can find it in My Items any time.");
  await expect(cards(page).filter({ hasText: "A draft" })).toHaveCount(0);

  await page.getByRole("button", { name: "Add Event" }).click();
  await fillEvent(page, "For later");
  await dialog(page).getByLabel("Publish later").check();
  await create(page).click();
  await expect(dialog(page).getByText("Please choose when to publish it")).toBeVisible();
  await dialog(page).getByLabel("Publishing time").fill(`${YEAR}-05-01T08:00`);
  await create(page).click();
  await expect(
    page
      .getByRole("status")
      .getByText(new RegExp(`“For later” will be published on .*May 1, ${YEAR} at 8:00 AM`)),
  ).toBeVisible();
  await page.getByRole("link", { name: "Edit it" }).click();
  await expect(page.getByText(/^Scheduled for/)).toBeVisible();
});

test("on a phone, the note about a draft is in sight, above the toast", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn();
  await openForm(page);
  await fillEvent(page, "A small draft");
  await dialog(page).getByLabel("Published").uncheck();
  await create(page).click();
  const link = page.getByRole("link", { name: "Edit it" });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
  const bottom = async () => {
    const { y, height } = (await link.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  const top = async () => (await toast(page).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThan(0);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the focus is back at the button each time that the form closes", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto("/events");
    await alive(page);
    const button = page.getByRole("button", { name: "Add Event" });
    for (let time = 1; time <= 3; time += 1) {
      await button.press("Enter");
      await expect(dialog(page).getByLabel("Title")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
});

test("the form has no barrier, and fills the screen of a phone", async ({ page, signIn }) => {
  await signIn();
  await openForm(page);
  await dialog(page).getByLabel("Publish later").check();
  await create(page).click();
  await expect(dialog(page).getByText("Event date is required")).toBeVisible();
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test("where staff review what members write, the form says so and the item waits", async ({
  page,
}) => {
  const reviewing = await startSite(siteTemplate(), { CONTENT_POLICY: "review" });
  try {
    const at = (path: string) => reviewing.address + path;
    await page.request.post(at("/api/register"), { data: buildRegistration() });
    await page.goto(at("/events"));
    await alive(page);
    await page.getByRole("button", { name: "Add Event" }).click();
    await expect(dialog(page).getByText("Staff look at it before readers do.")).toBeVisible();
    await fillEvent(page, "To be looked at");
    await create(page).click();
    await expect(toast(page)).toContainText("Event created successfully!");
    await expect(page.getByText("“To be looked at” is waiting for review.")).toBeVisible();
    await expect(cards(page).filter({ hasText: "To be looked at" })).toHaveCount(0);
    await page.getByRole("link", { name: "Edit it" }).click();
    await expect(page.getByText(/^Waiting for review/)).toBeVisible();
  } finally {
    await page.goto("about:blank"); // it still asks for what the site has, which is about to go
    await reviewing.stop();
  }
});
