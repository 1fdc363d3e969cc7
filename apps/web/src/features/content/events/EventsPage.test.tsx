import type { Event, EventState } from "@headwaters/contracts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { answer, emptyList, fail } from "#testing/data/answers.ts";
import { createMember, publishEvent, register, saveElsewhere } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { findButton } from "#testing/page.ts";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";
import { eventsTexts } from "./eventTexts.ts";

type Answered = Record<"id" | "title" | "description" | "location" | "eventDate", string> &
  Pick<Event, "eventType" | "maxParticipants" | "currentParticipants"> & {
    registrationDeadline: string | null;
  };

const eventsAt = async ({ fetch }: Visitor) =>
  (await (await fetch("/api/events")).json()) as Answered[];

const day = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "America/Los_Angeles",
});

const badge = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "America/Los_Angeles",
});

const texts = (card: HTMLElement, selector: string) =>
  [...card.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");

/** Expects the beginning of a description, cut between words. */
function expectBeginning(description: string, shown = "") {
  const text = description.replaceAll("*", "").replace(/\s+/g, " ");
  const kept = shown.slice(0, -1);
  expect(text.startsWith(kept)).toBe(true);
  expect(text.slice(kept.length)).toMatch(/^[\s,;:–—-]/);
}

// The first test of its site: the others add events that are sooner.
test("a member's home shows the next active events, with shortened texts", async ({
  fetchPage,
  siteAlone,
}) => {
  const visitor = createVisitor(siteAlone);
  const [cancelled, ...others] = await eventsAt(visitor);
  const events = others.slice(0, 4);
  const staff = createVisitor(siteAlone);
  await siteAlone.makeStaff((await staff.signUp()).email);
  await staff.post(`/api/events/${cancelled?.id}/cancel`, { note: "Ice on the pond." });
  await visitor.signUp();
  const { document } = await fetchPage("/", visitor);
  const section = sectionNamed(document, "Upcoming Events");
  const cards = [...section.querySelectorAll<HTMLElement>("article")];
  expect(cards.map((card) => card.querySelector("h3")?.textContent)).toEqual(
    events.map(({ title }) => title),
  );
  for (const [i, event] of events.entries()) {
    const card = cards[i] as HTMLElement;
    const beginning = texts(card, "p").find((text) =>
      text.startsWith(event.description.slice(0, 60)),
    );
    expect(beginning).toMatch(/^.{80,100}…$/);
    expectBeginning(event.description, beginning);
    expect(card).toHaveTextContent(event.location);
    const date = new Date(event.eventDate);
    expect(texts(card, "time")).toEqual([badge.format(date), day.format(date)]);
    expect(within(card).getByText(new RegExp(`^${event.eventType}$`, "i"))).toBeVisible();
    const { currentParticipants, maxParticipants } = event;
    const words = currentParticipants === maxParticipants ? "Join the waitlist" : "Register";
    const register = [...card.querySelectorAll("a")].find(({ textContent }) =>
      textContent?.startsWith(words),
    );
    expect(register).toHaveAttribute("href", `/events/${event.id}`);
  }
  const all = [...section.querySelectorAll("a")].find(({ textContent }) =>
    textContent?.includes("View All Events"),
  );
  expect(all).toHaveAttribute("href", "/events");
});

test("cards show the free seats, and offer registration, the waitlist or neither, as soon as an event fills up or closes", async ({
  fetchPage,
  siteAlone,
}) => {
  const visitor = createVisitor(siteAlone);
  const author = await createMember(siteAlone);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const id = await publishEvent(author, { title: "Owls", eventDate: soon, maxParticipants: 1 });
  const readCard = async (path: string, as = visitor) => {
    const { document } = await fetchPage(path, as);
    const link = document.querySelector(`article a[href="/events/${id}"]`);
    const badges = texts(link?.closest("article") as HTMLElement, ".mantine-Badge-label");
    return [...badges.slice(1), link?.textContent];
  };
  const open = ["1 seat left", "Register → Owls"];
  // Twice: the response cache keeps the first one.
  for (let i = 0; i < 2; i += 1) expect(await readCard("/events")).toEqual(open);
  expect(await readCard("/", author)).toEqual(["1 seat left", "Register Owls"]);
  const member = await createMember(visitor.site);
  const [{ id: seat = "" } = {}] = await register(member, id);
  const full = ["Full", "Join the waitlist → Owls"];
  for (let i = 0; i < 2; i += 1) expect(await readCard("/events")).toEqual(full);
  expect(await readCard("/", author)).toEqual(["Full", "Join the waitlist Owls"]);
  await author.post(`/api/events/${id}/registrations/remove`, { registrationIds: [seat] });
  expect(await readCard("/events")).toEqual(open);
  const past = new Date(Date.now() - 3_600_000).toISOString();
  await saveElsewhere(author, id, { registrationDeadline: past });
  expect(await readCard("/events")).toEqual(["Registration closed", "Read more → Owls"]);
});

test("a card without a picture shows a drawing for its type", async ({ fetchPage, siteAlone }) => {
  const visitor = createVisitor(siteAlone);
  const author = await createMember(siteAlone);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  for (const [eventType, picture] of [
    ["workshop", "lawn-casting"],
    ["educational", "pond-microscope"],
    ["adventure", "misty-kayaks"],
    ["conservation", "willow-stakes"],
    ["competition", "city-casting"],
  ]) {
    const id = await publishEvent(author, { eventType, eventDate: soon });
    for (const [path, as] of [
      ["/events", visitor],
      ["/", author],
    ] as const) {
      const { document } = await fetchPage(path, as);
      const card = document.querySelector(`article a[href="/events/${id}"]`)?.closest("article");
      expect(card?.querySelector("img")).toHaveAttribute("alt", "");
      expect(card?.querySelector("img")?.getAttribute("src")).toMatch(
        `/pictures/gallery-${picture}-`,
      );
    }
    await author.post(`/api/events/${id}/cancel`, {});
  }
});

test("a drawing takes the place of a picture that cannot be loaded", async ({ siteAlone }) => {
  const visitor = createVisitor(siteAlone);
  const author = await createMember(siteAlone);
  const eventDate = new Date(Date.now() + 3_600_000).toISOString();
  await publishEvent(author, { title: "Herons", eventDate, imageUrl: "/pictures/gone.webp" });
  await openPage(visitor, "/events");
  const card = (await screen.findByText("Herons", { selector: "h2" })).closest("article");
  const image = () => card?.querySelector("img");
  fireEvent.error(image() as HTMLImageElement);
  await waitFor(() => expect(image()?.getAttribute("src")).toContain("gallery-misty-kayaks"));
});

test("a full event says so, and how to wait for a seat", async ({ fetchPage, visitor }) => {
  const full = (await eventsAt(visitor)).find(
    ({ currentParticipants, maxParticipants }) => currentParticipants === maxParticipants,
  );
  const { document } = await fetchPage(`/events/${full?.id}`);
  const aside = document.querySelector("main aside");
  expect(aside).toHaveTextContent("This event is full.");
  expect(aside).not.toHaveTextContent(/register by/i);
});

/** Reads the state of an event's registration as its page does. */
async function readState(visitor: Visitor, id: string): Promise<EventState> {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }));
  const { result } = await visitor.get<{
    result: { data: { json: { registration: { state: EventState } } } };
  }>(`/trpc/events.page?input=${input}`);
  return result.data.json.registration.state;
}

