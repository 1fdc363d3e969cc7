import type { APIRequestContext, Page } from "@playwright/test";
import { alive, emptyList, expect, procedure, test } from "./support/test.ts";

interface Event {
  id: string;
  title: string;
  description: string;
  location: string;
  eventType: string;
  eventDate: string;
  registrationDeadline: string | null;
  maxParticipants: number | null;
  currentParticipants: number;
}

async function eventsOf(request: APIRequestContext): Promise<Event[]> {
  return (await (await request.get("/api/events")).json()) as Event[];
}

const day = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "America/Los_Angeles",
});

/** From another page, so that the list is fetched by the browser. */
async function openEvents(page: Page) {
  await page.goto("/auth");
  await alive(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Events" })
    .click();
}

test("the events page shows what is coming, the soonest first, and all about it", async ({
  page,
  request,
}) => {
  const events = (await eventsOf(request)).slice(0, 12); // other tests write events too
  await page.goto("/events");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events & Activities");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(events.map(({ title }) => title));
  for (const [i, event] of events.entries()) {
    const card = cards.nth(i);
    await expect(card.getByText(new RegExp(`^${event.eventType}$`, "i"))).toBeVisible();
    await expect(card.getByText(event.location)).toBeVisible();
    const dated = card.locator(`time[datetime="${event.eventDate}"]`);
    await expect(dated.first()).toBeVisible();
    await expect(dated.last()).toHaveText(
      new RegExp(`^[A-Z][a-z]+day, ${day.format(new Date(event.eventDate))} at \\d+:\\d\\d [AP]M$`),
    );
    const { currentParticipants, maxParticipants } = event;
    await expect(card.getByText(/participants/)).toHaveText(
      maxParticipants === null
        ? []
        : [
            `${currentParticipants}/${maxParticipants} participants${currentParticipants < maxParticipants ? "" : " · full"}`,
          ],
    );
    const beginning = event.description.slice(0, 60);
    // Other tests write short ones.
    const isCut = event.description.length > 120;
    await expect(card.getByText(beginning)).toHaveText(isCut ? /^.{119,120}…$/ : beginning);
    await expect(card.getByRole("link", { name: "Register →" })).toHaveAttribute(
      "href",
      `/events/${event.id}`,
    );
  }
});

test("the list stands in two columns on a desktop and in one on a phone", async ({ page }) => {
  const columns = () =>
    page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
  await page.goto("/events");
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toBe(1);
});

test("Register opens the event's page: the whole text, the place, the time and how to take part", async ({
  page,
  request,
  site,
}) => {
  const event = (await eventsOf(request)).find(
    ({ registrationDeadline, currentParticipants, maxParticipants }) =>
      registrationDeadline && currentParticipants < (maxParticipants ?? 0),
  );
  await page.goto("/events");
  await page.getByRole("link", { name: `Register → ${event?.title}` }).click();
  await expect(page).toHaveURL(`/events/${event?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event?.title ?? "");
  const last = event?.description.split("\n\n").at(-1) ?? "";
  await expect(page.getByText(last)).toBeVisible();
  const aside = page.getByRole("complementary");
  await expect(aside.getByText(event?.location ?? "")).toBeVisible();
  await expect(aside.getByText(/register by/i)).toBeVisible();
  const mail = aside.getByRole("link", { name: "hello@headwaters.example" });
  const href = new URL((await mail.getAttribute("href")) ?? "");
  expect(href.searchParams.get("subject")).toContain(event?.title);
  await expect(aside.getByRole("link", { name: "(555) 010-0142" })).toHaveAttribute(
    "href",
    "tel:5550100142",
  );
  await expect(aside.getByRole("link", { name: "Become a member" })).toHaveAttribute(
    "href",
    "/membership",
  );
  const html = await (await request.get(`/events/${event?.id}`)).text();
  const items = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );
  const item = items.find((item) => item["@type"] === "Event");
  expect(new Date(String(item?.startDate)).toISOString()).toBe(event?.eventDate);
  expect(item).toMatchObject({
    name: event?.title,
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-0[78]:00$/),
    eventStatus: "https://schema.org/EventScheduled",
    url: `${site}/events/${event?.id}`,
    location: { "@type": "Place", name: event?.location },
    maximumAttendeeCapacity: event?.maxParticipants,
    organizer: { "@type": "Organization" },
  });
});

test("while the events are on their way a spinner turns", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(procedure("events.cards"), async (route) => {
    await promise;
    await route.continue();
  });
  await openEvents(page);
  await expect(page.getByRole("main").getByRole("status", { name: "Loading" })).toBeVisible();
  resolve();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("without events it says so, and where to go instead", async ({ page }) => {
  await page.route(procedure("events.cards"), (route) =>
    route.fulfill({ json: [{ result: { data: { json: emptyList } } }] }),
  );
  await openEvents(page);
  await expect(page.getByRole("heading", { name: "No events scheduled" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Read the News" })).toBeVisible();
});

test.describe("when the server fails", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("the page says so and tries again when asked", async ({ page }) => {
    await page.route(procedure("events.cards"), (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await openEvents(page);
    await expect(page.getByText("The events could not be loaded")).toBeVisible();
    await page.unroute(procedure("events.cards"));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});
