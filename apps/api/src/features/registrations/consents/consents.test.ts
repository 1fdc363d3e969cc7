import { readFile } from "node:fs/promises";
import { type Consent, retentionDays } from "@headwaters/contracts";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { type Family, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sha256 } from "../../../platform/hash.ts";
import { applyRetention } from "../../../platform/jobs/retention.ts";
import { useSite } from "../../../testing/site.ts";
import { retention } from "../retention.ts";

const site = useSite();
const { publishEvent, register } = useRegistrations(site);

let staff: Awaited<ReturnType<typeof buildStaff>>;
beforeAll(async () => {
  staff = await buildStaff(site);
});
// Each test begins with the first texts.
beforeEach(async () => {
  await site.prisma.consent.deleteMany();
  await site.prisma.consentText.deleteMany({ where: { version: { gt: 1 } } });
});

const withPhotos = { participants: [{ ...mia, photoConsent: true }] };

const readText = async ({ agent }: Family) => (await agent.get("/api/consents/photos")).json();
const readConsents = async ({ agent }: Family) => (await agent.get("/api/consents")).json();
const readRoster = async (path: string) => (await staff.agent.get(`${path}/roster`)).json();
const withdraw = ({ agent }: Family, id: string) => agent.post(`/api/consents/${id}/withdraw`);

const change = (changed: Record<string, unknown>, kind = "photos") =>
  staff.agent.post(`/api/staff/consents/${kind}`, {
    version: 1,
    body: "In our calendar, too.",
    scope: "event",
    ...changed,
  });

