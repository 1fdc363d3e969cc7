import type { ServerResponse } from "node:http";
import type { CreatedWebhook, Delivery, Webhook, WebhookType } from "@headwaters/contracts";
import { webhookTypes } from "@headwaters/contracts";
import { webhookData } from "@headwaters/contracts/router";
import {
  buildApplication,
  buildArticle,
  buildEvent,
  buildMessage,
} from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { type Received, startReceiver } from "@headwaters/testing/site/receiver";
import { addHours } from "date-fns/addHours";
import { subHours } from "date-fns/subHours";
import { Webhook as Verifier } from "standardwebhooks";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { QUICK_MAILS } from "../../testing/outbox.ts";
import { openSite, useSite } from "../../testing/site.ts";

const site = useSite({ mailTiming: QUICK_MAILS });
const { publishEvent, register } = useRegistrations(site);
const WEBHOOKS = "/api/staff/webhooks";

let staff: Awaited<ReturnType<typeof buildStaff>>;
beforeAll(async () => {
  staff = await buildStaff(site, { firstName: "Bo" });
});
afterEach(() => site.prisma.webhook.deleteMany());

type Settings = { types?: WebhookType[]; sendsPersonalData?: boolean };

async function add(url: string, { types = [...webhookTypes], ...settings }: Settings = {}) {
  const response = await staff.agent.post(WEBHOOKS, { url, types, ...settings });
  expect(response.statusCode).toBe(201);
  return response.json<CreatedWebhook>();
}

async function findDeliveries(id: string, query = "") {
  const response = await staff.agent.get(`${WEBHOOKS}/${id}/deliveries${query}`);
  return response.json<{ items: Delivery[]; nextCursor: string | null }>();
}
const deliveries = async (id: string) => (await findDeliveries(id)).items;

/** Starts a receiver with a webhook. */
async function listen(settings?: Settings) {
  const receiver = await startReceiver();
  return { ...receiver, webhook: await add(receiver.url, settings) };
}

interface Body {
  type: WebhookType;
  timestamp: string;
  data: { id?: string; registrations?: object[]; personal?: unknown };
}
const read = ({ body }: Received) => JSON.parse(body) as Body;

