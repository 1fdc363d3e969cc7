import { createClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterAllTests, afterwards } from "@headwaters/testing/afterwards";
import { freePort } from "@headwaters/testing/freePort";
import { running } from "@headwaters/testing/process";
import { buildOpenEvent, buildSignUp } from "@headwaters/testing/registrations";
import { createMembers } from "@headwaters/testing/signedIn";
import { beforeAll, expect, test } from "vitest";

const json = { "content-type": "application/json" };
const SECRET = "a secret that both processes know";
const SEATS = 20;
const CROWD = 200;
/** Families while a process is killed. */
const SOME = 120;

interface Answer {
  id: string;
  status: string;
  ahead: number | null;
}

/** Two processes on one database. */
async function startTwo() {
  const database = await createTestDatabase();
  afterwards(database.drop);
  const start = async () => {
    const PORT = String(await freePort());
    const { child } = await running({
      PORT,
      DATABASE_URL: database.connectionString,
      SESSION_SECRET: SECRET,
      LOG_LEVEL: "warn",
      THROTTLE_FACTOR: "10000",
      MAIL_PAUSED: "true",
    });
    return { address: `http://127.0.0.1:${PORT}`, child };
  };
  const sites = await Promise.all([start(), start()]);
  const { prisma, close } = createClient(database.connectionString);
  afterwards(close);
  return { sites, prisma };
}

let started: Awaited<ReturnType<typeof startTwo>>;
beforeAll(async () => {
  started = await startTwo();
  return afterAllTests();
}, 60_000);

/** An event, and families that are signed in. */
async function crowded(size: number) {
  const { sites, prisma } = started;
  const event = await prisma.event.create({
    data: buildOpenEvent({ maxParticipants: SEATS }) as never,
  });
  const path = `/api/events/${event.id}/registrations`;
  const families = (await createMembers(prisma, SECRET, size)).map(({ cookie }) => cookie);
  const send = (site: string, cookie: string, url: string, body: unknown) =>
    fetch(site + url, { method: "POST", headers: { ...json, cookie }, body: JSON.stringify(body) });
  const seats = async () => {
    const { currentParticipants } = await prisma.event.findUniqueOrThrow({
      where: { id: event.id },
    });
    const status = { in: ["confirmed", "offered"] };
    const taken = await prisma.registration.count({ where: { eventId: event.id, status } });
    return { counter: currentParticipants, taken };
  };
  return { sites, prisma, eventId: event.id, families, path, send, seats };
}

test(`${CROWD} families at once, at two processes, for ${SEATS} seats: nobody too many, nobody lost`, async () => {
  const { sites, prisma, eventId, families, path, send, seats } = await crowded(CROWD);
  const answers = await Promise.all(
    families.map(async (cookie, index) => {
      const response = await send(sites[index % 2]?.address ?? "", cookie, path, buildSignUp());
      expect(response.status).toBe(201);
      const [mine] = (await response.json()) as [Answer];
      return mine;
    }),
  );
  expect(answers.filter(({ status }) => status === "confirmed")).toHaveLength(SEATS);
  expect(answers.filter(({ status }) => status === "waiting")).toHaveLength(CROWD - SEATS);
  expect(await seats()).toEqual({ counter: SEATS, taken: SEATS });
  // Seats and places on the waitlist are in one order: who was told first is before who was told later.
  const inOrder = await prisma.registration.findMany({
    where: { eventId },
    orderBy: { place: "asc" },
  });
  expect(inOrder.map(({ status }) => status)).toEqual([
    ...Array(SEATS).fill("confirmed"),
    ...Array(CROWD - SEATS).fill("waiting"),
  ]);
  const placeOf = new Map(inOrder.map(({ id, place }) => [id, place]));
  for (const { id, ahead } of answers) {
    if (ahead === null) continue;
    expect(placeOf.get(id)).toBe((inOrder[SEATS]?.place ?? 0) + ahead);
  }
}, 240_000);

test("signing up and cancelling, mixed, while one process is killed: the count is right, and nothing acknowledged is lost", async () => {
  const { sites, prisma, eventId, families, path, send, seats } = await crowded(SOME);
  const acknowledged = new Set<string>();
  let killed = false;
  const work = families.map(async (cookie, index) => {
    const site = sites[index % 2]?.address ?? "";
    try {
      const response = await send(site, cookie, path, {
        ...buildSignUp(),
        idempotencyKey: `family-${index}-0123456789`,
      });
      expect(response.status).toBe(201);
      const [mine] = (await response.json()) as [Answer];
      acknowledged.add(mine.id);
      if (acknowledged.size === SOME / 4) {
        killed = sites[1].child.kill("SIGKILL");
      }
      if (index % 3 === 0) {
        await send(site, cookie, `${path}/cancel`, { registrationIds: [mine.id] });
      }
    } catch (error) {
      // Only the process that was killed may leave a family without an answer.
      if (index % 2 === 0 || !killed) throw error;
    }
  });
  await Promise.all(work);
  expect(killed).toBe(true);
  // Whoever got no answer sends again, to the process that lives: one registration each.
  await Promise.all(
    families.map(async (cookie, index) => {
      const again = await send(sites[0].address, cookie, path, {
        ...buildSignUp(),
        idempotencyKey: `family-${index}-0123456789`,
      });
      expect(again.status).toBe(201);
      const [mine] = (await again.json()) as [Answer];
      acknowledged.add(mine.id);
    }),
  );
  expect(acknowledged.size).toBe(SOME);
  expect(await prisma.registration.count({ where: { eventId } })).toBe(SOME);
  const { counter, taken } = await seats();
  expect(counter).toBe(taken);
  expect(counter).toBeLessThanOrEqual(SEATS);
  // With so many waiting no seat stays free for long.
  await expect.poll(seats, { timeout: 20_000 }).toEqual({ counter: SEATS, taken: SEATS });
}, 90_000);