describe("a consent to photos", () => {
  test("is recorded with the text, who agreed for whom, in what relation and when", async () => {
    const family = await buildMember(site, { firstName: "Ana", lastName: "Reyes" });
    const { path } = await publishEvent({ title: "Owl walk" });
    const { text } = await readText(family);
    expect(text).toMatchObject({ kind: "photos", version: 1, hash: sha256(text.body, "hex") });
    const { people } = await register(family, path, {
      participants: [{ ...mia, photoConsent: true }, { kind: "self" }],
      photoTextId: text.id,
    });
    expect(people).toMatchObject([{ photoConsent: true }, { photoConsent: false }]);
    expect(await readConsents(family)).toMatchObject([
      {
        kind: "photos",
        version: 1,
        body: text.body,
        hash: text.hash,
        firstName: "Mia",
        relation: "guardian",
        event: { title: "Owl walk" },
        season: null,
        withdrawnAt: null,
      },
    ]);
    const { entries, consentTexts } = await readRoster(path);
    expect(entries).toMatchObject([
      { firstName: "Mia", photoConsent: true, consents: [{ agreedBy: "Ana Reyes", version: 1 }] },
      { photoConsent: false, consents: [] },
    ]);
    expect(consentTexts).toMatchObject([{ id: text.id, body: text.body }]);
    const data = (await family.agent.get("/api/account/data")).json();
    expect(data.consents).toMatchObject([{ firstName: "Mia", hash: text.hash }]);
  });

  test("is withdrawn at any time, once, by its family alone, and the roster follows", async () => {
    const [family, other] = [await buildMember(site), await buildMember(site)];
    const { path } = await publishEvent();
    await register(family, path, withPhotos);
    const [{ id }] = await readConsents(family);
    expect((await withdraw(other, id)).statusCode).toBe(404);
    expect((await withdraw(family, "unknown")).statusCode).toBe(404);
    expect(await readRoster(path)).toMatchObject({ entries: [{ photoConsent: true }] });
    expect((await withdraw(family, id)).statusCode).toBe(200);
    const [{ withdrawnAt }] = await readConsents(family);
    expect(withdrawnAt).not.toBeNull();
    // Once more is harmless, and the time stays.
    expect((await withdraw(family, id)).statusCode).toBe(200);
    expect(await readConsents(family)).toMatchObject([{ withdrawnAt }]);
    expect(await readRoster(path)).toMatchObject({
      entries: [{ photoConsent: false, consents: [] }],
    });
    expect((await staff.agent.get(`${path}/roster.csv`)).body).toContain("No photos");
    expect((await family.agent.get(path)).json()).toMatchObject([{ photoConsent: false }]);
  });

  test("is to the text that was shown: a changed one gets 409, an unknown one 400", async () => {
    const family = await buildMember(site);
    const { id, path } = await publishEvent();
    const { text } = await readText(family);
    expect((await change({})).statusCode).toBe(200);
    const stale = await register(family, path, { ...withPhotos, photoTextId: text.id });
    expect([stale.status, stale.message]).toEqual([
      409,
      expect.stringContaining("The text about photos has changed"),
    ]);
    const unknown = await register(family, path, { ...withPhotos, photoTextId: "unknown" });
    expect([unknown.status, unknown.message]).toEqual([400, "This text about photos is unknown"]);
    expect(await site.prisma.registration.count({ where: { eventId: id } })).toBe(0);
    // Without a consent the text does not matter.
    const without = await register(family, path, { photoTextId: text.id });
    expect(without).toMatchObject({ status: 201, people: [{ photoConsent: false }] });
    const again = await publishEvent();
    const { text: newest } = await readText(family);
    await register(family, again.path, { ...withPhotos, photoTextId: newest.id });
    expect(await readConsents(family)).toMatchObject([
      { version: 2, body: "In our calendar, too." },
    ]);
  });

  test("for a season covers all its events until the text changes, and no other year", async () => {
    await change({ scope: "season" });
    const family = await buildMember(site);
    const year = new Date().getFullYear() + 1;
    const [first, second, next] = [
      await publishEvent({ eventDate: new Date(`${year}-05-01T16:00:00Z`) }),
      // New Year's Eve by the organization's clock.
      await publishEvent({ eventDate: new Date(`${year + 1}-01-01T05:00:00Z`) }),
      await publishEvent({ eventDate: new Date(`${year + 1}-05-01T16:00:00Z`) }),
    ];
    await register(family, first.path, withPhotos);
    const [{ id: childId }] = (await family.agent.get("/api/children")).json();
    const participants = [{ kind: "child", childId }];
    for (const { path } of [second, next]) await register(family, path, { participants });
    expect(await readConsents(family)).toMatchObject([{ season: year, event: null }]);
    expect(await readText(family)).toMatchObject({ agreed: [{ childId, season: year }] });
    const shown = async () => {
      const rosters = [first, second, next].map(({ path }) => readRoster(path));
      return (await Promise.all(rosters)).map(({ entries }) => entries[0].photoConsent);
    };
    expect(await shown()).toEqual([true, true, false]);
    await change({ version: 2, body: "In films, too.", scope: "season" });
    expect(await readText(family)).toMatchObject({ agreed: [] });
    expect(await shown()).toEqual([false, false, false]);
  });

  test("for a season that was given twice is withdrawn as a whole", async () => {
    await change({ scope: "season" });
    const family = await buildMember(site);
    const [first, second] = [await publishEvent(), await publishEvent()];
    // Two forms that were opened before either was sent.
    await register(family, first.path, withPhotos);
    const [{ id: childId }] = (await family.agent.get("/api/children")).json();
    const participants = [{ kind: "child", childId, photoConsent: true }];
    await register(family, second.path, { participants });
    const [{ id }] = await readConsents(family);
    expect((await withdraw(family, id)).statusCode).toBe(200);
    for (const { path } of [first, second]) {
      expect(await readRoster(path)).toMatchObject({ entries: [{ photoConsent: false }] });
    }
  });

  test("of an adult is for themselves, and a new registration asks anew", async () => {
    const family = await buildMember(site);
    const first = await publishEvent();
    await register(family, first.path, { participants: [{ kind: "self", photoConsent: true }] });
    expect(await readConsents(family)).toMatchObject([{ relation: "self" }]);
    const second = await publishEvent();
    await register(family, second.path, { participants: [{ kind: "self" }] });
    expect(await readRoster(second.path)).toMatchObject({ entries: [{ photoConsent: false }] });
  });

  test("goes with the account, and with the registration of a removed child it stays", async () => {
    const family = await buildMember(site);
    const { path } = await publishEvent();
    await register(family, path, withPhotos);
    const [{ id: childId }] = (await family.agent.get("/api/children")).json();
    await family.agent.send("DELETE", `/api/children/${childId}`);
    expect(await readRoster(path)).toMatchObject({ entries: [{ photoConsent: true }] });
    await family.agent.post("/api/account/delete", { currentPassword: family.account.password });
    expect(await site.prisma.consent.count()).toBe(0);
  });
});

