import type { Person, PersonEntry } from "@headwaters/contracts";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { beforeEach, describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();

beforeEach(() => site.prisma.user.deleteMany());

type Staff = Awaited<ReturnType<typeof buildStaff>>;

async function found({ agent }: Staff, query: string) {
  const response = await agent.get(`/api/staff/people?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ items: PersonEntry[]; nextCursor: string | null }>();
}

const actions = () => site.prisma.staffAction.findMany({ orderBy: { at: "desc" }, take: 5 });

describe("the list of people", () => {
  test("is paged, newest first, with only the necessary fields", async () => {
    const staff = await buildStaff(site);
    for (const firstName of ["Bo", "Cy"]) await buildMember(site, { firstName });
    const first = await found(staff, "limit=2");
    expect(first.items.map(({ firstName }) => firstName)).toEqual(["Cy", "Bo"]);
    expect(Object.keys(first.items[0] ?? {}).sort()).toEqual(
      ["createdAt", "email", "firstName", "id", "isSuspended", "lastName", "role", "roles"].sort(),
    );
    const second = await found(staff, `limit=2&cursor=${first.nextCursor}`);
    expect(second.items).toMatchObject([{ id: staff.user.id, role: "staff" }]);
    expect(second.nextCursor).toBeNull();
  });

  test("finds parts of names and addresses, matching every word", async () => {
    const staff = await buildStaff(site);
    await buildMember(site, { firstName: "Zoë", lastName: "O’Neill", email: "zo_e@example.org" });
    await buildMember(site, { firstName: "Zoe", lastName: "Marsh", email: "zoxe@example.org" });
    const names = async (search: string) =>
      (await found(staff, new URLSearchParams({ search }).toString())).items.map(
        ({ lastName }) => lastName,
      );
    expect(await names("o’NEIL")).toEqual(["O’Neill"]);
    expect(await names("zo example")).toEqual(["Marsh", "O’Neill"]);
    expect(await names("o_e")).toEqual(["O’Neill"]);
    expect(await names("%")).toEqual([]);
    expect(await names("\\")).toEqual([]);
  });

  test("can be filtered by staff", async () => {
    const staff = await buildStaff(site);
    await buildMember(site);
    expect((await found(staff, "role=staff")).items).toMatchObject([{ id: staff.user.id }]);
    expect((await staff.agent.get("/api/staff/people?role=admin")).statusCode).toBe(400);
    expect((await staff.agent.get("/api/staff/people?cursor=abc")).statusCode).toBe(400);
  });
});

describe("a person", () => {
  test("is shown with only the necessary fields", async () => {
    const staff = await buildStaff(site);
    const { user, agent, account } = await buildMember(site, { firstName: "Bo" });
    await agent.post("/api/login", account);
    const news = { title: "A", content: "B", category: "event", published: false };
    await agent.post("/api/news", news);
    const person = (await staff.agent.get(`/api/staff/people/${user.id}`)).json<Person>();
    expect(person).toMatchObject({
      id: user.id,
      firstName: "Bo",
      role: "member",
      roles: [],
      grants: [],
      devices: 1,
      items: { news: 1, events: 0, education: 0 },
    });
    expect(person.lastUsed).toMatch(/:00:00.000Z$/);
    expect(Object.keys(person).sort()).toEqual(
      [
        "createdAt",
        "devices",
        "email",
        "firstName",
        "grants",
        "hasSecondFactor",
        "id",
        "isSuspended",
        "items",
        "lastName",
        "lastUsed",
        "role",
        "roles",
        "suspension",
      ].sort(),
    );
    for (const role of ["leader", "staff"]) {
      await staff.agent.post(`/api/staff/people/${user.id}/grant`, { role });
    }
    const { roles, grants } = (
      await staff.agent.get(`/api/staff/people/${user.id}`)
    ).json<Person>();
    expect(roles).toEqual(["staff", "leader"]);
    expect(grants.map(({ role }) => role).sort()).toEqual(["leader", "staff"]);
    const gone = await staff.agent.get("/api/staff/people/nobody");
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toEqual({ code: "NOT_FOUND", message: "This account is no longer here." });
  });

  test("becomes staff and a member again, effective at once, with a log entry", async () => {
    const staff = await buildStaff(site);
    const { user, agent } = await buildMember(site);
    expect((await agent.get("/api/staff")).statusCode).toBe(404);
    await staff.agent.post(`/api/staff/people/${user.id}/grant`);
    await staff.agent.post(`/api/staff/people/${user.id}/grant`);
    expect((await agent.get("/api/staff")).statusCode).toBe(200);
    expect((await staff.agent.post(`/api/staff/people/${user.id}/revoke`)).statusCode).toBe(200);
    expect((await agent.get("/api/staff")).statusCode).toBe(404);
    const subject = { subjectKind: "account", subjectId: user.id, actorId: staff.user.id };
    const [revoked, granted] = await actions();
    expect(revoked).toMatchObject({ action: "people.revoked", ...subject });
    expect(granted).toMatchObject({ action: "people.granted", ...subject });
    const gone = await staff.agent.post("/api/staff/people/nobody/grant");
    expect([gone.statusCode, gone.json().message]).toEqual([
      404,
      "This account is no longer here.",
    ]);
  });

  test("can give up the staff role, unless it is the last", async () => {
    const staff = await buildStaff(site);
    const revoke = () => staff.agent.post(`/api/staff/people/${staff.user.id}/revoke`);
    const rejected = await revoke();
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      409,
      "This is the last staff account. Make another one staff first.",
    ]);
    await buildStaff(site);
    expect((await revoke()).statusCode).toBe(200);
    expect((await revoke()).statusCode).toBe(404);
  });

  test.each([2, 3])(
    "of %i staff who concurrently revoke each other's role one stays",
    async (count) => {
      const staff: Staff[] = [];
      for (let index = 0; index < count; index += 1) staff.push(await buildStaff(site));
      const responses = await Promise.all(
        staff.map(({ agent }, index) =>
          agent.post(`/api/staff/people/${staff[(index + 1) % count]?.user.id}/revoke`),
        ),
      );
      expect(responses.map(({ statusCode }) => statusCode)).not.toContain(500);
      expect(await site.prisma.userRole.count({ where: { role: "staff" } })).toBeGreaterThan(0);
    },
  );

  test("is signed out everywhere; staff who do so to themselves keep their current session", async () => {
    const staff = await buildStaff(site);
    const { user, agent } = await buildMember(site);
    const signOut = (id: string) => staff.agent.post(`/api/staff/people/${id}/sign-out`);
    expect((await signOut(user.id)).statusCode).toBe(200);
    expect((await agent.get("/api/user")).statusCode).toBe(401);
    expect((await actions())[0]).toMatchObject({
      action: "people.signedOut",
      actorId: staff.user.id,
      subjectId: user.id,
    });
    const elsewhere = Object.assign(Object.create(staff.agent), { cookies: new Map() });
    await elsewhere.post("/api/login", staff.account);
    expect((await elsewhere.get("/api/user")).statusCode).toBe(200);
    await signOut(staff.user.id);
    expect((await elsewhere.get("/api/user")).statusCode).toBe(401);
    expect((await staff.agent.get("/api/user")).statusCode).toBe(200);
    expect((await signOut("nobody")).statusCode).toBe(404);
  });
});
