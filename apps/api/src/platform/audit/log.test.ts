import type { StaffLog } from "@headwaters/contracts";
import {
  buildApplication,
  buildArticle,
  buildEvent,
  buildMessage,
} from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeAll, describe, expect, test } from "vitest";
import { staffRoles } from "../../features/staff/people/roles.ts";
import { useSite } from "../../testing/site.ts";
import { logStaffAction } from "./log.ts";

const site = useSite({ reviewed: true });
let staff: Awaited<ReturnType<typeof buildStaff>>;

beforeAll(async () => {
  staff = await buildStaff(site, { firstName: "Bo", lastName: "Lind" });
});

async function log(query = "") {
  const response = await staff.agent.get(`/api/staff/log${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<StaffLog>();
}

/** The newest entries' actions. */
const newest = async (limit: number) =>
  (await log(`?limit=${limit}`)).items.map(({ action }) => action);

describe("the audit log", () => {
  test("shows the present names of people and things, or that they are deleted", async () => {
    const { user } = await buildMember(site, { firstName: "Ana", lastName: "Reyes" });
    await staff.agent.post(`/api/staff/people/${user.id}/grant`);
    expect((await log("?limit=1")).items).toMatchObject([
      {
        action: "people.granted",
        actor: { kind: "staff", id: staff.user.id, name: "Bo Lind" },
        subject: { kind: "account", id: user.id, name: "Ana Reyes" },
      },
    ]);
    await site.prisma.user.delete({ where: { id: user.id } });
    expect((await log("?limit=1")).items).toMatchObject([{ subject: { name: null } }]);
  });

  test("names the account in the details, until it is deleted", async () => {
    const { user } = await buildMember(site, { firstName: "Lea", lastName: "Dern" });
    const details = { account: user.id };
    await logStaffAction(site.prisma, staff.user, "registrations.leaderNamed", null, details);
    expect((await log("?limit=1")).items).toMatchObject([{ details: { account: "Lea Dern" } }]);
    await site.prisma.user.delete({ where: { id: user.id } });
    expect((await log("?limit=1")).items).toMatchObject([{ details: { account: null } }]);
    await logStaffAction(site.prisma, staff.user, "contact.assigned", null, {
      assigneeId: staff.user.id,
    });
    expect((await log("?limit=1")).items).toMatchObject([{ details: { assigneeId: "Bo Lind" } }]);
  });

  test("names the token of each change, also of a deleted token, but not of a deleted account", async () => {
    const { agent, user } = await buildStaff(site, { firstName: "Ana", lastName: "Diaz" });
    const { id, token } = (
      await agent.post("/api/account/tokens", {
        name: "CRM",
        scopes: ["content:write", "registrations:read", "staff:write"],
        currentPassword: "river stones",
      })
    ).json();
    const other = await buildMember(site);
    const event = (await other.agent.post("/api/events", buildEvent())).json();
    await new Agent(site).post("/api/contact", buildMessage());
    await new Agent(site).post("/api/membership", buildApplication());
    const message = await site.prisma.contactSubmission.findFirstOrThrow();
    const application = await site.prisma.membershipApplication.findFirstOrThrow();
    const calls = [
      ["POST", `/api/staff/messages/${message.id}/respond`, {}],
      [
        "POST",
        `/api/staff/applications/${application.id}/decision`,
        { from: "pending", status: "approved" },
      ],
      ["POST", "/api/staff/newsletters", {}],
      ["POST", "/api/items/publish", { kind: "events", id: event.id, version: 1 }],
      ["POST", `/api/staff/events/${event.id}/approve`, { version: 1 }],
      ["GET", `/api/events/${event.id}/registrations/roster`],
    ] as const;
    for (const [method, url, payload] of calls) {
      const headers = { authorization: `Bearer ${token}` };
      const request = { method, url, headers, ...(payload && { payload }) };
      const response = await new Agent(site).request(request);
      expect([url, response.statusCode]).toEqual([url, expect.toBeOneOf([200, 201])]);
    }
    await agent.send("DELETE", `/api/account/tokens/${id}`);
    const { items } = await log(`?actor=${user.id}`);
    const actor = { id: user.id, name: "Ana Diaz" };
    expect(items.map((entry) => [entry.action, entry.actor])).toMatchObject([
      ["accessTokens.revoked", { ...actor, token: null }],
      ...[
        "registrations.viewed",
        "registrations.approved",
        "items.published",
        "newsletter.created",
        "membership.decided",
        "contact.responded",
      ].map((action) => [action, { ...actor, token: { id, name: "CRM" } }]),
      ["accessTokens.created", { ...actor, token: null }],
    ]);
    expect(JSON.stringify(await site.prisma.staffAction.findMany())).not.toContain("CRM");
    expect((await agent.get("/api/account/data")).json().auditedTokens).toEqual([{ name: "CRM" }]);
    await site.prisma.user.delete({ where: { id: user.id } });
    const [, left] = (await log(`?actor=${user.id}`)).items;
    expect(left?.actor).toMatchObject({ name: null, token: { id, name: null } });
  });

  test("contains no name and no address itself", async () => {
    const { user, account } = await buildMember(site, { firstName: "Quillon" });
    await staff.agent.post(`/api/staff/people/${user.id}/sign-out`);
    const rows = JSON.stringify(await site.prisma.staffAction.findMany());
    expect(rows).not.toContain("Quillon");
    expect(rows).not.toContain(account.email);
  });

  test("can be filtered by a person, commands, the site, and an action", async () => {
    const { user, account } = await buildMember(site);
    await staffRoles(site.prisma, "command").grant({ email: account.email });
    await logStaffAction(site.prisma, "site", "retention.applied", null, { mails: 3 });
    expect((await log("?actor=command")).items).toMatchObject([
      { action: "people.granted", actor: { kind: "command", id: null }, subject: { id: user.id } },
    ]);
    expect((await log("?actor=site")).items).toMatchObject([
      { action: "retention.applied", subject: null, details: { mails: 3 } },
    ]);
    for (const { actor } of (await log(`?actor=${staff.user.id}`)).items) {
      expect(actor.id).toBe(staff.user.id);
    }
    for (const { action } of (await log("?action=people.granted")).items) {
      expect(action).toBe("people.granted");
    }
    expect((await staff.agent.get("/api/staff/log?action=lunch")).statusCode).toBe(400);
    const newest = (await log("?limit=100")).items.map(({ id }) => id);
    const oldest = await log("?limit=2&order=oldest");
    const rest = await log(`?limit=98&order=oldest&cursor=${oldest.nextCursor}`);
    const ids = [...oldest.items, ...rest.items].map(({ id }) => id);
    expect(ids).toEqual(newest.toReversed());
    expect((await staff.agent.get("/api/staff/log?order=name")).statusCode).toBe(400);
  });

  test("is paged without gaps and duplicates", async () => {
    const all = (await log("?limit=100")).items.map(({ id }) => id);
    const seen: string[] = [];
    let query = "?limit=2";
    for (;;) {
      const { items, nextCursor } = await log(query);
      seen.push(...items.map(({ id }) => id));
      if (nextCursor === null) break;
      query = `?limit=2&cursor=${nextCursor}`;
    }
    expect(seen).toEqual(all);
  });

  test.each([
    `UPDATE staff_actions SET action = 'nothing'`,
    `UPDATE staff_actions SET action = 'nothing' WHERE false`,
    "DELETE FROM staff_actions",
    "TRUNCATE staff_actions",
    "TRUNCATE staff_actions CASCADE",
  ])("is append-only: %s is refused", async (statement) => {
    const before = await site.prisma.staffAction.count();
    await expect(site.prisma.$executeRawUnsafe(statement)).rejects.toThrow(
      "The log of staff is only added to.",
    );
    expect(await site.prisma.staffAction.count()).toBe(before);
  });
});

describe("about content of members, the log has", () => {
  async function written() {
    const author = await buildMember(site);
    const response = await author.agent.post("/api/news", buildArticle());
    return { ...author, id: response.json<{ id: string }>().id };
  }

  test("decisions of staff", async () => {
    const { id } = await written();
    const item = { kind: "news", id, version: 1 };
    await staff.agent.post("/api/items/publish", item);
    expect((await log("?limit=1")).items).toMatchObject([
      {
        action: "items.published",
        details: { version: 1 },
        subject: { kind: "news", id, name: "The river is clear again" },
      },
    ]);
    const other = await written();
    await staff.agent.post("/api/items/send-back", { ...item, id: other.id, note: "Where?" });
    expect(await newest(1)).toEqual(["items.sentBack"]);
  });

  test("content of others that staff changed, unpublished, restored and deleted", async () => {
    const { id } = await written();
    const change = { ...buildArticle({ title: "Clearer" }), version: 1 };
    expect((await staff.agent.send("PUT", `/api/news/${id}`, change)).statusCode).toBe(200);
    await staff.agent.post(`/api/news/${id}/unpublish`);
    await staff.agent.post("/trpc/news.restore", { json: { id, version: 1 } });
    expect(await newest(3)).toEqual(["items.restored", "items.unpublished", "items.changed"]);
    expect((await staff.agent.send("DELETE", `/api/news/${id}`)).statusCode).toBe(200);
    expect((await log("?limit=1")).items).toMatchObject([
      { action: "items.deleted", subject: { kind: "news", id, name: null } },
    ]);
  });

  test("no actions of members on their own content, and no failures", async () => {
    const before = await site.prisma.staffAction.count();
    for (const { agent } of [staff, await buildMember(site)]) {
      const { id } = (await agent.post("/api/news", buildArticle())).json<{ id: string }>();
      await agent.send("PUT", `/api/news/${id}`, { ...buildArticle(), version: 1 });
      await agent.send("PUT", `/api/news/${id}`, { ...buildArticle(), version: 1 });
      await agent.send("DELETE", `/api/news/${id}`);
    }
    const { id } = await written();
    const late = { kind: "news", id, version: 7 };
    expect((await staff.agent.post("/api/items/publish", late)).statusCode).toBe(409);
    expect(await site.prisma.staffAction.count()).toBe(before);
  });
});