test("the migration makes records of the photo consents of earlier registrations", async () => {
  const family = await buildMember(site);
  const { id, path } = await publishEvent();
  await register(family, path, { participants: [mia, { kind: "self" }] });
  // As the version before has stored it.
  await site.prisma.registration.updateMany({
    where: { eventId: id },
    data: { photoConsent: true },
  });
  const file =
    "../../../../../../packages/db/prisma/migrations/20261127211000_consents/migration.sql";
  const sql = await readFile(new URL(file, import.meta.url), "utf8");
  await site.prisma.$executeRawUnsafe(sql.slice(sql.lastIndexOf('INSERT INTO "consents"')));
  const consents = await readConsents(family);
  expect(consents.map(({ relation, version }: Consent) => [relation, version]).sort()).toEqual([
    ["guardian", 1],
    ["self", 1],
  ]);
  expect(await readRoster(path)).toMatchObject({
    entries: [{ photoConsent: true }, { photoConsent: true }],
  });
});

describe("medical clearance", () => {
  test("is noted and removed by staff on the roster, also of people who were added by hand", async () => {
    const leader = await buildLeader(site);
    const { id, path } = await publishEvent({ authorId: leader.user.id });
    await register(await buildMember(site), path);
    await staff.agent.post(`${path}/add`, {
      participants: [{ firstName: "Rosa", birthYear: null }],
    });
    const note = (agent: typeof staff.agent, registrationId: string, received: unknown) =>
      agent.post(`${path}/medical-clearance`, { registrationId, received });
    const [first, second] = (await readRoster(path)).entries;
    for (const received of [true, true]) {
      expect((await note(staff.agent, first.id, received)).statusCode).toBe(200);
      expect((await note(staff.agent, second.id, received)).statusCode).toBe(200);
    }
    const clearance = { kind: "medical-clearance", relation: "staff" };
    const year = new Date((await readRoster(path)).event.eventDate).getFullYear();
    expect(await readRoster(path)).toMatchObject({
      entries: [
        { consents: [{ ...clearance, season: year }] },
        { consents: [{ ...clearance, season: null }] },
      ],
    });
    expect((await note(staff.agent, first.id, false)).statusCode).toBe(200);
    expect((await note(staff.agent, first.id, false)).statusCode).toBe(200);
    expect((await readRoster(path)).entries[0].consents).toEqual([]);
    const actions = await site.prisma.staffAction.findMany({
      where: { subjectId: id, action: { startsWith: "registrations.medicalClearance" } },
      orderBy: { id: "asc" },
    });
    expect(actions.map(({ action, details }) => [action, details])).toEqual([
      ["registrations.medicalClearanceNoted", { registration: first.id }],
      ["registrations.medicalClearanceNoted", { registration: second.id }],
      ["registrations.medicalClearanceRemoved", { registration: first.id }],
    ]);

    expect((await note(leader.agent, second.id, false)).statusCode).toBe(404);
    expect((await note(staff.agent, "unknown", true)).statusCode).toBe(404);
    expect((await note(staff.agent, second.id, "yes")).statusCode).toBe(400);
    const other = await publishEvent();
    const elsewhere = { registrationId: second.id, received: true };
    const wrong = await staff.agent.post(`${other.path}/clearance`, elsewhere);
    expect(wrong.statusCode).toBe(404);
  });

  test("is no consent of the family that it could withdraw, and leaders see it around the event alone", async () => {
    const leader = await buildLeader(site);
    const eventDate = new Date(Date.now() + 20 * 86_400_000);
    const { id, path } = await publishEvent({ authorId: leader.user.id, eventDate });
    const family = await buildMember(site);
    const { people } = await register(family, path);
    const sent = { registrationId: people[0]?.id, received: true };
    await staff.agent.post(`${path}/medical-clearance`, sent);
    const [{ id: consentId, relation }] = await readConsents(family);
    expect(relation).toBe("staff");
    expect((await withdraw(family, consentId)).statusCode).toBe(404);
    const seen = async () => (await leader.agent.get(`${path}/roster`)).json().entries[0].consents;
    expect(await seen()).toEqual([]);
    await site.prisma.event.update({ where: { id }, data: { eventDate: new Date() } });
    // Next year's season may not be this year's.
    await site.prisma.consent.updateMany({ data: { season: new Date().getFullYear() } });
    expect(await seen()).toHaveLength(1);
  });
});

