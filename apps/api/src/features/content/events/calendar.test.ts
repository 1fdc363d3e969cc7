import type { CalendarEvent } from "@headwaters/contracts";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarFeed, eventFile } from "./calendar.ts";

const site = {
  publicUrl: "https://headwaters.example",
  eventPath: (id: string) => `/events/${id}`,
};
const ID = "0196b000-0000-7000-8000-000000000001";

function buildCalendarEvent(overrides: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: ID,
    title: "Knots and casting",
    description: "Two hours on the **meadow**.\n\nWe bring [rods](https://example.org) for all.",
    imageUrl: null,
    eventType: "workshop",
    location: "Mill Pond",
    eventDate: new Date("2026-05-01T16:00:00Z"),
    registrationDeadline: null,
    maxParticipants: null,
    currentParticipants: 0,
    authorId: null,
    published: true,
    createdAt: new Date("2026-04-01T10:00:00Z"),
    updatedAt: new Date("2026-04-02T11:00:00.500Z"),
    revision: 0,
    isCancelled: false,
    ...overrides,
  };
}

/** Parses the file as another program does, and returns its only event, too. */
function read(file: string) {
  const calendar = ICAL.Component.fromString(file);
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  if (!event || others.length > 0) throw new Error("The file has not exactly one event.");
  return { calendar, event };
}

const written = (overrides: Partial<CalendarEvent> = {}) =>
  eventFile(buildCalendarEvent(overrides), site);
const writeEvent = (overrides: Partial<CalendarEvent> = {}) => read(written(overrides)).event;

/** Unfolds the file's lines by RFC 5545. */
const toLines = (file: string) => file.replaceAll(/\r\n[ \t]/g, "").split("\r\n");

describe("an event's file", () => {
  test("has the event's title, place and page", () => {
    const event = writeEvent({ revision: 3 });
    const said = Object.fromEntries(
      event
        .getAllProperties()
        .map(({ name, ...property }) => [
          name,
          String(Object.assign(property, { name }) && event.getFirstPropertyValue(name)),
        ]),
    );
    expect(said).toEqual({
      uid: ID,
      sequence: "3",
      dtstamp: "2026-04-02T11:00:00Z",
      "last-modified": "2026-04-02T11:00:00Z",
      created: "2026-04-01T10:00:00Z",
      dtstart: "2026-05-01T16:00:00Z",
      summary: "Knots and casting",
      location: "Mill Pond",
      description: `Two hours on the meadow.\n\nWe bring rods for all.\n\nhttps://headwaters.example/events/${ID}`,
      url: `https://headwaters.example/events/${ID}`,
      status: "CONFIRMED",
    });
  });

  test("has the properties that RFC 5545 requires, once each, with its line endings", () => {
    const file = written();
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const lines = toLines(file);
    for (const line of ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT"]) {
      expect(lines.filter((other) => other === line)).toHaveLength(1);
    }
    expect(lines).toContain("PRODID:-//Headwaters Youth Anglers//Events//EN");
    expect(lines).toContain("DTSTAMP:20260402T110000Z");
  });

  test("is the same bytes each time", () => {
    expect(written()).toBe(written());
  });
});

describe("text", () => {
  test("is escaped, and parsed to the original", () => {
    const title = 'Knots; casting, "rods" \\ nets \\n :';
    expect(toLines(written({ title }))).toContain(
      'SUMMARY:Knots\\; casting\\, "rods" \\\\ nets \\\\n :',
    );
    expect(writeEvent({ title }).getFirstPropertyValue("summary")).toBe(title);
  });

  test.for(["\r\n", "\n", "\r", "\u2028", "\u0085", "\u000b", "\u0000", "\r\n ", "\n\t"])(
    "cannot begin a line of its own: %j",
    (lineBreak) => {
      const evil = `Pond${lineBreak}END:VEVENT${lineBreak}BEGIN:VEVENT${lineBreak}ATTENDEE:mailto:a@example.org`;
      const file = written({ title: evil, location: evil, description: evil });
      const { event } = read(file);
      expect(event.getFirstProperty("attendee")).toBeNull();
      expect(
        file.split(/\r\n|[\r\n\v\u0085\u2028]/).filter((l) => l.startsWith("ATTENDEE")),
      ).toEqual([]);
      expect(event.getFirstPropertyValue("summary")).toMatch(/^Pond ?END:VEVENT ?BEGIN/);
    },
  );

  test("is folded at the length of RFC 5545, never within a character", () => {
    const title = `${"a".repeat(50)} ${"🐟🎣".repeat(40)} ${"é".repeat(90)} 水`;
    const file = written({ title, location: "川".repeat(60), description: "👩‍👧‍👦 ".repeat(100) });
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(writeEvent({ title }).getFirstPropertyValue("summary")).toBe(title);
  });

  test("of a description keeps its paragraphs and the items of its lists apart", () => {
    const description = "## To bring\n\n- boots\n- a *hat*\n\n1. Come\n2. Fish\n\n---\n\nSee\nyou!";
    expect(writeEvent({ description }).getFirstPropertyValue("description")).toMatch(
      /^To bring\.\n\nboots\na hat\n\nCome\nFish\n\nSee you!\n\nhttps:/,
    );
  });

  test("of a long description ends with an ellipsis and the page's address", () => {
    const description = "A word, and another one. ".repeat(2_000);
    const text = writeEvent({ description }).getFirstPropertyValue("description") as string;
    expect(text.length).toBeLessThan(2_100);
    expect(text).toMatch(/…\n\nhttps:\/\/headwaters\.example\/events\/[\w-]+$/);
  });

  test("with half a surrogate pair is repaired", () => {
    expect(writeEvent({ title: "Fish \ud83d" }).getFirstPropertyValue("summary")).toBe(
      "Fish \ufffd",
    );
  });
});

describe("the time", () => {
  test.for([
    ["in summer", "2027-07-04T16:30:00Z", "20270704T163000Z"],
    ["in the second of the two equal hours of autumn", "2026-11-01T09:30:00Z", "20261101T093000Z"],
    ["in the year 9999", "9999-06-01T16:00:00Z", "99990601T160000Z"],
    ["in the year 1000", "1000-01-01T00:00:00Z", "10000101T000000Z"],
  ] as const)("%s is in UTC", ([, moment, utc]) => {
    expect(toLines(written({ eventDate: new Date(moment) }))).toContain(`DTSTART:${utc}`);
  });

  test("has no end when the event has none", () => {
    const event = writeEvent();
    expect(event.getFirstProperty("dtend")).toBeNull();
    expect(event.getFirstProperty("duration")).toBeNull();
  });
});

describe("the calendar feed", () => {
  test("has a name, an address and a refresh interval, and is valid without events", () => {
    const lines = toLines(calendarFeed([], site));
    expect(lines).toEqual(
      expect.arrayContaining([
        "NAME:Headwaters Youth Anglers: events",
        "X-WR-CALNAME:Headwaters Youth Anglers: events",
        "X-WR-TIMEZONE:America/Los_Angeles",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
        "URL:https://headwaters.example/events",
      ]),
    );
    expect(lines).not.toContain("BEGIN:VEVENT");
  });

  test("has every event", () => {
    const ids = Array.from({ length: 300 }, (_, i) => `event-${i}`);
    const feed = calendarFeed(
      ids.map((id) => buildCalendarEvent({ id })),
      site,
    );
    const calendar = ICAL.Component.fromString(feed);
    const uids = calendar
      .getAllSubcomponents("vevent")
      .map((event) => event.getFirstPropertyValue("uid"));
    expect(uids).toEqual(ids);
  });
});
