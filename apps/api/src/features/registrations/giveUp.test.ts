import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { type Family, leo, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";
import { endUndoTime } from "../../testing/waitlist.ts";

const site = useSite();
const { publishEvent, register, countSeats, readSubjects } = useRegistrations(site);

const needs = "Nuts";

/** A full event of two seats, with a family that has both and one that waits. */
async function buildScene() {
  const event = await publishEvent({ maxParticipants: 2 });
  const [family, next] = await Promise.all([buildMember(site), buildMember(site)]);
  const participants = [{ ...mia, needs }, leo];
  const { people } = await register(family, event.path, { participants });
  const waiting = await register(next, event.path);
  const [mias, leos] = people.map(({ id }) => id) as [string, string];
  const post = (action: string, registrationIds: string[], by: Family = family) =>
    by.agent.post(`${event.path}/${action}`, {
      registrationIds,
      ...(action === "cancel" ? { undoable: true } : {}),
    });
  return { ...event, family, next, waiting, mias, leos, post };
}

const readStatuses = async ({ agent }: Family, path: string) =>
  (await agent.get(path)).json<{ status: string }[]>().map(({ status }) => status);

const readMail = (family: Family) =>
  site.prisma.mail.findFirstOrThrow({
    where: { kind: "registrationCancelled", recipient: family.account.email },
    orderBy: { id: "desc" },
  });

test("a seat that is given up can be taken back, with everything that was written with it", async () => {
  const { id, path, family, next, mias, leos, post } = await buildScene();
  const given = (await post("cancel", [mias])).json();
  expect(given).toMatchObject([{ status: "cancelled", undoUntil: expect.any(String) }]);
  // Nobody else gets the seat meanwhile.
  expect(await countSeats(id)).toEqual({ counter: 2, taken: 1 });
  const newcomer = await register(await buildMember(site), path);
  expect(newcomer.people).toMatchObject([{ status: "waiting" }]);
  expect(await readStatuses(next, path)).toEqual(["waiting"]);

  // Leo never lost his seat: taking it back changes nothing.
  const back = await post("take-back", [mias, leos]);
  expect(back.json()).toMatchObject([
    { status: "confirmed", undoUntil: null },
    { status: "confirmed", undoUntil: null },
  ]);
  await endUndoTime(site);
  expect(await countSeats(id)).toEqual({ counter: 2, taken: 2 });
  expect(await site.prisma.registration.findUniqueOrThrow({ where: { id: mias } })).toMatchObject({
    needs,
    statusBefore: null,
  });
  expect((await readSubjects(family.account.email)).join()).not.toContain("No longer");
});

test("after the minute the seat goes to the waitlist, and the mail says who still comes", async () => {
  const { id, path, family, next, mias, leos, post } = await buildScene();
  const more = { participants: [{ ...mia, firstName: "Ana" }] };
  await register(family, path, more); // by a request of its own, and on the waitlist
  await post("cancel", [mias]);
  await endUndoTime(site);
  expect(await countSeats(id)).toEqual({ counter: 2, taken: 2 });
  expect(await readStatuses(next, path)).toEqual(["offered"]);
  expect((await readMail(family)).text).toContain("Leo still comes. Ana is still on the waitlist.");
  expect(await site.prisma.registration.findUniqueOrThrow({ where: { id: mias } })).toMatchObject({
    status: "cancelled",
    needs: null,
    undoUntil: null,
    statusBefore: null,
  });
  const late = await post("take-back", [mias]);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    "It is too late to undo this: the seats have gone to the waitlist. You can sign up again.",
  ]);
  const [, , anas] = (await family.agent.get(path)).json<{ id: string }[]>();
  await post("cancel", [leos, anas?.id ?? ""]);
  await endUndoTime(site);
  expect((await readMail(family)).text).toContain("Nobody else of your family is signed up");
});

test("without a wish to undo it, the seat is free at once", async () => {
  const { path, family, next, mias } = await buildScene();
  await family.agent.post(`${path}/cancel`, { registrationIds: [mias] });
  expect(await readStatuses(next, path)).toEqual(["offered"]);
  expect((await readMail(family)).text).toContain("Leo still comes.");
});

test("a place on the waitlist and an offer can be taken back, too", async () => {
  const { path, next, waiting, mias, post } = await buildScene();
  const ids = waiting.people.map(({ id }) => id);
  await post("cancel", ids, next);
  expect(await readStatuses(next, path)).toEqual(["withdrawn"]);
  await post("take-back", ids, next);
  expect(await readStatuses(next, path)).toEqual(["waiting"]);
  await post("cancel", [mias]);
  await endUndoTime(site);
  await post("cancel", ids, next);
  await post("take-back", ids, next);
  expect(await readStatuses(next, path)).toEqual(["offered"]);
});

