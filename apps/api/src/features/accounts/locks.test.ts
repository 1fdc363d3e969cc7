import { buildEvent, buildMessage } from "@headwaters/testing/factories";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { useRegistrations } from "@headwaters/testing/people/registrations";
import { expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";

const site = useSite();
const { publishEvent, register, countSeats } = useRegistrations(site);

type Member = Awaited<ReturnType<typeof buildMember>>;
type Response = ReturnType<Member["agent"]["post"]>;

const deleteAccount = ({ agent, account }: Member) =>
  agent.post("/api/account/delete", { currentPassword: account.password });

/** Counts the site's statements that wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await site.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

/**
 * Makes the calls while `lock` is held, each after the previous one is waiting for a lock. Returns
 * their status codes after the lock is released.
 */
async function whileLocked(lock: string, calls: readonly (() => Response)[]): Promise<number[]> {
  const responses: Response[] = [];
  await site.prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRawUnsafe(lock);
      for (const call of calls) {
        responses.push(call());
        await expect.poll(waiting).toBe(responses.length);
      }
    },
    { timeout: 120_000 },
  );
  return (await Promise.all(responses)).map(({ statusCode }) => statusCode);
}

test("two accounts that are registered for each other's events are deleted concurrently", async () => {
  await buildStaff(site); // every deletion locks the staff's role rows
  const [ana, bo] = [await buildMember(site), await buildMember(site)];
  const own = await publishEvent({ authorId: ana.user.id });
  const others = await publishEvent({ authorId: bo.user.id });
  await register(ana, others.path);
  await register(bo, own.path);
  const responses = await whileLocked("SELECT FROM user_roles FOR UPDATE", [
    () => deleteAccount(ana),
    () => deleteAccount(bo),
  ]);
  expect(responses).toEqual([200, 200]);
  for (const { id } of [own, others])
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
});

test("an author is deleted while staff edit an event that was stored outside the site", async () => {
  const [staff, author] = [await buildStaff(site), await buildMember(site)];
  const { id } = await publishEvent({ authorId: author.user.id });
  const change = { ...buildEvent(), registrationDeadline: null, maxParticipants: 5, version: 1 };
  const responses = await whileLocked("LOCK TABLE item_versions IN SHARE MODE", [
    () => staff.agent.send("PUT", `/api/events/${id}`, { ...change, imageUrl: null }),
    () => deleteAccount(author),
  ]);
  expect(responses).toEqual([200, 200]);
  const event = await site.prisma.event.findUniqueOrThrow({ where: { id } });
  expect(event).toMatchObject({ authorId: null, maxParticipants: 5 });
});

test("an account is deleted while it removes a child", async () => {
  const family = await buildMember(site);
  const { id, path } = await publishEvent();
  await register(family, path);
  const child = await site.prisma.child.findFirstOrThrow({ where: { userId: family.user.id } });
  const responses = await whileLocked(
    `SELECT FROM registrations WHERE "childId" = '${child.id}' FOR UPDATE`,
    [() => deleteAccount(family), () => family.agent.send("DELETE", `/api/children/${child.id}`)],
  );
  expect(responses).toEqual([200, 401]);
  expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
});

test("a staff account is deleted while it answers a message assigned to it", async () => {
  const [staff] = [await buildStaff(site), await buildStaff(site)];
  await staff.agent.post("/api/contact", buildMessage());
  const { id } = await site.prisma.contactSubmission.findFirstOrThrow();
  await site.prisma.contactThread.update({
    where: { submissionId: id },
    data: { assigneeId: staff.user.id },
  });
  const responses = await whileLocked("LOCK TABLE uploads IN EXCLUSIVE MODE", [
    () => deleteAccount(staff),
    () => staff.agent.post("/trpc/contact.respond", { json: { id } }),
  ]);
  expect(responses).toEqual([200, 401]);
  // A deadlock would give the same status.
  const [counted] = await site.prisma.$queryRaw<{ deadlocks: bigint }[]>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
  expect(Number(counted?.deadlocks)).toBe(0);
});

test("an account is granted the staff role while it is being deleted", async () => {
  const [staff, member] = [await buildStaff(site), await buildMember(site)];
  const responses = await whileLocked("SELECT FROM user_roles FOR UPDATE", [
    () => deleteAccount(member),
    () => staff.agent.post(`/api/staff/people/${member.user.id}/grant`),
  ]);
  expect(responses).toEqual([200, 404]);
});

test("a leader is named for an event while the leader's account is being deleted", async () => {
  const [staff, leader] = [await buildStaff(site), await buildLeader(site)];
  const { id } = await publishEvent();
  const { email } = leader.account;
  const responses = await whileLocked("LOCK TABLE event_leaders IN SHARE MODE", [
    () => staff.agent.post(`/api/events/${id}/leaders`, { email }),
    () => deleteAccount(leader),
  ]);
  expect(responses).toEqual([201, 200]);
});

test("a staff account registered for an event is deleted while it approves the event", async () => {
  const [staff, leader] = [await buildStaff(site), await buildLeader(site)];
  await buildStaff(site); // the last staff account cannot be deleted
  const { id, path } = await publishEvent({ authorId: leader.user.id });
  await register(staff, path);
  const responses = await whileLocked("SELECT FROM event_details FOR UPDATE", [
    () => staff.agent.post(`/api/staff/events/${id}/approve`, { version: 1 }),
    () => deleteAccount(staff),
  ]);
  expect(responses).toEqual([200, 200]);
});

test("the age group of an event is set while the event is being deleted", async () => {
  const staff = await buildStaff(site);
  const { id } = await publishEvent();
  const responses = await whileLocked(`DELETE FROM events WHERE id = '${id}'`, [
    () => staff.agent.send("PUT", `/api/events/${id}/ages`, { ageGroup: "6-12" }),
  ]);
  expect(responses).toEqual([404]);
});

test("a lock timeout is not reported as a wrong password", async () => {
  const member = await buildMember(site);
  let response: Response | undefined;
  await site.prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM users WHERE id = ${member.user.id} FOR UPDATE`;
    response = deleteAccount(member);
    await expect.poll(waiting).toBe(1);
    // Simulates a lock timeout.
    await site.prisma.$queryRaw`
      SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const { statusCode, body } = (await response) ?? {};
    expect(statusCode).toBe(500);
    expect(body).not.toContain("password");
  });
  const counts = await site.prisma.rateLimitCount.findMany({
    where: { key: { startsWith: "currentPassword:account" }, points: { gt: 0 } },
  });
  expect(counts).toEqual([]);
  expect((await deleteAccount(member)).statusCode).toBe(200);
});
