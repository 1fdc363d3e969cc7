import { CLEARANCE_KINDS_MAX, toDay } from "@headwaters/contracts";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { beforeEach, describe, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";

const site = useSite();
const path = "/api/staff/clearances";

const DAY = 24 * 60 * 60 * 1000;
/** The day so many days from now, in the organization's time zone. */
const inDays = (days: number) => toDay(new Date(Date.now() + days * DAY));

type Account = Awaited<ReturnType<typeof buildMember>>;

beforeEach(async () => {
  await site.prisma.user.deleteMany();
  await site.prisma.clearanceKind.deleteMany();
  await site.prisma.siteSettings.deleteMany();
});

const buildKind = (overrides: Record<string, unknown> = {}) =>
  site.prisma.clearanceKind.create({
    data: {
      name: "Background check",
      description: "Fingerprints.",
      validMonths: 24,
      isNeeded: true,
      ...overrides,
    },
  });

async function note({ agent }: Account, sent: Record<string, unknown>) {
  const response = await agent.post(path, { clearedOn: inDays(-10), ...sent });
  return [response.statusCode, response.json().message];
}

const noted = async ({ user }: Account) =>
  site.prisma.clearance.findMany({ where: { userId: user.id }, orderBy: { clearedOn: "asc" } });

describe("noting a clearance", () => {
  test("is for several people at once, counts the months of its kind, and is in the log without dates", async () => {
    const staff = await buildStaff(site);
    const [one, two] = [await buildLeader(site), await buildMember(site)];
    const kind = await buildKind();
    const userIds = [one.user.id, two.user.id, one.user.id];
    const sent = { userIds, kindId: kind.id, clearedOn: "2026-01-31" };
    expect(await note(staff, sent)).toEqual([200, undefined]);
    for (const person of [one, two]) {
      expect(await noted(person)).toMatchObject([
        {
          clearedOn: new Date("2026-01-31"),
          validUntil: new Date("2028-01-31"),
          notedById: staff.user.id,
        },
      ]);
    }
    expect(await note(staff, sent)).toEqual([200, undefined]); // harmless again
    const actions = await site.prisma.staffAction.findMany({
      where: { action: "clearances.noted", actorId: staff.user.id },
    });
    expect(actions.map(({ subjectId, details }) => [subjectId, details]).sort()).toEqual(
      [one, two].map(({ user }) => [user.id, { clearance: "Background check" }]).sort(),
    );
  });

  test("takes another end, and none where the kind has none", async () => {
    const staff = await buildStaff(site);
    const leader = await buildLeader(site);
    const [check, training] = [
      await buildKind({ validMonths: null }),
      await buildKind({ name: "Training" }),
    ];
    const userIds = [leader.user.id];
    expect(await note(staff, { userIds, kindId: check.id, validUntil: "" })).toEqual([
      200,
      undefined,
    ]);
    const validUntil = inDays(90);
    expect((await note(staff, { userIds, kindId: training.id, validUntil }))[0]).toBe(200);
    const { clearances, isCleared } = (
      await staff.agent.get(`/api/staff/people/${leader.user.id}/clearances`)
    ).json();
    expect(isCleared).toBe(true);
    expect(clearances).toMatchObject([
      { kind: "Background check", validUntil: null, state: "valid", isPast: false },
      { kind: "Training", validUntil, state: "valid", isPast: false, notedBy: "Ana Reyes" },
    ]);
  });

  test.each([
    [{ clearedOn: inDays(1) }, "Cleared on must not be in the future"],
    [{ clearedOn: "2026-02-31" }, "Cleared on must be a day such as 2026-05-01"],
    [{ clearedOn: "2025-02-29" }, "Cleared on must be a day such as 2026-05-01"],
    [{ clearedOn: "31/02/2026" }, "Cleared on must be a day such as 2026-05-01"],
    [{ clearedOn: "2026-05-01T00:00:00Z" }, "Cleared on must be a day such as 2026-05-01"],
    [{ clearedOn: "" }, "Cleared on is required"],
    [{ clearedOn: "1999-12-31" }, "Cleared on must be between 2000 and 2099"],
    [{ validUntil: "2026-06-31" }, "Valid until must be a day such as 2026-05-01"],
    [{ validUntil: "2100-01-01" }, "Valid until must be between 2000 and 2099"],
    [{ validUntil: inDays(-11) }, "Valid until must not be before the day of the clearance"],
    [{ userIds: [] }, "Choose who was cleared"],
    [{ userIds: undefined }, "Choose who was cleared"],
    [
      { userIds: Array.from({ length: 101 }, (_, index) => `u${index}`) },
      "At most 100 people can be cleared at once",
    ],
  ])("refuses %j and stores nothing", async (wrong, message) => {
    const staff = await buildStaff(site);
    const leader = await buildLeader(site);
    const { id } = await buildKind();
    const sent = { userIds: [leader.user.id], kindId: id, ...wrong };
    expect(await note(staff, sent)).toEqual([400, message]);
    expect(await site.prisma.clearance.count()).toBe(0);
  });

  test("refuses unknown and archived kinds and unknown people, for all who were named", async () => {
    const staff = await buildStaff(site);
    const leader = await buildLeader(site);
    const userIds = [leader.user.id];
    const kind = await buildKind();
    expect(await note(staff, { userIds, kindId: "unknown" })).toEqual([
      404,
      "This kind of clearance is no longer here.",
    ]);
    expect(await note(staff, { userIds: ["unknown"], kindId: kind.id })).toEqual([
      404,
      "This account is no longer here.",
    ]);
    expect(await note(staff, { userIds: [...userIds, "unknown"], kindId: kind.id })).toEqual([
      409,
      "One of these accounts is no longer here, so nothing was noted.",
    ]);
    await staff.agent.post(`${path}/kinds/${kind.id}/archive`);
    expect(await note(staff, { userIds, kindId: kind.id })).toEqual([
      409,
      "“Background check” is archived, so nothing was noted.",
    ]);
    expect(await site.prisma.clearance.count()).toBe(0);
  });

  test("loses nothing in silence when two of the staff note the same day with other ends", async () => {
    const [one, two] = [await buildStaff(site), await buildStaff(site)];
    const leader = await buildLeader(site);
    const { id: kindId } = await buildKind();
    const sent = { userIds: [leader.user.id], kindId };
    const statuses = await Promise.all([
      note(one, { ...sent, validUntil: inDays(100) }),
      note(two, { ...sent, validUntil: inDays(200) }),
    ]);
    expect(statuses.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(statuses.find(([status]) => status === 409)?.[1]).toBe(
      "“Background check” of this day is noted already, with another end. Remove that one first.",
    );
    expect(await noted(leader)).toHaveLength(1);
  });

  test("of a mistake can be removed, and the earlier one counts again", async () => {
    const staff = await buildStaff(site);
    const leader = await buildLeader(site);
    const { id: kindId } = await buildKind();
    const userIds = [leader.user.id];
    await note(staff, { userIds, kindId, validUntil: inDays(30) });
    await note(staff, { userIds, kindId, clearedOn: inDays(0) });
    const read = async () =>
      (await staff.agent.get(`/api/staff/people/${leader.user.id}/clearances`)).json().clearances;
    expect((await read()).map(({ isPast }: { isPast: boolean }) => isPast)).toEqual([false, true]);
    const [{ id }] = await read();
    for (const _ of ["once", "again"]) {
      expect((await staff.agent.send("DELETE", `${path}/${id}`)).statusCode).toBe(200);
    }
    expect(await read()).toMatchObject([
      { validUntil: inDays(30), isPast: false, state: "ending" },
    ]);
    expect(
      await site.prisma.staffAction.count({
        where: { action: "clearances.removed", subjectId: leader.user.id },
      }),
    ).toBe(1);
  });
});

describe("kinds", () => {
  const kind = { name: "CPR", description: "At the dock.", validMonths: "24", isNeeded: false };
  const settings = async ({ agent }: Account) => (await agent.get(`${path}/settings`)).json();

  test("come from a preset, once, and can be added, changed, archived and used again", async () => {
    const staff = await buildStaff(site);
    const both = await Promise.all([1, 2].map(() => staff.agent.post(`${path}/preset`)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await staff.agent.post(`${path}/kinds`, kind)).statusCode).toBe(200);
    const { kinds } = await settings(staff);
    expect(
      kinds.map((one: Record<string, unknown>) => [one.name, one.validMonths, one.isNeeded]),
    ).toEqual([
      ["Background check", null, true],
      ["Child abuse training", 24, true],
      ["CPR", 24, false],
      ["First aid", 24, false],
    ]);
    const { id, version } = kinds[2];
    const changed = { ...kind, validMonths: "", isNeeded: true, version };
    expect((await staff.agent.send("PUT", `${path}/kinds/${id}`, changed)).statusCode).toBe(200);
    const stale = await staff.agent.send("PUT", `${path}/kinds/${id}`, changed);
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      "Someone has changed this meanwhile. Nothing was saved: please look at it again.",
    ]);
    for (const action of ["archive", "archive", "restore", "restore", "archive"]) {
      expect((await staff.agent.post(`${path}/kinds/${id}/${action}`)).statusCode).toBe(200);
    }
    expect((await settings(staff)).kinds.at(-1)).toMatchObject({
      name: "CPR",
      validMonths: null,
      isNeeded: true,
      archivedAt: expect.any(String),
    });
  });

  test("in use have different names, also when both are added at once; archived ones do not matter", async () => {
    const staff = await buildStaff(site);
    const add = (name: string) => staff.agent.post(`${path}/kinds`, { ...kind, name });
    const responses = await Promise.all([add("CPR"), add("cpr")]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const refused = responses.find(({ statusCode }) => statusCode === 400)?.json();
    expect(refused.message).toBe("There is a kind of this name already");
    const [{ id }] = (await settings(staff)).kinds;
    await staff.agent.post(`${path}/kinds/${id}/archive`);
    expect((await add("CPR")).statusCode).toBe(200);
    const again = await staff.agent.post(`${path}/kinds/${id}/restore`);
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      "There is a kind of this name already",
    ]);
  });

  test("are limited in number", async () => {
    const staff = await buildStaff(site);
    for (let count = 0; count < CLEARANCE_KINDS_MAX; count += 1) {
      await buildKind({ name: `Kind ${count}` });
    }
    const response = await staff.agent.post(`${path}/kinds`, kind);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      "At most 12 kinds can be in use. Archive one first.",
    ]);
  });

  test.each([
    [{ name: " " }, "Name is required"],
    [{ name: "x".repeat(61) }, "Name must be at most 60 characters"],
    [{ description: "" }, "Description is required"],
    [{ validMonths: 0 }, "Valid for must be a whole number from 1 to 120"],
    [{ validMonths: 1.5 }, "Valid for must be a whole number from 1 to 120"],
    [{ validMonths: "two" }, "Valid for must be a whole number from 1 to 120"],
    [{ validMonths: 121 }, "Valid for must be a whole number from 1 to 120"],
  ])("refuse %j", async (wrong, message) => {
    const staff = await buildStaff(site);
    const response = await staff.agent.post(`${path}/kinds`, { ...kind, ...wrong });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
    expect(await site.prisma.clearanceKind.count()).toBe(0);
  });
});

