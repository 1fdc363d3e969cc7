import type { Event } from "@headwaters/contracts";
import { within } from "@testing-library/react";
import { expect } from "vitest";
import { sectionNamed } from "../../testing/sectionNamed.ts";
import { createVisitorAlone, test } from "../../testing/test.ts";
import type { Visitor } from "../../testing/visitor.ts";

type Answered = Record<"id" | "title" | "description" | "location" | "eventDate", string> &
  Pick<Event, "eventType" | "maxParticipants" | "currentParticipants">;

const eventsAt = async ({ fetch }: Visitor) =>
  (await (await fetch("/api/events")).json()) as Answered[];

const day = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "America/Los_Angeles",
});

const texts = (card: HTMLElement, selector: string) =>
  [...card.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");

test("a full event says so, and how to wait for a seat", async ({ fetchPage, visitor }) => {
  const full = (await eventsAt(visitor)).find(
    ({ currentParticipants, maxParticipants }) => currentParticipants === maxParticipants,
  );
  const { document } = await fetchPage(`/events/${full?.id}`);
  const aside = document.querySelector("main aside");
  expect(aside).toHaveTextContent("This event is full.");
  expect(aside).not.toHaveTextContent(/register by/i);
});

test("a member's home shows the next four events, their text cut at 100 characters", async ({
  fetchPage,
}) => {
  const visitor = await createVisitorAlone();
  const events = (await eventsAt(visitor)).slice(0, 4);
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
    expect(beginning).toMatch(/^.{99,100}…$/);
    expect(card).toHaveTextContent(event.location);
    expect(texts(card, "time")).toEqual([day.format(new Date(event.eventDate))]);
    expect(within(card).getByText(new RegExp(`^${event.eventType}$`, "i"))).toBeVisible();
    const register = [...card.querySelectorAll("a")].find(({ textContent }) =>
      textContent?.startsWith("Register"),
    );
    expect(register).toHaveAttribute("href", `/events/${event.id}`);
  }
  const all = [...section.querySelectorAll("a")].find(({ textContent }) =>
    textContent?.includes("View All Events"),
  );
  expect(all).toHaveAttribute("href", "/events");
});