describe("an event of the site", () => {
  /** Causes each type of event; returns its data without the personal part. */
  const happen: Record<WebhookType, () => Promise<object>> = {
    async "content.published"() {
      const article = buildArticle();
      const { id } = (await staff.agent.post("/api/news", article)).json();
      const url = `http://localhost:3000/news/${id}`;
      return { id, kind: "news", title: article.title, url };
    },
    async "event.changed"() {
      const { id } = await site.prisma.event.create({ data: buildEvent() });
      const title = "Knots, casting and lunch";
      const changed = { ...buildEvent({ title }), version: 1, publishAt: null };
      expect((await staff.agent.send("PUT", `/api/events/${id}`, changed)).statusCode).toBe(200);
      return { id, title, url: `http://localhost:3000/events/${id}` };
    },
    async "event.cancelled"() {
      const { id } = await publishEvent();
      await staff.agent.post(`/api/events/${id}/cancel`, {});
      const title = "Knots and casting";
      return { id, title, url: `http://localhost:3000/events/${id}` };
    },
    async "registration.created"() {
      const { id, path } = await publishEvent({ maxParticipants: 1 });
      const { people } = await register(await buildMember(site), path, {
        participants: [mia, { kind: "self" }],
      });
      const registrations = people.map(({ id, status }) => ({ id, status }));
      expect(registrations.map(({ status }) => status)).toEqual(["confirmed", "waiting"]);
      return { event: { id, title: "Knots and casting" }, registrations };
    },
    async "registration.cancelled"() {
      const { id, path } = await publishEvent();
      const family = await buildMember(site);
      const { people } = await register(family, path);
      const registrationIds = people.map(({ id }) => id);
      await family.agent.post(`${path}/cancel`, { registrationIds });
      const registrations = registrationIds.map((id) => ({ id, status: "cancelled" }));
      return { event: { id, title: "Knots and casting" }, registrations };
    },
    async "application.submitted"() {
      await new Agent(site).post("/api/membership", buildApplication());
      const { id } = await site.prisma.membershipApplication.findFirstOrThrow({
        orderBy: { id: "desc" },
      });
      return { id, status: "pending" };
    },
    async "application.decided"() {
      const { id } = await site.prisma.membershipApplication.create({ data: buildApplication() });
      const decision = { from: "pending", status: "approved" };
      await staff.agent.post(`/api/staff/applications/${id}/decision`, decision);
      return { id, status: "approved" };
    },
    async "message.received"() {
      await new Agent(site).post("/api/contact", buildMessage());
      const { id } = await site.prisma.contactSubmission.findFirstOrThrow({
        orderBy: { id: "desc" },
      });
      return { id };
    },
  };

  test.each(webhookTypes)("is delivered as %s, signed, with ids and titles only", async (type) => {
    const { webhook, received } = await listen({ types: [type] });
    const data = await happen[type]();
    await expect.poll(() => received.length).toBe(1);
    const [delivery] = received as [Received];
    const body = read(delivery);
    expect(body).toEqual({ type, timestamp: expect.any(String), data });
    webhookData[type].strict().parse(body.data);
    const headers = delivery.headers as Record<string, string>;
    new Verifier(webhook.secret).verify(delivery.body, headers);
    expect(() => new Verifier(webhook.secret).verify(`${delivery.body} `, headers)).toThrow();
    await expect
      .poll(() => deliveries(webhook.id))
      .toMatchObject([
        {
          id: headers["webhook-id"],
          ...{ type, status: "delivered", attempts: 1, answer: 204, lastError: null },
        },
      ]);
  });

  test.each([
    ["registration.created", { families: [{ people: [{ firstName: "Mia" }, {}] }] }],
    ["registration.cancelled", { families: [{ people: [{ firstName: "Mia" }] }] }],
    ["application.submitted", { lastName: "Chen", membershipType: "student" }],
    ["application.decided", { lastName: "Chen", membershipType: "student" }],
    ["message.received", { lastName: "Chen", message: buildMessage().message }],
  ] as const)(
    "of type %s names people to webhooks that ask for personal data",
    async (type, personal) => {
      const { received } = await listen({ types: [type], sendsPersonalData: true });
      const data = await happen[type]();
      await expect.poll(() => received.length).toBe(1);
      const body = read((received as [Received])[0]);
      expect(body.data).toMatchObject({ ...data, personal });
      webhookData[type].strict().parse(body.data);
      // Personal data are read at each delivery and not stored.
      const [row] = await site.prisma.webhookDelivery.findMany();
      expect(row?.data).toEqual(data);
    },
  );

  test("is delivered only to webhooks of its type, and only if the transaction commits", async () => {
    const messages = await listen({ types: ["message.received"] });
    await happen["content.published"]();
    expect((await new Agent(site).post("/api/contact", { firstName: "Maya" })).statusCode).toBe(
      400,
    );
    const message = buildMessage({ idempotencyKey: "the-same-message-twice" });
    await Promise.all([1, 2].map(() => new Agent(site).post("/api/contact", message)));
    await expect.poll(() => messages.received.length).toBe(1);
    expect(await site.prisma.webhookDelivery.count()).toBe(1);
  });

  test("is recorded although a webhook is removed concurrently", async () => {
    const { webhook } = await listen();
    const removed = Promise.withResolvers<void>();
    const removal = site.prisma.$transaction(async (transaction) => {
      await transaction.webhook.delete({ where: { id: webhook.id } });
      await removed.promise;
    });
    const sent = new Agent(site).post("/api/contact", buildMessage());
    const countWaiting = () => site.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(countWaiting).toEqual([{ count: 1 }]);
    removed.resolve();
    await removal;
    expect((await sent).statusCode).toBe(200);
    expect(await site.prisma.webhookDelivery.count()).toBe(0);
  });

  test("an expired offer announces the end of its registration, too", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 1 });
    const first = await buildMember(site);
    const { people } = await register(first, path);
    const second = await register(await buildMember(site), path);
    const registrationIds = people.map(({ id }) => id);
    await first.agent.post(`${path}/cancel`, { registrationIds });
    const expired = second.people.map(({ id }) => id);
    const { count } = await site.prisma.registration.updateMany({
      where: { id: { in: expired }, status: "offered" },
      data: { offeredUntil: subHours(new Date(), 1) },
    });
    expect(count).toBe(1);
    const { received } = await listen({ types: ["registration.cancelled"] });
    await register(await buildMember(site), path);
    await expect.poll(() => received.length).toBe(1);
    expect(read((received as [Received])[0]).data).toMatchObject({
      event: { id },
      registrations: expired.map((id) => ({ id, status: "expired" })),
    });
  });

  test("an account's deletion cancels its registrations, too", async () => {
    const { received } = await listen({ types: ["registration.cancelled"] });
    const { id, path } = await publishEvent();
    const family = await buildMember(site);
    const { people } = await register(family, path);
    const currentPassword = family.account.password;
    await family.agent.post("/api/account/delete", { currentPassword });
    await expect.poll(() => received.length).toBe(1);
    expect(read((received as [Received])[0]).data).toMatchObject({
      event: { id },
      registrations: people.map(({ id }) => ({ id, status: "cancelled" })),
    });
  });

  test("a draft, a save without a change and an unpublished event announce nothing", async () => {
    const { webhook } = await listen();
    await staff.agent.post("/api/news", buildArticle({ published: false }));
    const { id } = await site.prisma.event.create({ data: buildEvent() });
    const row = await site.prisma.event.findUniqueOrThrow({ where: { id } });
    const same = { ...buildEvent({ eventDate: row.eventDate }), version: 1, publishAt: null };
    expect((await staff.agent.send("PUT", `/api/events/${id}`, same)).statusCode).toBe(200);
    await staff.agent.post(`/api/events/${id}/unpublish`);
    expect(await deliveries(webhook.id)).toEqual([]);
  });
});

