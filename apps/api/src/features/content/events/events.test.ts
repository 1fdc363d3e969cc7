import { organization } from "@headwaters/contracts";
import { buildEvent } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { startOfDay } from "../../../platform/time/days.ts";
import { contentDeps } from "../../../testing/content.ts";
import { useSite } from "../../../testing/site.ts";
import { eventsService } from "./events.ts";

const site = useSite();
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

async function titles(query = "") {
  const response = await new Agent(site).get(`/api/events${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ title: string }[]>().map(({ title }) => title);
}

beforeEach(() => site.prisma.event.deleteMany());

describe("the list of events", () => {
  test("returns every field, dates as ISO text", async () => {
    const registrationDeadline = inDays(0.5);
    const event = buildEvent({
      imageUrl: "/pictures/a-960.webp",
      maxParticipants: 20,
      registrationDeadline,
    });
    const { id } = await site.prisma.event.create({ data: event });
    const response = await new Agent(site).get("/api/events");
    expect(response.json()).toEqual([
      {
        ...event,
        id,
        eventDate: event.eventDate.toISOString(),
        registrationDeadline: registrationDeadline.toISOString(),
        currentParticipants: 0,
        authorId: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  test("has the soonest first, without drafts", async () => {
    for (const [title, days] of [
      ["third", 30],
      ["first", 1],
      ["second", 7],
    ] as const) {
      await site.prisma.event.create({ data: buildEvent({ title, eventDate: inDays(days) }) });
    }
    await site.prisma.event.create({ data: buildEvent({ title: "draft", published: false }) });
    expect(await titles()).toEqual(["first", "second", "third"]);
  });

  test("begins with today in the organization's time zone, or with a given day", async () => {
    const today = startOfDay(organization.timeZone);
    const events = [
      ["yesterday", new Date(+today - 1)],
      ["this morning", today],
      ["tomorrow", new Date(+today + DAY + HOUR)],
    ] as const;
    for (const [title, eventDate] of events) {
      await site.prisma.event.create({ data: buildEvent({ title, eventDate }) });
    }
    expect(await titles()).toEqual(["this morning", "tomorrow"]);
    expect(await titles("?from=2020-01-01")).toEqual(["yesterday", "this morning", "tomorrow"]);
    expect(await titles("?from=2099-12-31")).toEqual([]);
  });

  test("is paged without gaps and duplicates, even among events of the same moment", async () => {
    const eventDate = inDays(3);
    for (let i = 0; i < 5; i++) {
      await site.prisma.event.create({ data: buildEvent({ title: `same ${i}`, eventDate }) });
    }
    await site.prisma.event.create({ data: buildEvent({ title: "before", eventDate: inDays(2) }) });
    await site.prisma.event.create({ data: buildEvent({ title: "after", eventDate: inDays(4) }) });
    const service = eventsService(contentDeps(site.prisma));
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await service.cards({ limit: 2, cursor });
      seen.push(...page.items.map(({ title }) => title));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect([seen.at(0), seen.at(-1)]).toEqual(["before", "after"]);
  });

  test.each([
    ["?limit=0", "Limit must be at least 1"],
    ["?limit=101", "Limit must be at most 100"],
    ["?limit=many", "Limit must be a whole number"],
    ["?from=yesterday", "From must be a day such as 2026-05-01"],
    ["?from=2026-02-30", "From must be a day such as 2026-05-01"],
    ["?from=0000-01-01", "From must be a day of our time"],
    ["?from=9999-12-31", "From must be a day of our time"],
    ["?cursor=a%00b", "Cursor is not valid"],
  ])("refuses %s", async (query, message) => {
    const response = await new Agent(site).get(`/api/events${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  test("has cards that shorten the description, without its Markdown", async () => {
    const description = `## A day\n${"casting ".repeat(40)}`;
    await site.prisma.event.create({ data: buildEvent({ description }) });
    const { items } = await eventsService(contentDeps(site.prisma)).cards({ limit: 1 });
    expect(items[0]?.preview).toBe(`A day. ${"casting ".repeat(14).trimEnd()}…`);
  });
});

describe("one event", () => {
  test("is found by its id, also when it is over", async () => {
    const { id } = await site.prisma.event.create({ data: buildEvent({ eventDate: inDays(-40) }) });
    const response = await new Agent(site).get(`/api/events/${id}`);
    expect(response.json()).toMatchObject({ id, title: "Knots and casting" });
    expect((await eventsService(contentDeps(site.prisma)).page(id)).isPast).toBe(true);
  });

  test("is not over on its day, whatever the hour", async () => {
    const eventDate = startOfDay(organization.timeZone);
    const { id } = await site.prisma.event.create({ data: buildEvent({ eventDate }) });
    const { isPast, html } = await eventsService(contentDeps(site.prisma)).page(id);
    expect(isPast).toBe(false);
    expect(html).toBe("<p>Two hours on the <strong>meadow</strong>, with rods to borrow.</p>");
  });

  test.each(["01890000-0000-7000-8000-000000000000", "no-such-event"])(
    "%s is a 404",
    async (id) => {
      const response = await new Agent(site).get(`/api/events/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        code: "NOT_FOUND",
        message: "This event is no longer here.",
      });
    },
  );

  test("a draft is a 404", async () => {
    const { id } = await site.prisma.event.create({ data: buildEvent({ published: false }) });
    expect((await new Agent(site).get(`/api/events/${id}`)).statusCode).toBe(404);
  });
});