test("the events page shows coming events with their facts, the soonest first", async ({
  fetchPage,
  visitor,
}) => {
  const events = (await eventsAt(visitor)).slice(0, 12); // Other tests create events too.
  const { document } = await fetchPage("/events");
  expect(document.querySelector("h1")).toHaveTextContent(/^Events & Activities$/);
  const cards = [...document.querySelectorAll<HTMLElement>("main article")];
  expect(cards.map((card) => card.querySelector("h2, h3")?.textContent)).toEqual(
    events.map(({ title }) => title),
  );
  for (const [index, event] of events.entries()) {
    const card = cards[index] as HTMLElement;
    expect(within(card).getByText(new RegExp(`^${event.eventType}$`, "i"))).toBeVisible();
    expect(card).toHaveTextContent(event.location);
    const dates = texts(card, `time[datetime="${event.eventDate}"]`);
    expect(dates.at(-1)).toMatch(
      new RegExp(`^[A-Z][a-z]+day, ${day.format(new Date(event.eventDate))} at \\d+:\\d\\d [AP]M$`),
    );
    const { currentParticipants, maxParticipants } = event;
    const participants = within(card)
      .queryAllByText(/participants/)
      .map(({ textContent }) => textContent);
    expect(participants).toEqual(
      maxParticipants === null
        ? []
        : [
            `${currentParticipants}/${maxParticipants} participants${currentParticipants < maxParticipants ? "" : " · full"}`,
          ],
    );
    const beginning = texts(card, "p").find((text) =>
      text.startsWith(event.description.slice(0, 60)),
    );
    // Other tests write short ones.
    const isCut = event.description.length > 120;
    if (isCut) {
      expect(beginning).toMatch(/^.{100,120}…$/);
      expectBeginning(event.description, beginning);
    } else expect(card).toHaveTextContent(event.description.slice(0, 60).replaceAll("*", ""));
    // Events of other tests may be closed or cancelled.
    const more = `${eventsTexts.more[await readState(visitor, event.id)]} →`;
    const register = [...card.querySelectorAll("a")].find(({ textContent }) =>
      textContent?.startsWith(more),
    );
    expect(register).toHaveAttribute("href", `/events/${event.id}`);
  }
});