test("mails to people who only waited speak of the waitlist, not of seats", async () => {
  const { next, waiting, post } = await buildScene();
  const waits = await site.prisma.mail.findFirstOrThrow({
    where: { kind: "registrationWaiting", recipient: next.account.email },
  });
  expect(waits.text).toContain("Leave the waitlist");
  expect(waits.text).not.toContain("Give up one seat or all");
  await post(
    "cancel",
    waiting.people.map(({ id }) => id),
    next,
  );
  await endUndoTime(site);
  const { subject, text } = await readMail(next);
  expect(subject).toBe("No longer on the waitlist: Knots and casting");
  expect(text).toContain(
    "no longer on the waitlist. Thank you for telling us: the next family moves up.",
  );
  expect(text).not.toContain("another child");
});

test("the mailed link takes back what it gave up, and nothing else", async () => {
  const { id, path, family, mias, leos } = await buildScene();
  const { cancelToken: token } = await site.prisma.registrationParty.findFirstOrThrow({
    where: { eventId: id, userId: family.user.id },
  });
  const press = (action: string, sent = {}) =>
    new Agent(site).post(`/api/registrations/${action}`, { token, ...sent });
  await press("cancel", { registrationIds: [mias], undoable: true });
  await press("cancel", { registrationIds: [leos], undoable: true });
  expect((await press("take-back", { registrationIds: [leos] })).statusCode).toBe(200);
  expect(await readStatuses(family, path)).toEqual(["cancelled", "confirmed"]);
  expect((await press("take-back")).statusCode).toBe(200);
  expect(await readStatuses(family, path)).toEqual(["confirmed", "confirmed"]);
  const unknown = { token: "0123456789abcdef0123" };
  expect((await press("take-back", unknown)).statusCode).toBe(404);
  expect((await press("take-back", { registrationIds: [] })).statusCode).toBe(400);
});

test("nothing is taken back for strangers, people who signed up again, or a cancelled event", async () => {
  const { id, path, family, next, mias, post } = await buildScene();
  const [child] = (await family.agent.get("/api/children")).json<{ id: string }[]>();
  await post("cancel", [mias]);
  await post("take-back", [mias], next);
  expect(await readStatuses(family, path)).toEqual(["cancelled", "confirmed"]);

  const again = await register(family, path, {
    participants: [{ kind: "child", childId: child?.id }],
  });
  expect(again.status).toBe(201);
  const rejected = await post("take-back", [mias]);
  expect([rejected.statusCode, rejected.json().message]).toEqual([
    409,
    "Mia is signed up for this event already.",
  ]);

  const staff = await buildStaff(site);
  await staff.agent.post(`/api/events/${id}/cancel`, {});
  const cancelled = await post("take-back", [mias]);
  expect([cancelled.statusCode, cancelled.json().message]).toEqual([
    409,
    "This event was cancelled.",
  ]);
});

test("the seats of an account that is deleted within the minute are free", async () => {
  const { id, family, mias, post } = await buildScene();
  await post("cancel", [mias]);
  const { password: currentPassword } = family.account;
  await family.agent.post("/api/account/delete", { currentPassword });
  await endUndoTime(site);
  expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
});

test("who gives up twice takes back one, and held seats count among those of an account", async () => {
  const { id, path, family, next, mias, post } = await buildScene();
  await site.prisma.event.update({ where: { id }, data: { maxParticipants: 40 } });
  const [child] = (await family.agent.get("/api/children")).json<{ id: string }[]>();
  await post("cancel", [mias]);
  const again = { participants: [{ kind: "child", childId: child?.id }] };
  const { people } = await register(family, path, again);
  const second = people[0]?.id ?? "";
  await post("cancel", [second]);
  const both = await post("take-back", [mias, second]);
  expect([both.statusCode, both.json().message]).toEqual([
    409,
    "Mia cannot come twice. Take back one of them.",
  ]);
  expect((await post("take-back", [second])).statusCode).toBe(200);

  const many = Array.from({ length: 9 }, (_, index) => ({
    ...mia,
    firstName: `Guest ${"abcdefghi".charAt(index)}`,
  }));
  const group = await register(next, path, { participants: many });
  await post(
    "cancel",
    group.people.map((one) => one.id),
    next,
  );
  const more = await register(next, path, {
    participants: many.map((one) => ({ ...one, firstName: `${one.firstName}x` })),
  });
  expect(more.status).toBe(409);
});

test("while a seat can be taken back, its event is not hidden silently, and organizers end it", async () => {
  const { id, path, family, mias, leos, post } = await buildScene();
  const staff = await buildStaff(site);
  await post("cancel", [mias, leos]);
  await site.prisma.registration.updateMany({
    where: { eventId: id, status: "waiting" },
    data: { status: "left" },
  });
  expect((await staff.agent.post(`/api/events/${id}/unpublish`, {})).statusCode).toBe(409);
  expect((await staff.agent.send("DELETE", `/api/events/${id}`)).statusCode).toBe(409);
  const removal = await staff.agent.post(`${path}/remove`, { registrationIds: [mias] });
  expect(removal.statusCode).toBe(200);
  expect((await post("take-back", [mias])).statusCode).toBe(409);
  expect((await post("take-back", [leos])).statusCode).toBe(200);
  expect(await readStatuses(family, path)).toEqual(["cancelled", "confirmed"]);
});
