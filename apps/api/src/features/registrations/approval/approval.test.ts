import { buildEvent } from "@headwaters/testing/factories";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { idle, publishDue } from "../../../testing/content.ts";
import { INBOX, openSite, PUBLIC_URL, useSite } from "../../../testing/site.ts";
import { processWaitlists } from "../waitlist/processDue.ts";

const site = useSite();
const { register, readSubjects } = useRegistrations(site);
type Member = Awaited<ReturnType<typeof buildMember>>;

const NOT_OPEN =
  "Registration is not open yet. Our staff look at each new event first. Registration opens here when they have approved it.";

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** Publishes an event as its author; returns functions to save it and to read its state. */
async function published({ agent }: Member, overrides: Record<string, unknown> = {}) {
  const event = buildEvent({ eventDate: inDays(20), ...overrides });
  const response = await agent.post("/api/events", event);
  expect(response.statusCode, response.body).toBe(201);
  const { id } = response.json();
  const page = `/trpc/events.page?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`;
  return {
    id,
    path: `/api/events/${id}/registrations`,
    state: async () => (await new Agent(site).get(page)).json().result.data.json.registration.state,
    async save(by: Member, changed: Record<string, unknown>) {
      const { fields, version } = (await by.agent.get(`/api/events/${id}/edit`)).json();
      const sent = { ...fields, version, published: true, ...changed };
      const saved = await by.agent.send("PUT", `/api/events/${id}`, sent);
      expect(saved.statusCode, saved.body).toBe(200);
    },
  };
}

const queue = async ({ agent }: Member) =>
  (await agent.get("/api/staff/events")).json().events as Record<string, unknown>[];
const inQueue = async (staff: Member, id: string) =>
  (await queue(staff)).find((entry) => entry.id === id);
async function approve(staff: Member, id: string) {
  const version = (await inQueue(staff, id))?.version;
  return staff.agent.post(`/api/staff/events/${id}/approve`, { version });
}

/** Reads the notices to staff about events that lost their approval. */
const losses = async (title: string) =>
  (await readSubjects(INBOX)).filter((subject) => subject === `Please approve again: ${title}`);

const outbox = {
  add: async (transaction: never, { kind, to, subject }: Record<string, string>) => {
    const { mail } = transaction as typeof site.prisma;
    const data = { kind, recipient: to, subject, text: "", html: "", status: "sent" };
    return (await mail.create({ data: data as never })).id;
  },
  addAll: async (transaction: never, sent: Record<string, string>[]) =>
    Promise.all(sent.map((mail) => outbox.add(transaction, mail))) as Promise<string[]>,
  sendSoon: () => {},
};
/** Runs the job twice concurrently, as two processes would. */
async function transact() {
  const deps = { prisma: site.prisma, outbox: outbox as never, ...idle, publicUrl: PUBLIC_URL };
  const once = () => processWaitlists({ ...deps, inbox: INBOX });
  await Promise.all([once(), once()]);
}