describe("the texts", () => {
  test("are changed by staff: versions stay, and two changes at once lose nothing in silence", async () => {
    const member = await buildMember(site);
    expect((await member.agent.get("/api/staff/consents")).statusCode).toBe(404);
    expect((await member.agent.post("/api/staff/consents/photos", {})).statusCode).toBe(404);
    const bodies = ["In films, too.", "In books, too."];
    const answers = await Promise.all(bodies.map((body) => change({ body })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toContain("Somebody else has changed this text meanwhile");
    const [photos] = (await staff.agent.get("/api/staff/consents")).json();
    expect(photos).toMatchObject({ kind: "photos", version: 2, hash: sha256(photos.body, "hex") });
    // The same words once more are no new version.
    await change({ version: 2, body: photos.body });
    expect(await site.prisma.consentText.count({ where: { kind: "photos" } })).toBe(2);
  });

  test.for([
    [{ body: "  " }, "Text is required"],
    [{ body: "x".repeat(2_001) }, "Text must be at most 2,000 characters"],
    [{ scope: "life" }, "Scope must be one of: event, season"],
    [{ version: "first" }, "Version must be the number that you have read"],
  ] as const)("refuse %j", async ([wrong, message]) => {
    const refused = await change(wrong);
    expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
    expect((await change({}, "tattoos")).statusCode).toBe(400);
    expect(await site.prisma.consentText.count({ where: { kind: "photos" } })).toBe(1);
  });

  test("cannot be changed behind their hash, nor deleted while a consent refers to them", async () => {
    const { path } = await publishEvent();
    await register(await buildMember(site), path, withPhotos);
    const where = { kind_version: { kind: "photos", version: 1 } } as const;
    const forged = site.prisma.consentText.update({ where, data: { body: "Anything." } });
    await expect(forged).rejects.toThrow(/consent_texts_hash_check/);
    await expect(site.prisma.consentText.delete({ where })).rejects.toThrow();
  });
});

test("retention deletes consents for a season some time after its end, and others with their registrations", async () => {
  const { user } = await buildMember(site);
  const { id: textId } = await site.prisma.consentText.findFirstOrThrow();
  const past = (days: number) => new Date(Date.now() - days * 86_400_000).getFullYear();
  const ended = past(retentionDays.consents) - 1;
  const person = { textId, adultId: user.id, agreedById: user.id, relation: "self" as const };
  await site.prisma.consent.createMany({
    data: [
      { ...person, season: ended },
      { ...person, season: ended + 1 },
    ],
  });
  await applyRetention(site.prisma, [retention]);
  expect(await site.prisma.consent.findMany()).toMatchObject([{ season: ended + 1 }]);
});
