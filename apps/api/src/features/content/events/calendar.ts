import {
  type CalendarEvent,
  organization,
  plainText,
  shorten,
  type WebServer,
} from "@headwaters/contracts";
import type { EventsService } from "@headwaters/contracts/router";
import type { FastifyPluginAsync } from "fastify";
import ICAL from "ical.js";
import { absoluteUrl } from "../../../platform/http/urls/absoluteUrl.ts";

interface CalendarSite {
  publicUrl: string;
  eventPath: (id: string) => string;
}

const PRODUCT = `-//${organization.name}//Events//EN`;
const REFRESH = "PT1H";
/** Maximum characters of a description; the event's page has the rest. */
const DESCRIPTION_LENGTH = 2_000;

// RFC 5545 allows 75 octets (3.1); ical.js does not count the space that begins a folded line.
ICAL.foldLength = 74;

/** Times are in UTC: calendar programs show them in their own time zone. */
const toTime = (date: Date) => ICAL.Time.fromJSDate(date, true);

// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 has no way to write them
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Normalizes line breaks and removes control characters. */
const readable = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(CONTROL_CHARACTERS, "");

const inOneLine = (text: string) => readable(text).replace(/\s+/g, " ").trim();

/** Escapes a text by RFC 5545 (3.3.11), for properties that ical.js does not know as text. */
const escaped = (text: string) => inOneLine(text).replace(/[\\;,]/g, "\\$&");

const BLANK_LINE = /\n[ \t]*\n/;
const LIST_ITEM = /\n(?=[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])/;

/** Converts parts of a Markdown text to plain text, and drops those that are empty then. */
function plainParts(markdown: string, separator: RegExp, toText: (part: string) => string) {
  return markdown
    .split(separator)
    .map(toText)
    .filter((part) => part !== "");
}

/** Converts Markdown to paragraphs of plain text, with a line for each list item. */
function paragraphs(markdown: string): string {
  const toLines = (block: string) => plainParts(block, LIST_ITEM, plainText).join("\n");
  const beginning = readable(markdown.slice(0, DESCRIPTION_LENGTH));
  return plainParts(beginning, BLANK_LINE, toLines).join("\n\n");
}

function describeEvent({ description }: CalendarEvent, page: string): string {
  const text = paragraphs(description);
  const words = description.length > DESCRIPTION_LENGTH ? shorten(text, text.length - 1) : text;
  return [words, page].filter((part) => part !== "").join("\n\n");
}

function eventComponent(event: CalendarEvent, { publicUrl, eventPath }: CalendarSite) {
  const page = absoluteUrl(eventPath(event.id), publicUrl);
  const component = new ICAL.Component("vevent");
  // The id without the site's host (RFC 7986, 5.3), so that it stays the same when the site moves.
  component.addPropertyWithValue("uid", event.id);
  component.addPropertyWithValue("sequence", event.revision);
  // Without METHOD, both properties mean the time of the event's last revision.
  component.addPropertyWithValue("dtstamp", toTime(event.updatedAt));
  component.addPropertyWithValue("last-modified", toTime(event.updatedAt));
  component.addPropertyWithValue("created", toTime(event.createdAt));
  // No DTEND: events have no end in the specification, and parents would take a guess as the pick-up
  // time.
  component.addPropertyWithValue("dtstart", toTime(event.eventDate));
  component.addPropertyWithValue("summary", inOneLine(event.title));
  component.addPropertyWithValue("location", inOneLine(event.location));
  component.addPropertyWithValue("description", describeEvent(event, page));
  component.addPropertyWithValue("url", page);
  component.addPropertyWithValue("status", event.isCancelled ? "CANCELLED" : "CONFIRMED");
  return component;
}

function createCalendar(events: readonly CalendarEvent[], site: CalendarSite): ICAL.Component {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", escaped(PRODUCT));
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  for (const event of events) calendar.addSubcomponent(eventComponent(event, site));
  return calendar;
}

const toFile = (calendar: ICAL.Component) => `${calendar.toString()}\r\n`;

/** Builds the file of one event, served as /events/<id>.ics. */
export function eventFile(event: CalendarEvent, site: CalendarSite): string {
  return toFile(createCalendar([event], site));
}

/** Builds the calendar for subscriptions, served as /events.ics. */
export function calendarFeed(events: readonly CalendarEvent[], site: CalendarSite): string {
  const calendar = createCalendar(events, site);
  const name = escaped(`${organization.name}: events`);
  calendar.addPropertyWithValue("name", name);
  calendar.addPropertyWithValue("x-wr-calname", name);
  calendar.addPropertyWithValue("x-wr-timezone", organization.timeZone);
  calendar.addPropertyWithValue("refresh-interval", ICAL.Duration.fromString(REFRESH));
  calendar.addPropertyWithValue("x-published-ttl", REFRESH);
  calendar.addPropertyWithValue("url", absoluteUrl("/events", site.publicUrl));
  return toFile(calendar);
}

const CALENDAR = "text/calendar; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const NO_EVENT = "This event is no longer here.\n";

const tags: ReadonlySet<string> = new Set(["events"]);

/** Serves calendar files: one event, and a subscription to all. */
export const calendars: FastifyPluginAsync<{
  web: Pick<WebServer, "contentPaths">;
  events: EventsService;
  publicUrl: string;
}> = async (app, { web, events, publicUrl }) => {
  const site = { publicUrl, eventPath: web.contentPaths.events };

  app.get("/events.ics", async (_request, reply) =>
    reply.sendCached("/events.ics", async () => {
      const body = calendarFeed(await events.calendar(), site);
      return { status: 200, type: CALENDAR, body, tags, cacheable: true };
    }),
  );

  app.get<{ Params: { id: string } }>("/events/:id(^[\\w-]{1,64}).ics", async (request, reply) => {
    const { id } = request.params;
    return reply.sendCached(`/events/${id}.ics`, async () => {
      const event = await events.calendarEvent(id);
      return event
        ? { status: 200, type: CALENDAR, body: eventFile(event, site), tags, cacheable: true }
        : { status: 404, type: TEXT, body: NO_EVENT, tags, cacheable: false };
    });
  });
};
