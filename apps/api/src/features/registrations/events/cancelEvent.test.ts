import {
  buildLeader,
  buildMember,
  buildStaff,
  buildUnconfirmedMember,
} from "@headwaters/testing/people/accounts";
import { leo, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test } from "vitest";
import { UNCONFIRMED_PER_DAY } from "../../../platform/mail/delivery/policies.ts";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register } = useRegistrations(site);

interface Listed {
  firstName: string;
  status: string;
  guardianPhone: string | null;
  cancellation: { mailStatus: string | null; mailAt: string | null } | null;
}

test("a cancelled event keeps its roster, with the state of each family's mail", async () => {
  const [author, one, two, early, staff] = await Promise.all([
    buildLeader(site),
    buildMember(site),
    buildMember(site),
    buildMember(site),
    buildStaff(site),
  ]);
  const { id, path } = await publishEvent({ authorId: author.user.id, maxParticipants: 2 });
  const readRoster = async (agent: Agent) => (await agent.get(`${path}/roster`)).json();
  expect(await readRoster(author.agent)).toMatchObject({ hadFamilies: false });
  const { people } = await register(early, path, { participants: [{ ...mia, firstName: "Ana" }] });
  await early.agent.post(`${path}/cancel`, { registrationIds: people.map((one) => one.id) });
  expect(await readRoster(author.agent)).toMatchObject({ entries: [], hadFamilies: true });
  await register(one, path, { participants: [mia] });
  const added = { participants: [{ firstName: "Noa", birthYear: null }] };
  expect((await staff.agent.post(`${path}/add`, added)).statusCode).toBe(201);
  await register(two, path, { participants: [leo] });

  expect((await author.agent.post(`/api/events/${id}/cancel`, {})).statusCode).toBe(200);
  const where = { kind: "eventCancelled", recipient: one.account.email };
  const readSent = async (agent: Agent) => {
    const { entries } = (await readRoster(agent)) as { entries: Listed[] };
    return entries.map(({ firstName, status, cancellation }) => [
      firstName,
      status,
      cancellation?.mailStatus,
    ]);
  };
  const told = (mias: string) => [
    ["Leo", "withdrawn", "sent"],
    ["Mia", "cancelled", mias],
    ["Noa", "cancelled", null],
  ];
  const sorted = async (agent: Agent) => (await readSent(agent)).toSorted();
  await expect.poll(() => sorted(author.agent)).toEqual(told("sent"));
  // Ana cancelled earlier, so only staff see her.
  expect(await sorted(staff.agent)).toEqual([["Ana", "cancelled", undefined], ...told("sent")]);

  await site.prisma.mail.updateMany({ where, data: { status: "failed" } });
  expect(await sorted(author.agent)).toEqual(told("failed"));
  // Retention deletes the mails before the list.
  await site.prisma.mail.deleteMany({ where: { kind: "eventCancelled" } });
  expect(await sorted(author.agent)).toEqual(told("failed"));
  const { entries } = (await readRoster(author.agent)) as { entries: Listed[] };
  expect(entries.find(({ firstName }) => firstName === "Mia")).toMatchObject({
    guardianPhone: "(555) 010-0199",
    cancellation: { mailAt: expect.any(String) },
  });
  const file = (await author.agent.get(`${path}/roster.csv`)).body;
  expect(file).toMatch(/Mia,.*,Failed,/);
  expect(file).not.toContain("Ana,");
});

test("while a group waits for its seats, the event's page has no seat for newcomers", async () => {
  const { id, path } = await publishEvent({ maxParticipants: 2 });
  const [one, group] = await Promise.all([buildMember(site), buildMember(site)]);
  await register(one, path, { participants: [mia] });
  const registration = async () =>
    (
      await new Agent(site).get(
        `/trpc/events.page?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`,
      )
    ).json().result.data.json.registration;
  expect(await registration()).toMatchObject({ state: "few", seatsLeft: 1 });
  const { people } = await register(group, path, { participants: [mia, leo], together: true });
  expect(people).toMatchObject([
    { status: "waiting", ahead: 0 },
    { status: "waiting", ahead: 1 },
  ]);
  expect(await registration()).toMatchObject({ state: "full", seatsLeft: 0 });
  const staff = await buildStaff(site);
  const { entries } = (await staff.agent.get(`${path}/roster`)).json();
  const places = entries.map(
    ({ firstName, place }: { firstName: string; place: number | null }) => [firstName, place],
  );
  expect(places).toEqual([
    ["Mia", null],
    ["Mia", 1],
    ["Leo", 2],
  ]);
  await group.agent.post(`${path}/cancel`, { registrationIds: people.map(({ id }) => id) });
  expect(await registration()).toMatchObject({ state: "few", seatsLeft: 1 });
});

test("families whose address is unconfirmed are told that a seat is lost, within limits", async () => {
  const [family, staff] = [await buildUnconfirmedMember(site), await buildStaff(site)];
  const kinds = ["registrationCancelled", "eventChanged", "eventCancelled", "eventReminder"];
  const mailed = async () => {
    const recipient = family.account.email;
    const mails = await site.prisma.mail.findMany({ where: { recipient, kind: { in: kinds } } });
    return mails.map(({ kind }) => kind).sort();
  };
  for (let round = 0; round < 5; round += 1) {
    const { id, path } = await publishEvent();
    const { people } = await register(family, path, { participants: [mia, leo] });
    const registrationIds = [people[0]?.id];
    expect((await family.agent.post(`${path}/cancel`, { registrationIds })).statusCode).toBe(200);
    expect((await staff.agent.post(`/api/events/${id}/cancel`, {})).statusCode).toBe(200);
    if (round === 0) expect(await mailed()).toEqual(["eventCancelled", "registrationCancelled"]);
  }
  expect(await mailed()).toEqual([
    ...Array(UNCONFIRMED_PER_DAY).fill("eventCancelled"),
    ...Array(UNCONFIRMED_PER_DAY).fill("registrationCancelled"),
  ]);
});
