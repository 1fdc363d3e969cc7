import { buildEvent } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useSite } from "../../../testing/site.ts";
import { EXPIRE_EVENT_PAGES, eventTimesJob, findEventTimes } from "./eventTimes.ts";

const site = useSite();
let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({
    connectionString: site.connectionString,
    onConnect: (client) => client.query("SET TIME ZONE 'UTC'").then(() => {}),
  });
});
afterAll(() => pool.end());
beforeEach(() => site.prisma.event.deleteMany());

const publish = (times: object) => site.prisma.event.create({ data: buildEvent(times) });
const at = (moments: { at: Date }[]) => moments.map((moment) => moment.at.toISOString());

test("pages expire when an event begins and when registration closes", async () => {
  await publish({ eventDate: "2026-05-02T17:00:30Z" });
  await publish({
    eventDate: "2026-05-09T17:00:00Z",
    registrationDeadline: "2026-05-02T16:59:00Z",
  });
  await publish({ eventDate: "2026-05-02T17:00:10Z", published: false });
  expect(await findEventTimes(pool, new Date("2026-05-02T17:00:00Z"))).toEqual([
    { at: new Date("2026-05-02T16:59:00Z"), isDue: true },
    { at: new Date("2026-05-02T17:00:30Z"), isDue: false },
  ]);
});

test.each(["2026-05-02T06:59:50Z", "2026-05-02T07:00:05Z"])(
  "pages expire when a day begins in the organization's time zone, seen at %s",
  async (now) => {
    expect(at(await findEventTimes(pool, new Date(now)))).toEqual(["2026-05-02T07:00:00.000Z"]);
    expect(await findEventTimes(pool, new Date("2026-05-02T00:00:00Z"))).toEqual([]);
  },
);

test("a run notifies all processes of passed moments, and schedules one at each to come", async () => {
  const scheduleJob = vi.fn(async () => {});
  const told: string[] = [];
  const listener = await pool.connect();
  listener.on("notification", ({ payload = "" }) => told.push(payload));
  await listener.query("LISTEN headwaters_changes");
  const eventDate = new Date(Date.now() + 40_000);
  await publish({ eventDate });
  told.length = 0;
  await eventTimesJob.run({ pool, scheduleJob });
  expect(scheduleJob).toHaveBeenCalledExactlyOnceWith(EXPIRE_EVENT_PAGES, { at: eventDate });
  await site.prisma.event.updateMany({ data: { eventDate: new Date(Date.now() - 5_000) } });
  told.length = 0;
  await eventTimesJob.run({ pool, scheduleJob });
  await expect.poll(() => told).toEqual(expect.arrayContaining(["events", "calendar"]));
  listener.release(true);
});

test("a cached list stops offering registration at the deadline, though no row changes", async () => {
  const registrationDeadline = new Date(Date.now() + 60 * 60 * 1000);
  const { id } = await publish({ registrationDeadline });
  const readState = async () => {
    const input = encodeURIComponent(JSON.stringify({ json: {} }));
    const response = await new Agent(site).get(`/trpc/events.cards?input=${input}`);
    const { items } = response.json().result.data.json;
    return items.find((card: { id: string }) => card.id === id).registrationState;
  };
  expect(await readState()).toBe("notOpen");
  // The deadline passes: without triggers the cache does not learn of the row.
  await site.prisma.$transaction([
    site.prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
    site.prisma
      .$executeRaw`UPDATE events SET "registrationDeadline" = now() AT TIME ZONE 'UTC' - interval '5 seconds'`,
  ]);
  expect(await readState()).toBe("notOpen");
  await eventTimesJob.run({ pool, scheduleJob: async () => {} });
  await expect.poll(readState).toBe("closed");
});