describe("a failed delivery", () => {
  /** Waits for a scheduled retry and runs it now; returns its delay, in seconds. */
  async function hurry(id: string): Promise<number> {
    const readPauses = () => site.prisma.$queryRaw<{ pause: number }[]>`
      SELECT extract(epoch FROM start_after - now())::float AS pause
      FROM pgboss.job WHERE name = 'webhooks' AND data ->> 'id' = ${id} AND state = 'retry'`;
    await expect.poll(readPauses).toHaveLength(1);
    const [{ pause }] = (await readPauses()) as [{ pause: number }];
    await site.prisma.$executeRaw`
      UPDATE pgboss.job SET start_after = now()
      WHERE name = 'webhooks' AND data ->> 'id' = ${id} AND state = 'retry'`;
    return pause;
  }

  test("is retried with growing delays, as the same delivery", async () => {
    let status = 500;
    const { url, received } = await startReceiver((response) => {
      response.writeHead(status).end("Oh no");
      status = 200;
    });
    const { id } = await add(url, { types: ["message.received"] });
    await new Agent(site).post("/api/contact", buildMessage());
    await expect
      .poll(() => deliveries(id))
      .toMatchObject([
        { status: "pending", attempts: 1, answer: 500, lastError: "The answer was 500." },
      ]);
    const [{ id: deliveryId }] = (await deliveries(id)) as [Delivery];
    expect(await hurry(deliveryId)).toBeGreaterThan(10);
    await expect
      .poll(() => deliveries(id))
      .toMatchObject([{ status: "delivered", attempts: 2, answer: 200, lastError: null }]);
    const ids = received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test("is given up at last, counted, and resent by hand", async () => {
    let status = 503;
    const { url, received } = await startReceiver((response) => {
      response.writeHead(status).end();
    });
    const { id } = await add(url, { types: ["message.received"] });
    await new Agent(site).post("/api/contact", buildMessage());
    // Before the first attempt has ended, an older delivery would make it the last.
    await expect.poll(() => deliveries(id)).toMatchObject([{ attempts: 1 }]);
    const [{ id: failed }] = (await deliveries(id)) as [Delivery];
    const queuedAt = subHours(new Date(), 25);
    await site.prisma.webhookDelivery.update({ where: { id: failed }, data: { queuedAt } });
    await site.prisma.$executeRaw`
      UPDATE pgboss.job SET data = ${{ id: failed, queuedAt }}::jsonb
      WHERE name = 'webhooks' AND data ->> 'id' = ${failed}`;
    await hurry(failed);
    await expect.poll(() => deliveries(id)).toMatchObject([{ status: "failed", answer: 503 }]);
    const find = async () => (await staff.agent.get(`${WEBHOOKS}/${id}`)).json<Webhook>();
    expect((await find()).failedDeliveries).toBe(1);
    expect((await findDeliveries(id, "?status=delivered")).items).toEqual([]);

    status = 200;
    const again = await staff.agent.post(`${WEBHOOKS}/deliveries/${failed}/resend`);
    expect(again.statusCode).toBe(200);
    await expect.poll(() => deliveries(id)).toMatchObject([{ status: "delivered" }]);
    expect((await find()).failedDeliveries).toBe(0);
    const before = received.length;
    await staff.agent.post(`${WEBHOOKS}/deliveries/${failed}/resend`);
    await expect.poll(() => received.length).toBe(before + 1);
  });

  test("is retried while another webhook does not answer", async () => {
    let respond = (response: ServerResponse) => response.writeHead(204).end();
    const { url, received } = await startReceiver((response) => respond(response));
    const { url: slow } = await startReceiver(() => {});
    const { id } = await add(url, { types: ["message.received"] });
    await add(slow, { types: ["message.received"] });
    await new Agent(site).post("/api/contact", buildMessage());
    await expect.poll(() => deliveries(id)).toMatchObject([{ status: "delivered" }]);

    const again = Promise.withResolvers<ServerResponse>();
    respond = (response) => {
      again.resolve(response);
      return response;
    };
    const [{ id: deliveryId }] = (await deliveries(id)) as [Delivery];
    await staff.agent.post(`${WEBHOOKS}/deliveries/${deliveryId}/resend`);
    const response = await again.promise;
    const countDone = () => site.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pgboss.job
      WHERE name = 'webhooks' AND data ->> 'id' = ${deliveryId} AND state = 'completed'`;
    await expect.poll(countDone).toEqual([{ count: 1 }]);
    response.writeHead(500).end();
    await hurry(deliveryId);
    await expect.poll(() => received.length).toBe(3);
  });

  test("blocks neither requests nor other webhooks", async () => {
    // Disables the timeout, so that no slow delivery ends before the quick one, even on a slow machine.
    const hanging = new AbortController();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(hanging.signal);
    try {
      const quick = await listen({ types: ["application.submitted"] });
      for (let count = 0; count < 3; count += 1) {
        const { url: slow, received: waiting } = await startReceiver(() => {});
        const { id } = await add(slow, { types: ["event.changed"] });
        for (let sent = 0; sent < 10; sent += 1) await staff.agent.post(`${WEBHOOKS}/${id}/test`);
        await expect.poll(() => waiting.length).toBeGreaterThan(0);
      }
      const email = "quick@example.org";
      await new Agent(site).post("/api/membership", buildApplication({ email }));
      await expect.poll(() => quick.received.length).toBe(1);
    } finally {
      limit.mockRestore();
      hanging.abort();
    }
  });
});

describe("one delivery at a time", () => {
  test("goes to a webhook, whichever process makes it", async () => {
    // Disables the timeout: no delivery to the slow webhook ends before the test.
    const hanging = new AbortController();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(hanging.signal);
    const other = await openSite(site.connectionString, { mailTiming: QUICK_MAILS });
    try {
      const { url, received: slow } = await startReceiver(() => {});
      const { id } = await add(url, { types: ["event.changed"] });
      const quick = await listen({ types: ["application.submitted"] });
      for (let sent = 0; sent < 10; sent += 1) await staff.agent.post(`${WEBHOOKS}/${id}/test`);
      await expect.poll(() => slow.length).toBeGreaterThan(0);
      // Each of these is fetched after the older jobs of the slow webhook were passed over.
      for (let sent = 1; sent <= 5; sent += 1) {
        await staff.agent.post(`${WEBHOOKS}/${quick.webhook.id}/test`);
        await expect.poll(() => quick.received.length).toBe(sent);
      }
      expect(slow).toHaveLength(1);
    } finally {
      await site.prisma.webhook.deleteMany();
      limit.mockRestore();
      hanging.abort();
      await other.close();
    }
  });

  test("waits while another process has claimed the webhook, without an attempt", async () => {
    const { webhook, received } = await listen({ types: ["event.changed"] });
    const where = { id: webhook.id };
    const claimedUntil = addHours(new Date(), 1);
    await site.prisma.webhook.update({ where, data: { claimedUntil } });
    await staff.agent.post(`${WEBHOOKS}/${webhook.id}/test`);
    const [{ id }] = (await deliveries(webhook.id)) as [Delivery];
    const findRetry = () => site.prisma.$queryRaw`
      SELECT FROM pgboss.job WHERE name = 'webhooks' AND data ->> 'id' = ${id} AND state = 'retry'`;
    await expect.poll(findRetry).toHaveLength(1);
    expect(received).toEqual([]);
    expect(await deliveries(webhook.id)).toMatchObject([{ status: "pending", attempts: 0 }]);
    // The claim of a process that ended expires.
    const data = { claimedUntil: subHours(new Date(), 1) };
    await site.prisma.webhook.update({ where, data });
    await site.prisma.$executeRaw`
      UPDATE pgboss.job SET start_after = now() WHERE name = 'webhooks' AND state = 'retry'`;
    await expect.poll(() => received.length).toBe(1);
    const release = () => site.prisma.webhook.findUnique({ where });
    await expect.poll(release).toMatchObject({ claimedUntil: null });
  });
});

describe("a webhook's secret", () => {
  const verify = (secret: string, { body, headers }: Received) =>
    new Verifier(secret).verify(body, headers as Record<string, string>);

  test("is replaced: the old one signs, too, for a day", async () => {
    const { webhook, received } = await listen({ types: ["event.changed"] });
    const path = `${WEBHOOKS}/${webhook.id}`;
    const { secret, ...shown } = webhook;
    const response = (await staff.agent.post(`${path}/secret`)).json<CreatedWebhook>();
    expect(response).toEqual({ ...shown, secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) });
    expect(response.secret).not.toBe(secret);
    expect((await staff.agent.get(path)).json()).toEqual(shown);
    await staff.agent.post(`${path}/test`);
    await expect.poll(() => received.length).toBe(1);
    verify(secret, received[0] as Received);
    verify(response.secret, received[0] as Received);

    const previousSecretUntil = subHours(new Date(), 1);
    await site.prisma.webhook.updateMany({ data: { previousSecretUntil } });
    await staff.agent.post(`${path}/test`);
    await expect.poll(() => received.length).toBe(2);
    expect(() => verify(secret, received[1] as Received)).toThrow();
    verify(response.secret, received[1] as Received);
    expect(await site.prisma.webhook.findFirst()).toMatchObject({ previousSecret: null });
    const logged = await site.prisma.staffAction.count({
      where: { subjectId: webhook.id, action: "webhooks.secretChanged" },
    });
    expect(logged).toBe(1);
    expect((await staff.agent.post(`${WEBHOOKS}/gone/secret`)).statusCode).toBe(404);
    const { agent } = await buildMember(site);
    expect((await agent.post(`${path}/secret`)).statusCode).toBe(404);
  });

  test("is another one for another address, and the old one signs nothing there", async () => {
    const { webhook } = await listen({ types: ["event.changed"] });
    const { url, received } = await startReceiver();
    const path = `${WEBHOOKS}/${webhook.id}`;
    const settings = { url, types: ["event.changed"] };
    const { secret } = (await staff.agent.send("PUT", path, settings)).json<CreatedWebhook>();
    expect(secret).toMatch(/^whsec_/);
    expect(secret).not.toBe(webhook.secret);
    const again = await staff.agent.send("PUT", path, settings);
    expect(again.json()).not.toHaveProperty("secret");
    await staff.agent.post(`${path}/test`);
    await expect.poll(() => received.length).toBe(1);
    verify(secret, received[0] as Received);
    expect(() => verify(webhook.secret, received[0] as Received)).toThrow();
  });
});

describe("webhooks", () => {
  test("are for staff: members get 404", async () => {
    const { webhook } = await listen();
    const { agent } = await buildMember(site);
    for (const response of [
      await agent.get(WEBHOOKS),
      await agent.get(`${WEBHOOKS}/${webhook.id}`),
      await agent.get(`${WEBHOOKS}/${webhook.id}/deliveries`),
      await agent.post(WEBHOOKS, { url: "https://example.org/", types: [...webhookTypes] }),
      await agent.send("DELETE", `${WEBHOOKS}/${webhook.id}`),
    ]) {
      expect(response.statusCode).toBe(404);
    }
    expect(await site.prisma.webhook.count()).toBe(1);
  });

  test("show their secret once, are changed, tested and removed, and all is logged", async () => {
    const { url, received, webhook } = await listen({ types: ["message.received"] });
    const { secret, ...shown } = webhook;
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await staff.agent.get(WEBHOOKS)).json()).toEqual([shown]);
    const path = `${WEBHOOKS}/${webhook.id}`;
    const settings = { url, types: ["event.changed"], sendsPersonalData: true };
    expect((await staff.agent.send("PUT", path, settings)).json()).toEqual({
      ...shown,
      ...settings,
    });
    expect((await staff.agent.post(`${path}/test`)).statusCode).toBe(200);
    await expect.poll(() => received.length).toBe(1);
    const [test] = received as [Received];
    expect(read(test)).toMatchObject({ type: "webhook.test", data: {} });
    new Verifier(secret).verify(test.body, test.headers as Record<string, string>);
    expect((await staff.agent.send("DELETE", path)).statusCode).toBe(200);
    expect((await staff.agent.send("DELETE", path)).statusCode).toBe(200);
    expect(await site.prisma.webhookDelivery.count()).toBe(0);
    for (const gone of [await staff.agent.get(path), await staff.agent.post(`${path}/test`)]) {
      expect(gone.statusCode).toBe(404);
      expect(gone.json().message).toBe("This webhook is no longer here.");
    }
    const logged = await site.prisma.staffAction.findMany({
      where: { subjectId: webhook.id },
      orderBy: { at: "asc" },
    });
    expect(logged.map(({ action }) => action)).toEqual([
      "webhooks.added",
      "webhooks.changed",
      "webhooks.tested",
      "webhooks.removed",
    ]);
  });

  test.each([
    ["ftp://example.org/", "Address must begin with https:// and hold no password"],
    ["http://example.org/", "Address must begin with https:// and hold no password"],
    ["https://ann:secret@example.org/", "Address must begin with https:// and hold no password"],
    ["https://", "Address must begin with https:// and hold no password"],
    ["example.org", "Address must begin with https:// and hold no password"],
    ["", "Address is required"],
    [`https://example.org/${"x".repeat(500)}`, "Address must be at most 500 characters"],
  ])("are refused with the address %s", async (url, message) => {
    const response = await staff.agent.post(WEBHOOKS, { url, types: ["event.changed"] });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, issues: [{ path: "url", message }] });
    expect(await site.prisma.webhook.count()).toBe(0);
  });

  test("are rejected without a type, with an unknown one, twice for an address and beyond the limit", async () => {
    const send = (webhook: object) => staff.agent.post(WEBHOOKS, webhook);
    const url = "https://example.org/hook";
    expect((await send({ url, types: [] })).json().message).toBe("Choose what it is told of");
    expect((await send({ url })).json().message).toBe("Choose what it is told of");
    expect((await send({ url, types: ["everything"] })).statusCode).toBe(400);
    await add(url);
    for (const spelling of [url, "HTTPS://Example.ORG:443/a/../hook"]) {
      const twice = await send({ url: spelling, types: ["event.changed"] });
      expect(twice.statusCode).toBe(409);
      expect(twice.json().message).toBe("There is a webhook with this address already.");
    }
    for (let count = 1; count < 20; count += 1) await add(`${url}/${count}`);
    expect((await send({ url: `${url}/more`, types: ["event.changed"] })).json().message).toBe(
      "There are 20 webhooks. Please remove one of them first.",
    );
  });

  test("are limited in number, however many are added concurrently", async () => {
    const url = "https://example.org/hook";
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, count) =>
        staff.agent.post(WEBHOOKS, { url: `${url}/${count}`, types: ["event.changed"] }),
      ),
    );
    const added = responses.filter(({ statusCode }) => statusCode === 201);
    expect([added.length, await site.prisma.webhook.count()]).toEqual([20, 20]);
  });

  test("with a key are added once, and return the same secret", async () => {
    const webhook = { url: "https://example.org/hook", types: ["event.changed"] };
    const headers = {
      "content-type": "application/json",
      "idempotency-key": "the-same-webhook-twice",
    };
    const payload = JSON.stringify(webhook);
    const responses = await Promise.all(
      [1, 2].map(() => staff.agent.request({ method: "POST", url: WEBHOOKS, headers, payload })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [one, two] = responses.map((response) => response.json<CreatedWebhook>());
    expect(one).toEqual(two);
    expect(await site.prisma.webhook.count()).toBe(1);
  });

  test("list their deliveries in pages", async () => {
    const { id } = await add("https://example.org/hook", { types: ["message.received"] });
    const at = Date.now();
    await site.prisma.webhookDelivery.createMany({
      data: [0, 1, 2].map((count) => ({
        webhookId: id,
        type: "message.received",
        data: {},
        status: "delivered",
        createdAt: new Date(at + count),
      })),
    });
    const first = await findDeliveries(id, "?limit=2");
    const second = await findDeliveries(id, `?limit=2&cursor=${first.nextCursor}`);
    expect([first.items.length, second.items.length]).toEqual([2, 1]);
    expect(second.nextCursor).toBeNull();
    const forged = await staff.agent.get(`${WEBHOOKS}/${id}/deliveries?cursor=forged`);
    expect(forged.statusCode).toBe(400);
    expect((await staff.agent.get(`${WEBHOOKS}/gone/deliveries`)).statusCode).toBe(404);
  });
});

test("need https and an address outside the site's network on a public site", async () => {
  const { site: open, close } = await openSite(site.connectionString, { isPublic: true });
  try {
    const agent = new Agent(open);
    const { email, password } = staff.account;
    await agent.post("/api/login", { email, password });
    const send = async (url: string) => {
      const response = await agent.post(WEBHOOKS, { url, types: ["event.changed"] });
      return [response.statusCode, response.json().message];
    };
    const inside = [400, "Address must not lead into the network of this site"];
    for (const host of ["127.0.0.1", "10.0.0.1", "[::1]", "169.254.169.254", "2130706433"]) {
      expect(await send(`https://${host}/hook`)).toEqual(inside);
    }
    expect(await send("http://localhost/hook")).toEqual([400, "Address must begin with https://"]);
    expect(await send("https://example.org/hook")).toEqual([201, undefined]);
  } finally {
    await close();
  }
});
