import { buildMember } from "@headwaters/testing/people/accounts";
import { type Family, useRegistrations } from "@headwaters/testing/people/registrations";
import { expect, test } from "vitest";
import { countStatements } from "../../testing/measuring/statements.ts";
import { useSite } from "../../testing/site.ts";

const site = useSite();
const { publishEvent, register, countSeats } = useRegistrations(site);

const families = (count: number) =>
  Promise.all(Array.from({ length: count }, () => buildMember(site)));

const LOCK = /FROM events e WHERE id = \$\d+ FOR UPDATE/;

/** Registers, and returns the statements from the event's lock, which is the first, to the commit. */
async function statementsUnderLock(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await countStatements(work, { including: "INTO registrations" });
  return statements.slice(statements.findIndex((text) => LOCK.test(text)));
}

/** Counts the registrations that are being made and have come as far as the service. */
async function countArrived(): Promise<number> {
  const [{ arrived }] = await site.prisma.$queryRaw<[{ arrived: number }]>`
    SELECT count(*)::int AS arrived FROM throttles WHERE key LIKE 'registration:account:%'`;
  return arrived;
}

// While the event is locked, every other family waits: a statement more makes all of them wait longer.
test("a registration makes few round trips while its event is locked", async () => {
  const author = await buildMember(site);
  const { path } = await publishEvent({ maxParticipants: 2, authorId: author.user.id });
  const [first, second, third] = (await families(3)) as [Family, Family, Family];
  await register(first, path); // records the facts that are announced
  const seated = await statementsUnderLock(() => register(second, path));
  const waiting = await statementsUnderLock(() => register(third, path));
  expect([seated.length, waiting.length]).toEqual([14, 13]);
});

test("families that wait for the event's lock register in one transaction, and a rejected one affects no other", async () => {
  const organizer = await buildMember(site);
  const { id, path } = await publishEvent({ maxParticipants: 5, authorId: organizer.user.id });
  const { id: webhookId } = await site.prisma.webhook.create({
    data: { url: "http://127.0.0.1:9", secret: "whsec_", types: ["registration.created"] },
  });
  const members = await families(12);
  const unknownChild = { participants: [{ kind: "child", childId: "nobody" }] };
  const before = await countArrived();
  const responses: ReturnType<typeof register>[] = [];
  await site.prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM events WHERE id = ${id} FOR UPDATE`;
    for (const [index, family] of members.entries()) {
      responses.push(register(family, path, index === 4 ? unknownChild : {}));
    }
    await expect.poll(countArrived).toBe(before + members.length);
  });
  const settled = await Promise.all(responses);
  expect(settled[4]).toMatchObject({
    status: 400,
    message: "This child is not on your account any more",
  });
  settled.splice(4, 1);
  expect(settled.map(({ status }) => status)).toEqual(Array(11).fill(201));
  expect(await countSeats(id)).toEqual({ counter: 5, taken: 5 });
  const [{ transactions }] = await site.prisma.$queryRaw<[{ transactions: number }]>`
    SELECT count(DISTINCT xmin::text)::int AS transactions FROM registrations WHERE "eventId" = ${id}`;
  // The first comes alone, then those that waited, and perhaps some that came too late for these.
  expect(transactions).toBeLessThanOrEqual(3);
  const notices = await site.prisma.notice.findMany({ where: { userId: organizer.user.id } });
  expect(notices).toHaveLength(transactions);
  expect(notices.reduce((sum, { people }) => sum + people, 0)).toBe(11);
  expect(await site.prisma.webhookDelivery.count({ where: { webhookId } })).toBe(11);
});