describe("the list of people", () => {
  type Listed = { id: string; endsOn: string | null; isCleared: boolean | null };
  const list = async ({ agent }: Account, query = "") =>
    (await agent.get(`${path}?${query}`)).json<{ items: Listed[]; nextCursor: string | null }>();
  const listIds = async (staff: Account, query = "") =>
    (await list(staff, query)).items.map(({ id }) => id);

  test("has leaders, staff and whoever is cleared; those first whose clearance ends next", async () => {
    const staff = await buildStaff(site, { firstName: "Zora" });
    const [soon, later, none] = [
      await buildLeader(site, { firstName: "Soon" }),
      await buildMember(site, { firstName: "Later" }),
      await buildLeader(site, { firstName: "None" }),
    ];
    const stranger = await buildMember(site, { firstName: "Stranger" });
    const [check, training] = [await buildKind(), await buildKind({ name: "Training" })];
    const old = await buildKind({ name: "Old", archivedAt: new Date() });
    const hold = (person: Account, kind: { id: string }, until: number | null) =>
      site.prisma.clearance.create({
        data: {
          userId: person.user.id,
          kindId: kind.id,
          clearedOn: new Date(inDays(-400 - (until ?? 0))),
          validUntil: until === null ? null : new Date(inDays(until)),
        },
      });
    await hold(soon, check, -1);
    await hold(soon, check, 61); // newer
    await hold(soon, training, 20);
    await hold(later, check, 300);
    await hold(later, old, 1);
    await hold(none, training, -5);

    const { items } = await list(staff);
    expect(items.map(({ id, endsOn, isCleared }) => [id, endsOn, isCleared])).toEqual([
      [none.user.id, inDays(-5), false],
      [soon.user.id, inDays(20), true],
      [later.user.id, inDays(300), false],
      [staff.user.id, null, false],
    ]);
    expect(await listIds(staff, "state=cleared")).toEqual([soon.user.id]);
    expect(await listIds(staff, "state=ending")).toEqual([soon.user.id]);
    expect(await listIds(staff, "state=ended")).toEqual([none.user.id]);
    expect(await listIds(staff, "state=notCleared&order=name")).toEqual([
      later.user.id,
      none.user.id,
      staff.user.id,
    ]);
    expect(await listIds(staff, "search=stranger")).toEqual([]);
    expect(await listIds(staff, "search=stranger&who=everyone")).toEqual([stranger.user.id]);

    // Page by page the same.
    for (const order of ["end", "name"]) {
      const whole = await listIds(staff, `order=${order}`);
      const paged: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          staff,
          `order=${order}&limit=1${cursor && `&cursor=${cursor}`}`,
        );
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(whole);
    }
    const lost = await staff.agent.get(`${path}?cursor=nobody`);
    expect(lost.statusCode).toBe(400);
  });

  test("says nothing of being cleared while no kind is needed, and filters then find nobody", async () => {
    const staff = await buildStaff(site);
    await buildKind({ isNeeded: false });
    expect((await list(staff)).items).toMatchObject([{ id: staff.user.id, isCleared: null }]);
    expect(await listIds(staff, "state=cleared")).toEqual([]);
    expect(await listIds(staff, "state=notCleared")).toEqual([]);
  });

  test("for the insurer is by name, as of today, without suspended accounts and archived kinds", async () => {
    const staff = await buildStaff(site, { lastName: "Young" });
    const leader = await buildLeader(site, { lastName: "Abara" });
    const gone = await buildLeader(site, { lastName: "Gone" });
    await site.prisma.suspension.create({ data: { userId: gone.user.id } });
    const kind = await buildKind();
    await buildKind({ name: "Old", archivedAt: new Date() });
    await note(staff, { userIds: [leader.user.id, gone.user.id], kindId: kind.id });
    const report = (await staff.agent.get(`${path}/report`)).json();
    expect(report).toMatchObject({ day: inDays(0), isComplete: true, kinds: [{ id: kind.id }] });
    expect(report.kinds).toHaveLength(1);
    expect(report.people).toMatchObject([
      { lastName: "Abara", isCleared: true, clearances: [{ clearedOn: inDays(-10) }] },
      { lastName: "Young", isCleared: false, clearances: [] },
    ]);
  });
});

