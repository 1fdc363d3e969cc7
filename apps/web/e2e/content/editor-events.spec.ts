import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { toast } from "../support/items.ts";
import { expect, test } from "../support/test.ts";

const YEAR = new Date().getFullYear() + 1;

/** A day soon enough that its event is on the first page of the list. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const losAngeles = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  timeStyle: "short",
});

/** 9:00 AM of a day in Los Angeles, in standard or daylight saving time. */
function formatNine(day: string): string | undefined {
  const moments = ["16", "17"].map((hour) => `${day}T${hour}:00:00.000Z`);
  return moments.find((moment) => losAngeles.format(new Date(moment)).startsWith("9:00"));
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create New Event" });
const create = (page: Page) => dialog(page).locator("[type=submit]");
const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function openForm(page: Page) {
  await page.goto("/events");
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

/** Finds the event with this title through REST. */
async function eventNamed(page: Page, title: string) {
  const events = (await (await page.request.get("/api/events")).json()) as { title: string }[];
  return events.find((event) => event.title === title);
}

test.use({ expectedComplaints: /Failed to load resource/, timezoneId: "Asia/Tokyo" });

test("the form for an event is accessible and fills a phone; from a browser in Asia/Tokyo an event is created in the organization's time zone, and its state is announced", async ({
  page,
  signIn,
}) => {
  const { email, password } = await signIn();
  await openForm(page);

  await test.step("the form is accessible and fills the screen of a phone", async () => {
    await dialog(page).getByLabel("Publish later").check();
    await create(page).click();
    await expect(dialog(page).getByText("Event date is required")).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await dialog(page).getByLabel("Publish later").uncheck();
  });

  const title = `Owls ${Date.now()}`;
  const [deadline, day] = [dayIn(2), dayIn(4)];
  await fillEvent(page, title, `${day}T09:00`);

  await test.step("a date without its time is not taken for none", async () => {
    await dialog(page).getByLabel("Registration deadline").pressSequentially("0615");
    await create(page).click();
    await expect(dialog(page).getByText("Please give both the date and the time")).toBeVisible();
  });

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
    eventDate: formatNine(day),
    registrationDeadline: formatNine(deadline),
    maxParticipants: 12,
    currentParticipants: 0,
    imageUrl: null,
    published: true,
  });

  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(dialog(page).getByLabel("Title")).toHaveValue("");
  await expect(dialog(page).getByLabel("Event date")).toHaveValue("");
  await expect(dialog(page).getByLabel("Published")).toBeChecked();

  await test.step("the note about a draft is visible above the toast", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
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

  await test.step("an author whose session ended meanwhile sees why, is led to sign in, and finds the text", async () => {
    await page.getByRole("button", { name: "Add Event" }).click();
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