test("an event's page has the whole text, the place on a map, the time and how to take part", async ({
  fetchPage,
  visitor,
  site,
}) => {
  const event = (await eventsAt(visitor)).find(
    ({ description, registrationDeadline, currentParticipants, maxParticipants }) =>
      description.length > 120 && // Other tests write short ones.
      registrationDeadline &&
      currentParticipants < (maxParticipants ?? 0),
  ) as Answered;
  const { document } = await fetchPage(`/events/${event.id}`);
  expect(document.querySelector("h1")?.textContent).toBe(event.title);
  const last = event.description.split("\n\n").at(-1) ?? "";
  expect(document.querySelector("main article")).toHaveTextContent(last);
  const aside = document.querySelector("main aside") as HTMLElement;
  expect(aside).toHaveTextContent(event.location);
  expect(aside).toHaveTextContent(/register by/i);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main article a")];
  const findHref = (text: string) =>
    links.find(({ textContent }) => textContent === text)?.getAttribute("href");
  const mails = links
    .filter(({ textContent }) => textContent === "hello@headwaters.example")
    .map(({ href }) => new URL(href).searchParams.get("subject"));
  expect(mails).toContainEqual(expect.stringContaining(event.title));
  expect(findHref("(555) 010-0142")).toBe("tel:5550100142");
  expect(findHref("Become a member")).toBe("/membership");

  const map = links.find(({ target }) => target === "_blank");
  expect(map).toHaveAccessibleName("Find it on a map (opens in a new tab)");
  expect(map).toHaveAttribute("rel", expect.stringMatching(/noopener/));
  const { origin, pathname, searchParams } = new URL(map?.href ?? "");
  expect(origin + pathname).toBe("https://www.openstreetmap.org/search");
  expect(searchParams.get("query")).toBe(event.location);

  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const items = [...scripts].map(
    ({ textContent }) => JSON.parse(textContent ?? "") as Record<string, unknown>,
  );
  const item = items.find((found) => found["@type"] === "Event");
  expect(new Date(String(item?.startDate)).toISOString()).toBe(event.eventDate);
  expect(item).toMatchObject({
    name: event.title,
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-0[78]:00$/),
    eventStatus: "https://schema.org/EventScheduled",
    url: `${site.url}/events/${event.id}`,
    location: { "@type": "Place", name: event.location },
    maximumAttendeeCapacity: event.maxParticipants,
    organizer: { "@type": "Organization" },
  });
});