test("the site's numbers are two adults for six children until staff change them, one after the other", async () => {
  const [one, two] = [await buildStaff(site), await buildStaff(site)];
  const read = async () => (await one.agent.get(`${path}/settings`)).json().ratio;
  const set = ({ agent }: Account, sent: Record<string, unknown>) =>
    agent.send("PUT", `${path}/ratio`, sent);
  expect(await read()).toEqual({ adultsPerGroup: 2, childrenPerGroup: 6, version: 0 });
  for (const version of [0, 1]) {
    const both = await Promise.all([
      set(one, { adultsPerGroup: "3", childrenPerGroup: "8", version }),
      set(two, { adultsPerGroup: 1, childrenPerGroup: 5, version }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(version + 1);
  }
  for (const [sent, message] of [
    [{ adultsPerGroup: 0 }, "Adults must be a whole number from 1 to 20"],
    [{ adultsPerGroup: "" }, "Adults must be a whole number from 1 to 20"],
    [{ childrenPerGroup: 101 }, "Children must be a whole number from 1 to 100"],
    [{ childrenPerGroup: "six" }, "Children must be a whole number from 1 to 100"],
    [{ version: 2 ** 31 - 1 }, "Version must be the number that you have read"],
  ] as const) {
    const response = await set(one, {
      adultsPerGroup: 2,
      childrenPerGroup: 6,
      version: 2,
      ...sent,
    });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  }
});

test("a person sees their own clearances, in my data too; with the account they are deleted", async () => {
  const staff = await buildStaff(site);
  const leader = await buildLeader(site);
  const [kind, old] = [await buildKind(), await buildKind({ name: "Old" })];
  const userIds = [leader.user.id];
  await note(staff, { userIds, kindId: kind.id, clearedOn: inDays(-700) });
  await note(staff, { userIds, kindId: kind.id, validUntil: inDays(50) });
  await note(staff, { userIds, kindId: old.id });
  await site.prisma.clearanceKind.update({
    where: { id: old.id },
    data: { archivedAt: new Date() },
  });
  expect((await leader.agent.get("/api/account/clearances")).json()).toEqual([
    {
      kind: "Background check",
      description: "Fingerprints.",
      kindId: kind.id,
      clearedOn: inDays(-10),
      validUntil: inDays(50),
      state: "ending",
    },
  ]);
  expect((await (await buildMember(site)).agent.get("/api/account/clearances")).json()).toEqual([]);
  const read = async ({ agent }: Account) => (await agent.get("/api/account/data")).json();
  expect((await read(leader)).clearances).toHaveLength(3);
  expect((await read(staff)).notedClearances).toMatchObject([
    { kind: "Background check", clearedOn: inDays(-700) },
    { kind: "Background check" },
    { kind: "Old" },
  ]);
  const { password } = leader.account;
  const deletion = await leader.agent.post("/api/account/delete", { currentPassword: password });
  expect(deletion.statusCode).toBe(200);
  expect(await site.prisma.clearance.count()).toBe(0);
});
