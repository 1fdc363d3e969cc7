import type { CheckIn, NotedCheckIn, Roster } from "@headwaters/contracts";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { useRegistrations } from "@headwaters/testing/people/registrations";
import { expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register } = useRegistrations(site);

const MINUTE = 60_000;
/** Made so many minutes ago, by somebody who had seen these values. */
const made = (minutes: number, ...seen: (string | null)[]) => ({ ageMs: minutes * MINUTE, seen });

/** An event with Mia, and two who check in at it: its author Ana, and Ben of the staff. */
async function buildScene() {
  const ana = await buildLeader(site, { firstName: "Ana" });
  const ben = await buildStaff(site, { firstName: "Ben" });
  const { path } = await publishEvent({ authorId: ana.user.id });
  const { people } = await register(await buildMember(site), path);
  const send = async ({ agent }: Pick<typeof ana, "agent">, sent: Partial<CheckIn>) => {
    const body = { registrationId: people[0]?.id, ...sent };
    const response = await agent.post(`${path}/check-in`, body);
    return { status: response.statusCode, ...(response.json() as NotedCheckIn) };
  };
  const roster = async () => ((await ana.agent.get(`${path}/roster`)).json() as Roster).entries[0];
  const log = async () =>
    (await ben.agent.get("/api/staff/log?action=registrations.checkedIn"))
      .json()
      .items.map((entry: { details: object }) => entry.details);
  return { ana, ben, send, roster, log };
}

test("attendance and the person who picked a child up are recorded, and others are rejected", async () => {
  const { ana, send, roster, log } = await buildScene();
  const sent = { attendance: "arrived", pickedUpBy: "Leo" } as const;
  expect(await send(ana, sent)).toMatchObject({ status: 200, ...sent, conflicts: [] });
  expect(await roster()).toMatchObject(sent);
  // Fields missing in the request stay unchanged.
  await send(ana, { attendance: "no-show" });
  expect(await roster()).toMatchObject({ attendance: "no-show", pickedUpBy: "Leo", conflicts: [] });
  const [newest, first] = await log();
  expect(newest).toEqual({ registration: "Mia", attendance: "no-show" });
  expect(first).toEqual({ registration: "Mia", attendance: "arrived", pickedUp: true });
  const wrong = [
    { attendance: "asleep" },
    { attendance: "arrived", made: { attendance: made(-5, null) } },
    { attendance: "arrived", made: { attendance: { ageMs: 0, seen: [] } } },
    { attendance: "arrived", made: { attendance: { ageMs: 0, seen: ["\ud800"] } } },
    { attendance: "arrived", made: { attendance: made(60 * 24 * 31, null) } },
  ];
  for (const input of wrong) expect((await send(ana, input as CheckIn)).status).toBe(400);
});

test("an older check-in that arrives late replaces no newer one, and both are shown and logged", async () => {
  const { ana, ben, send, roster, log } = await buildScene();
  await send(ben, { attendance: "no-show", made: { attendance: made(5, null) } });
  const response = await send(ana, { attendance: "arrived", made: { attendance: made(15, null) } });
  const conflict = {
    field: "attendance",
    older: { value: "arrived", by: "Ana" },
    newer: { value: "no-show", by: "Ben" },
  };
  expect(response).toMatchObject({ status: 200, attendance: "no-show", conflicts: [conflict] });
  expect(await roster()).toMatchObject({ attendance: "no-show", conflicts: [conflict] });
  const [late, earlier] = await log();
  expect(late).toEqual({ registration: "Mia", attendance: "arrived", isLate: true });
  expect(earlier).toEqual({ registration: "Mia", attendance: "no-show" });

  // Somebody who has seen both decides.
  await send(ana, { attendance: "no-show", made: { attendance: made(0, "no-show", "arrived") } });
  expect(await roster()).toMatchObject({ attendance: "no-show", conflicts: [] });
});