describe("an event that staff do not back", () => {
  test("takes no registrations until staff approve the version they read; its author is notified", async () => {
    const [author, family, staff] = await Promise.all([
      buildMember(site),
      buildMember(site),
      buildStaff(site),
    ]);
    const { id, path, state, save } = await published(author);
    expect(await state()).toBe("notOpen");
    expect(await register(family, path)).toMatchObject({ status: 409, message: NOT_OPEN });
    const rpc = { json: { id, participants: [mia], terms: "2026-11" } };
    const byRpc = await family.agent.post("/trpc/registrations.register", rpc);
    expect([byRpc.statusCode, byRpc.json().error.json.message]).toEqual([409, NOT_OPEN]);
    const walkIn = { participants: [{ firstName: "Kai", birthYear: null }] };
    const added = await staff.agent.post(`${path}/add`, walkIn);
    expect([added.statusCode, added.json().message]).toEqual([409, NOT_OPEN]);
    expect(await site.prisma.registrationParty.count({ where: { eventId: id } })).toBe(0);

    const entry = await inQueue(staff, id);
    expect(entry).toMatchObject({ author: "Ana Reyes", registered: 0, isAuthorSuspended: false });
    const overview = (await staff.agent.get("/api/staff")).json();
    expect(overview.waitingEvents).toBe((await queue(staff)).length);
    await save(author, { description: "Something else." });
    const stale = { version: entry?.version };
    const rejected = await staff.agent.post(`/api/staff/events/${id}/approve`, stale);
    expect(rejected.statusCode).toBe(409);
    expect(await state()).toBe("notOpen");

    expect((await approve(staff, id)).statusCode).toBe(200);
    await expect.poll(state).toBe("open");
    expect((await register(family, path)).status).toBe(201);
    expect(await inQueue(staff, id)).toBeUndefined();
    const subjects = await readSubjects(author.account.email);
    expect(subjects).toContain("Registration is open: Knots and casting");
    const log = { subjectId: id, action: "registrations.approved", actorId: staff.user.id };
    expect(await site.prisma.staffAction.count({ where: log })).toBe(1);
    expect((await author.agent.get(`${path}/roster`)).statusCode).toBe(403);
  });

  test("is open at once if its author is a leader", async () => {
    const { state, path } = await published(await buildLeader(site));
    expect(await state()).toBe("open");
    expect((await register(await buildMember(site), path)).status).toBe(201);
  });

  test.for([{}, { version: 0 }, { version: "x" }, { version: 99 }])(
    "is not approved by %j",
    async (sent) => {
      const { id, state } = await published(await buildMember(site));
      const staff = await buildStaff(site);
      const response = await staff.agent.post(`/api/staff/events/${id}/approve`, sent);
      expect(response.statusCode).toBe("version" in sent && sent.version === 99 ? 409 : 400);
      expect(await state()).toBe("notOpen");
    },
  );
});

