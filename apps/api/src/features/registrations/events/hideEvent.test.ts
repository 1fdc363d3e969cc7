import { FAMILY_NOTE_MAX } from "@headwaters/contracts";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { type Family, leo, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register } = useRegistrations(site);

const familyNote = "The dam is being repaired.\nWe look for another pond, and write by Friday.";
const REFUSAL =
  "2 people are signed up for this event. Cancel it, or write a sentence to the families to hide it.";

/** An event of one seat, with a family that has it and one that waits. */
async function buildScene() {
  const event = await publishEvent({ maxParticipants: 1 });
  const [seated, waiting, staff] = await Promise.all([
    buildMember(site),
    buildMember(site),
    buildStaff(site),
  ]);
  await register(seated, event.path);
  await register(waiting, event.path, { participants: [leo] });
  const unpublish = (sent: object = {}) =>
    staff.agent.post(`/api/events/${event.id}/unpublish`, sent);
  return { ...event, seated, waiting, staff, unpublish };
}

const readMine = async ({ agent }: Family) => (await agent.get("/api/registrations")).json();
const isPublic = async (id: string) =>
  (await new Agent(site).get(`/api/events/${id}`)).statusCode === 200;

test("staff hide an event with a sentence, which all its families get and see", async () => {
  const { id, seated, waiting, unpublish } = await buildScene();
  expect(await readMine(seated)).toMatchObject([
    { event: { isPublished: true, hiddenNote: null } },
  ]);
  expect((await unpublish({ familyNote })).statusCode).toBe(200);
  expect(await isPublic(id)).toBe(false);
  for (const family of [seated, waiting]) {
    expect(await readMine(family)).toMatchObject([
      { event: { isPublished: false, hiddenNote: familyNote } },
    ]);
    const where = { kind: "eventHidden", recipient: family.account.email };
    const mail = await site.prisma.mail.findFirstOrThrow({ where });
    for (const line of familyNote.split("\n")) expect(mail.text).toContain(line);
    expect(mail.text).not.toContain(`/events/${id}`);
  }
  const logged = { action: "registrations.eventHidden", subjectId: id };
  expect(await site.prisma.staffAction.findFirstOrThrow({ where: logged })).toMatchObject({
    details: { people: 2 },
  });
});

test("without the sentence nothing changes, by any call that hides or deletes it", async () => {
  const { id, seated, waiting, staff, unpublish } = await buildScene();
  for (const sent of [{}, { familyNote: null }, { familyNote: " \n " }]) {
    const rejected = await unpublish(sent);
    expect([rejected.statusCode, rejected.json().message]).toEqual([409, REFUSAL]);
  }
  const { fields, version } = (await staff.agent.get(`/api/events/${id}/edit`)).json();
  const draft = { ...fields, version, published: false };
  const saved = await staff.agent.send("PUT", `/api/events/${id}`, draft);
  expect([saved.statusCode, saved.json().message]).toEqual([409, REFUSAL]);
  const deleted = await staff.agent.send("DELETE", `/api/events/${id}`);
  expect(deleted.statusCode).toBe(409);
  const long = await unpublish({ familyNote: "x".repeat(FAMILY_NOTE_MAX + 1) });
  expect([long.statusCode, long.json().message]).toEqual([
    400,
    "Sentence to the families must be at most 1,000 characters",
  ]);
  expect(await isPublic(id)).toBe(true);
  expect((await staff.agent.get(`/api/events/${id}/edit`)).json()).toMatchObject({ version });
  for (const family of [seated, waiting]) {
    const kinds = (await findMails(site, family.account.email)).map(({ kind }) => kind);
    expect(kinds).not.toContain("eventHidden");
    expect(await readMine(family)).toMatchObject([{ event: { hiddenNote: null } }]);
  }
});

test("the sentence is gone once the event is published again", async () => {
  const { id, seated, staff, unpublish } = await buildScene();
  const { fields, version } = (await unpublish({ familyNote })).json();
  const again = { ...fields, version, published: true };
  expect((await staff.agent.send("PUT", `/api/events/${id}`, again)).statusCode).toBe(200);
  expect(await readMine(seated)).toMatchObject([
    { event: { isPublished: true, hiddenNote: null } },
  ]);
});

test("events that nobody is signed up for are hidden and deleted as before", async () => {
  const staff = await buildStaff(site);
  const { id } = await publishEvent();
  expect((await staff.agent.post(`/api/events/${id}/unpublish`)).statusCode).toBe(200);
  expect((await staff.agent.send("DELETE", `/api/events/${id}`)).statusCode).toBe(200);
});