test("an event's page has title, facts, picture, text and then whom to ask", async ({
  fetchPage,
  visitor,
}) => {
  const [event] = await eventsAt(visitor);
  const { document } = await fetchPage(`/events/${event?.id}`);
  const article = document.querySelector("main article") as HTMLElement;
  const selectors = [
    "h1",
    "aside",
    "aside ~ div picture",
    "aside ~ div p",
    "aside ~ div [href^=mailto]",
  ];
  const parts = selectors.map((selector) => article.querySelector(selector));
  expect(parts).not.toContain(null);
  expect([...article.querySelectorAll("*")].filter((one) => parts.includes(one))).toEqual(parts);
});

test("while the events load a spinner turns", async ({ visitor }) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  visitor.intercept((path) => (path.includes("events.cards") ? promise : undefined));
  await openPage(visitor, "/events");
  const spinner = () => document.querySelector("main [role=status][aria-label=Loading]");
  await waitFor(() => expect(spinner()).toBeVisible());
  resolve(undefined);
  await waitFor(() => expect(document.querySelector("main article")).toBeVisible());
  expect(spinner()).toBeNull();
});

test("without events it says so, and links elsewhere", async ({ visitor }) => {
  visitor.intercept((path) => (path.includes("events.cards") ? answer(emptyList) : undefined));
  await openPage(visitor, "/events");
  const main = () => within(document.querySelector("main") as HTMLElement);
  await waitFor(() =>
    expect(main().getByText("No events scheduled", { selector: "h2, h3" })).toBeVisible(),
  );
  expect(main().getByText("Read the News").closest("a")).toHaveAttribute("href", "/news");
});

test("when the server fails, the page says so and retries on request", async ({ visitor }) => {
  let fails = true;
  visitor.intercept((path) => (fails && path.includes("events.cards") ? fail(500) : undefined));
  await openPage(visitor, "/events");
  const button = await findButton("Try again");
  expect(document.querySelector("main")).toHaveTextContent("The events could not be loaded");
  fails = false;
  await setupUser().click(button);
  await waitFor(() => expect(document.querySelector("main article")).toBeVisible());
});

test("a badge links to all events of its type; an event's page has no publication date", async ({
  fetchPage,
  visitor,
}) => {
  const [event] = await eventsAt(visitor);
  const { document: list } = await fetchPage("/events");
  const card = list.querySelector<HTMLElement>("main article") as HTMLElement;
  const address = `/events?eventType=${event?.eventType}`;
  expect([...card.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toContain(
    address,
  );
  const { document } = await fetchPage(`/events/${event?.id}`);
  const article = document.querySelector("main article") as HTMLElement;
  expect(article.querySelector(`a[href="${address}"]`)).not.toBeNull();
  expect(article).not.toHaveTextContent("Published");
  expect(article.querySelector("h1")).toHaveAttribute("dir", "auto");
});

test("past events offer no registration, and the list goes back in time", async ({
  fetchPage,
  visitor,
}) => {
  const { document } = await fetchPage("/events?when=past");
  const cards = [...document.querySelectorAll<HTMLElement>("main article")];
  expect(cards).not.toHaveLength(0);
  for (const card of cards) expect(card).not.toHaveTextContent("Register");
  const input = encodeURIComponent(JSON.stringify({ 0: { json: { when: "past" } } }));
  const found = await (await visitor.fetch(`/trpc/events.cards?batch=1&input=${input}`)).json();
  found[0].result.data.json.nextCursor = "next";
  visitor.intercept((path) => (path.includes("events.cards") ? Response.json(found) : undefined));
  await openPage(visitor, "/events?when=past");
  expect(await findButton("Show earlier events")).toBeVisible();
});

test("without past events the list says so", async ({ visitor }) => {
  visitor.intercept((path) => (path.includes("events.cards") ? answer(emptyList) : undefined));
  await openPage(visitor, "/events?when=past");
  expect(await screen.findByRole("heading", { name: "No past events yet" })).toBeVisible();
});