test("a newer check-in counts, and is in conflict with one that its maker had not seen", async () => {
  const { ana, ben, send, roster } = await buildScene();
  await send(ben, { attendance: "arrived" });
  await send(ben, { pickedUpBy: "Grandma", made: { pickedUpBy: made(9, null) } });
  await send(ana, { pickedUpBy: "Uncle Joe", made: { pickedUpBy: made(3, null) } });
  const conflict = {
    field: "pickedUpBy",
    older: { value: "Grandma", by: "Ben" },
    newer: { value: "Uncle Joe", by: "Ana" },
  };
  expect(await roster()).toMatchObject({ pickedUpBy: "Uncle Joe", conflicts: [conflict] });
  await send(ben, { pickedUpBy: "Grandma" });
  expect(await roster()).toMatchObject({ pickedUpBy: "Grandma", conflicts: [] });
});

test("a repeated check-in, an equal one and one upon own taps are no conflict", async () => {
  const { ana, ben, send, roster } = await buildScene();
  const tap = { attendance: "arrived", made: { attendance: made(8, null) } } as const;
  await send(ana, tap);
  await send(ana, tap);
  await send(ben, { attendance: "arrived", made: { attendance: made(7, null) } });
  expect(await roster()).toMatchObject({ attendance: "arrived", conflicts: [] });
  // The phone sent "arrived", never heard the response, and sends the next tap.
  await send(ana, { attendance: "no-show", made: { attendance: made(2, null, "arrived") } });
  expect(await roster()).toMatchObject({ attendance: "no-show", conflicts: [] });
});

test("a check-in that nobody has seen stays in conflict when the newer device notes twice", async () => {
  const { ana, ben, send, roster } = await buildScene();
  await send(ben, { pickedUpBy: "Dad", made: { pickedUpBy: made(5, null) } });
  await send(ben, { pickedUpBy: "Dad Joe", made: { pickedUpBy: made(4, null, "Dad") } });
  await send(ana, { pickedUpBy: "Grandma", made: { pickedUpBy: made(9, null) } });
  const conflict = { older: { value: "Grandma" }, newer: { value: "Dad Joe" } };
  expect(await roster()).toMatchObject({ pickedUpBy: "Dad Joe", conflicts: [conflict] });
  await send(ben, { pickedUpBy: "Dad Joe" });
  expect(await roster()).toMatchObject({ conflicts: [] });
});

test("noting the pick-up leaves an arrival alone that an earlier version noted", async () => {
  const { ana, send } = await buildScene();
  await site.prisma.registration.updateMany({ data: { attendance: "arrived" } });
  expect(await send(ana, { pickedUpBy: "Dad" })).toMatchObject({
    attendance: "arrived",
    pickedUpBy: "Dad",
  });
  expect(await send(ana, { pickedUpBy: "\u200b" })).toMatchObject({ pickedUpBy: null });
});

test("many notes of one field do not hide the newest of the other", async () => {
  const { ana, send } = await buildScene();
  await send(ana, { pickedUpBy: "Dad", made: { pickedUpBy: made(5, null) } });
  const { id: registrationId } = await site.prisma.registration.findFirstOrThrow({
    where: { pickedUpBy: "Dad" },
  });
  const note = { registrationId, field: "attendance", value: "arrived", madeAt: new Date() };
  await site.prisma.checkIn.createMany({ data: Array(50).fill(note) });
  const late = await send(ana, { pickedUpBy: "Mum", made: { pickedUpBy: made(9, null) } });
  expect(late).toMatchObject({ pickedUpBy: "Dad" });
});

test("the taps of one device keep their order, whatever time their requests take", async () => {
  const { ana, ben, send, roster } = await buildScene();
  const seconds = (age: number, after: string | undefined, ...seen: (string | null)[]) => ({
    attendance: { ageMs: age * 1_000, seen, ...(after ? { after } : {}) },
  });
  const { ids } = await send(ana, { attendance: "arrived", made: seconds(60, undefined, null) });
  // The request of the first tap took three seconds, so it seems to be the later one.
  const made = seconds(63, ids.attendance, null, "arrived");
  await send(ana, { attendance: "no-show", made });
  expect(await roster()).toMatchObject({ attendance: "no-show", conflicts: [] });

  // It is no later than that: what another device noted since stays.
  await send(ben, { attendance: "arrived" });
  const second = await send(ana, { attendance: "no-show", made });
  expect(second).toMatchObject({ attendance: "arrived" });
});