describe("an event loses its approval", () => {
  /** Builds an approved event with a registered family. */
  async function approved(title: string, overrides: Record<string, unknown> = {}) {
    const [author, family, staff] = await Promise.all([
      buildMember(site),
      buildMember(site),
      buildStaff(site),
    ]);
    const event = await published(author, { title, ...overrides });
    await approve(staff, event.id);
    const { people } = await register(family, event.path);
    return { ...event, author, family, staff, people };
  }

  test("when its author changes it; families keep their seats and get no mail; staff are notified once", async () => {
    const event = await approved("Owl walk");
    const { id, path, author, family, staff, people } = event;
    await event.save(author, { title: "Buy pills", location: "pills.example" });
    await expect.poll(event.state).toBe("notOpen");
    expect(await register(await buildMember(site), path)).toMatchObject({ status: 409 });
    await transact();
    await transact();
    expect(await losses("Buy pills")).toHaveLength(1);
    expect(await inQueue(staff, id)).toMatchObject({ registered: 1 });
    expect((await family.agent.get(path)).json()).toMatchObject([{ status: "confirmed" }]);

    const registrationIds = people.map((person) => person.id);
    const left = await family.agent.post(`${path}/cancel`, { registrationIds });
    expect(left.json()).toMatchObject([{ status: "cancelled" }]);
    const { email } = family.account;
    const subjects = await readSubjects(email);
    expect(subjects.join()).toContain("Owl walk");
    await expect.poll(() => findMails(site, email)).toHaveLength(subjects.length);
    expect(JSON.stringify(await findMails(site, email))).not.toContain("pills");

    await approve(staff, id);
    await event.save(author, { title: "Buy more pills" });
    await transact();
    expect(await losses("Buy more pills")).toHaveLength(1);

    // A changed picture also withdraws the approval.
    await approve(staff, id);
    await event.save(author, { imageUrl: "https://images.unsplash.com/photo-1500530855697" });
    await expect.poll(event.state).toBe("notOpen");
  });

  test("not when its author changes other fields, nor when staff change it", async () => {
    const { author, staff, save, state } = await approved("Heron count");
    await save(author, { maxParticipants: 12 });
    await save(staff, { title: "Heron count, again", eventDate: inDays(21) });
    expect(await state()).toBe("open");
    await transact();
    expect(await losses("Heron count, again")).toEqual([]);
  });

  test("when its author's scheduled change is published", async () => {
    const { id, author, save, state } = await approved("Fly tying");
    await save(author, { title: "Fly buying", published: false, publishAt: inDays(1) });
    expect(await state()).toBe("open");
    await site.prisma.item.updateMany({ where: { id }, data: { publishAt: inDays(-1) } });
    await publishDue(site.prisma);
    await expect.poll(state).toBe("notOpen");
  });

  test("when staff withdraw it", async () => {
    const { id, staff, state } = await approved("Creek day");
    const withdraw = () => staff.agent.post(`/api/staff/events/${id}/withdraw-approval`);
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(200);
    await expect.poll(state).toBe("notOpen");
    await transact();
    expect(await losses("Creek day")).toHaveLength(1);
    const log = { subjectId: id, action: "registrations.approvalWithdrawn" };
    expect(await site.prisma.staffAction.count({ where: log })).toBe(1);
  });

  test("when its author loses the leader role; the waitlist stops until it is approved", async () => {
    const leader = await buildLeader(site);
    const staff = await buildStaff(site);
    const title = "Night fishing";
    const event = await published(leader, { title, maxParticipants: 1 });
    const [one, two] = [await buildMember(site), await buildMember(site)];
    const { people } = await register(one, event.path);
    await register(two, event.path);
    const own = await staff.agent.post(`/api/staff/events/${event.id}/withdraw-approval`);
    expect(own.statusCode).toBe(409); // there is no approval to withdraw
    const change = (how: string) =>
      staff.agent.post(`/api/staff/people/${leader.user.id}/${how}`, { role: "leader" });
    await change("revoke");
    await expect.poll(event.state).toBe("notOpen");
    const registrationIds = people.map((person) => person.id);
    await one.agent.post(`${event.path}/cancel`, { registrationIds });
    await transact();
    const statuses = async () =>
      (await two.agent.get(event.path)).json().map(({ status }: { status: string }) => status);
    expect(await statuses()).toEqual(["waiting"]);
    expect(await losses(title)).toHaveLength(1);

    await change("grant");
    await transact();
    expect(await statuses()).toEqual(["offered"]);
    await change("revoke");
    const offered = (await two.agent.get(event.path)).json();
    const ids = offered.map(({ id }: { id: string }) => id);
    const accept = () => two.agent.post(`${event.path}/accept`, { registrationIds: ids });
    const rejected = await accept();
    expect([rejected.statusCode, rejected.json().message]).toEqual([409, NOT_OPEN]);
    await transact();
    expect(await losses(title)).toHaveLength(2);

    // The expired offer is extended by its full period.
    const offer = { eventId: event.id, status: "offered" as const };
    await site.prisma.registration.updateMany({
      where: offer,
      data: { offeredUntil: inDays(-1) },
    });
    await transact();
    expect(await statuses()).toEqual(["offered"]);
    expect((await accept()).json().message).toBe(NOT_OPEN);
    await change("grant");
    await transact();
    expect((await accept()).json()).toMatchObject([{ status: "confirmed" }]);
  });

  test("not if staff review the change before publication", async () => {
    const { id, author, staff, state } = await approved("River clean-up");
    const { site: strict, close } = await openSite(site.connectionString, { reviewed: true });
    try {
      const there = async ({ account }: Member) => {
        const agent = new Agent(strict);
        await agent.post("/api/login", account);
        return agent;
      };
      const [writing, reviewing] = [await there(author), await there(staff)];
      const { fields, version } = (await writing.get(`/api/events/${id}/edit`)).json();
      const sent = { ...fields, version, published: true, title: "River clean-up, new" };
      const saved = await writing.send("PUT", `/api/events/${id}`, sent);
      expect(saved.json()).toMatchObject({ status: "waiting" });
      const reviewed = { kind: "events", id, version: saved.json().version };
      expect((await reviewing.post("/api/items/publish", reviewed)).statusCode).toBe(200);
      expect(await state()).toBe("open");
    } finally {
      await close();
    }
  });
});
