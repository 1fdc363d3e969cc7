import { buildEvent } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";
import { buildWeb } from "../../../testing/web.ts";

const site = useSite({ web: buildWeb() });
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

beforeEach(async () => {
  await site.prisma.item.deleteMany();
  await site.prisma.event.deleteMany();
});

const create = (overrides: object = {}) =>
  site.prisma.event.create({ data: buildEvent(overrides) });

async function eventsIn(url: string) {
  const response = await new Agent(site).get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  return ICAL.Component.fromString(response.body)
    .getAllSubcomponents("vevent")
    .map((event) =>
      Object.fromEntries(event.getAllProperties().map((p) => [p.name, p.getFirstValue()])),
    );
}

test("an event's calendar file supports GET, conditional GET and HEAD", async () => {
  const { id } = await create({ title: "Lantern walk" });
  expect(await eventsIn(`/events/${id}.ics`)).toMatchObject([
    { uid: id, summary: "Lantern walk", url: `http://localhost:3000/events/${id}` },
  ]);
  const agent = new Agent(site);
  const head = await agent.request({ method: "HEAD", url: `/events/${id}.ics` });
  expect(head).toMatchObject({ statusCode: 200, body: "" });
  const again = await agent.request({
    method: "GET",
    url: `/events/${id}.ics`,
    headers: { "if-none-match": head.headers.etag as string },
  });
  expect(again.statusCode).toBe(304);
});

test("a draft, an unknown event and an invalid id have none", async () => {
  const draft = await create({ published: false });
  for (const [method, name] of [
    ["GET", draft.id],
    ["HEAD", draft.id],
    ["GET", "unknown"],
    ["GET", "x".repeat(64)],
  ] as const) {
    const response = await new Agent(site).request({ method, url: `/events/${name}.ics` });
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  }
  const hostile = ["%00", "a%0d%0aX-Evil:1", "..%2f..%2fetc%2fpasswd", "x".repeat(65), "é", "%zz"];
  for (const name of hostile) {
    const response = await new Agent(site).get(`/events/${name}.ics`);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  }
});

test("an event's id stays, and its revision rises with each version", async () => {
  const { id } = await create();
  expect(await eventsIn(`/events/${id}.ics`)).toMatchObject([{ uid: id, sequence: 0 }]);
  for (const version of [2, 5]) {
    await site.prisma.item.upsert({
      where: { kind_id: { kind: "events", id } },
      create: { kind: "events", id, version },
      update: { version },
    });
    await site.prisma.event.update({ where: { id }, data: { location: `Pond ${version}` } });
    await expect
      .poll(() => eventsIn(`/events/${id}.ics`))
      .toMatchObject([{ uid: id, sequence: version - 1, location: `Pond ${version}` }]);
  }
});

test("the calendar has recent and coming published events, the soonest first", async () => {
  for (const [title, days] of [
    ["in a year", 365],
    ["long over", -92],
    ["tomorrow", 1],
    ["over", -88],
  ] as const) {
    await create({ title, eventDate: inDays(days) });
  }
  await create({ title: "draft", published: false });
  await expect
    .poll(async () => (await eventsIn("/events.ics")).map(({ summary }) => summary))
    .toEqual(["over", "tomorrow", "in a year"]);
});

test("the calendar ends at its limit", async () => {
  await site.prisma.event.createMany({
    data: Array.from({ length: 510 }, (_, i) => buildEvent({ eventDate: inDays(i + 1) })),
  });
  await expect.poll(async () => (await eventsIn("/events.ics")).length).toBe(500);
});
