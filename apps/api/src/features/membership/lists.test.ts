import type { Application, ApplicationList } from "@headwaters/contracts";
import { buildStaff } from "@headwaters/testing/people/accounts";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";

const site = useSite();

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2026, 0, 1);

/** Applications, one a day. */
const applicants = [
  ["Maya", "Chen", "maya@example.org", "student", "pending"],
  ["Łukasz", "Nowak", "l.nowak@example.org", "family", "approved"],
  ["Siobhán", "O’Neill", "sio@example.net", "sponsor", "declined"],
  ["100%", "Under_score", "odd@example.org", "student", "withdrawn"],
  ["=cmd|' /C calc'!A0", '+1 "quoted", name', "formula@example.org", "family", "pending"],
  ["maya", "adler", "adler@example.com", "student", "approved"],
  [null, null, "nameless@example.org", "student", "pending"],
] as const;

let staff: Awaited<ReturnType<typeof buildStaff>>;
beforeAll(async () => {
  staff = await buildStaff(site);
  await site.prisma.membershipApplication.createMany({
    data: applicants.map(([firstName, lastName, email, membershipType, status], day) => ({
      firstName,
      lastName,
      email,
      membershipType,
      status,
      createdAt: new Date(FIRST + day * DAY),
    })),
  });
});

const ask = (query: Record<string, string> = {}) =>
  staff.agent.get(`/api/staff/applications?${new URLSearchParams(query)}`);
const list = async (query: Record<string, string> = {}) =>
  (await ask(query)).json<ApplicationList>();
const emails = ({ items }: { items: Pick<Application, "email">[] }) =>
  items.map(({ email }) => email.split("@", 1)[0]);

describe("the list of applications", () => {
  test("shows the newest first, with only the fields of a row", async () => {
    const { items, nextCursor } = await list();
    expect(emails({ items })).toEqual([
      "nameless",
      "adler",
      "formula",
      "odd",
      "sio",
      "l.nowak",
      "maya",
    ]);
    expect(nextCursor).toBeNull();
    expect(items.at(-1)).toEqual({
      id: expect.any(String),
      firstName: "Maya",
      lastName: "Chen",
      email: "maya@example.org",
      membershipType: "student",
      status: "pending",
      createdAt: "2026-01-01T00:00:00.000Z",
    });
  });

  test.each([
    [{ order: "oldest" }, ["maya", "l.nowak", "sio", "odd", "formula", "adler", "nameless"]],
    [{ order: "name" }, ["nameless", "formula", "adler", "maya", "l.nowak", "sio", "odd"]],
    [{ status: "pending" }, ["nameless", "formula", "maya"]],
    [{ membershipType: "student" }, ["nameless", "adler", "odd", "maya"]],
    [{ status: "pending", membershipType: "student", order: "oldest" }, ["maya", "nameless"]],
    [{ status: "", membershipType: "", search: "", order: "" }, null],
    [{ search: "maya" }, ["adler", "maya"]],
    [{ search: "MAYA chen" }, ["maya"]],
    [{ search: "chen maya example" }, ["maya"]],
    [{ search: "ukas" }, ["l.nowak"]],
    [{ search: "O’Ne" }, ["sio"]],
    [{ search: "example.net" }, ["sio"]],
    [{ search: "%" }, ["odd"]],
    [{ search: "r_s" }, ["odd"]],
    [{ search: "\\" }, []],
    [{ search: "maya", status: "approved" }, ["adler"]],
    [{ search: "'; DROP TABLE membership_applications; --" }, []],
  ])("filters, searches and sorts: %j", async (query, expected) => {
    const page = await list(query);
    expect(emails(page)).toEqual(expected ?? emails(await list()));
  });

  test.each(["newest", "oldest", "name"])(
    "paged, ordered by %s, shows each once",
    async (order) => {
      const whole = await list({ order });
      const seen: Application[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: ApplicationList = await list({ order, limit: "2", ...(cursor && { cursor }) });
        seen.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(whole.items);
    },
  );

  test("continues after the cursor even if the last application shown was decided or deleted", async () => {
    const { id } = await site.prisma.membershipApplication.create({
      data: { email: "gone@example.org", membershipType: "student", status: "pending" },
    });
    const { nextCursor } = await list({ status: "pending", limit: "1" });
    const byName = await list({ search: "gone", order: "name", limit: "1" });
    expect(byName.nextCursor).toBeNull();
    await site.prisma.membershipApplication.delete({ where: { id } });
    expect(emails(await list({ status: "pending", cursor: nextCursor ?? "" }))[0]).toBe("nameless");
    const lost = await ask({ order: "name", cursor: nextCursor ?? "" });
    expect(lost.statusCode).toBe(400);
    expect(lost.json().message).toMatch(/start again/);
  });

  test.each([
    ["Status must be one of: pending, approved, declined, withdrawn", { status: "won" }],
    ["Membership type must be one of: student, family, sponsor", { membershipType: "gold" }],
    ["Order must be one of: newest, oldest, name", { order: "random" }],
    ["Limit must be at most 100", { limit: "101" }],
    ["Search must be at most 200 characters", { search: "a".repeat(201) }],
    ["This page of the list is gone. Please start again from the first one.", { cursor: "nope" }],
    ["Cursor is not valid", { cursor: "'" }],
  ])("rejects unknown values: %s", async (message, query) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  test("counts applications by status", async () => {
    const response = await staff.agent.get("/trpc/membership.counts");
    expect(response.json().result.data.json).toEqual({
      pending: 3,
      approved: 2,
      declined: 1,
      withdrawn: 1,
    });
  });
});

describe("the file of applications", () => {
  const download = (query: Record<string, string> = {}) =>
    staff.agent.get(`/api/staff/applications.csv?${new URLSearchParams(query)}`);

  test("has the list's rows as CSV without formulas", async () => {
    const { statusCode, headers, body } = await download({ order: "oldest" });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(body.split("\r\n")).toEqual([
      "\uFEFFApplied,First name,Last name,Email,Membership,Status",
      "2025-12-31 16:00,Maya,Chen,maya@example.org,Student,Pending",
      "2026-01-01 16:00,Łukasz,Nowak,l.nowak@example.org,Family,Approved",
      "2026-01-02 16:00,Siobhán,O’Neill,sio@example.net,Sponsor,Declined",
      "2026-01-03 16:00,100%,Under_score,odd@example.org,Student,Withdrawn",
      `2026-01-04 16:00,'=cmd|' /C calc'!A0,"'+1 ""quoted"", name",formula@example.org,Family,Pending`,
      "2026-01-05 16:00,maya,adler,adler@example.com,Student,Approved",
      "2026-01-06 16:00,,,nameless@example.org,Student,Pending",
      "",
    ]);
  });

  test("applies the list's filters, and is logged without the search text", async () => {
    const { body } = await download({ search: "maya", status: "approved", membershipType: "" });
    expect(body.trim().split("\r\n")).toHaveLength(2);
    expect(body).toContain("adler@example.com");
    const [newest] = await site.prisma.staffAction.findMany({ orderBy: { at: "desc" }, take: 1 });
    expect(newest).toMatchObject({
      action: "membership.exported",
      actorId: staff.user.id,
      subjectId: null,
      details: { status: "approved", membershipType: null, searched: true, count: 1 },
    });
  });

  test("is rejected with unknown filters, and not logged", async () => {
    const before = await site.prisma.staffAction.count();
    const response = await download({ status: "won" });
    expect(response.statusCode).toBe(400);
    expect(await site.prisma.staffAction.count()).toBe(before);
  });

  test("is available by REST only", async () => {
    const input = encodeURIComponent(JSON.stringify({ json: {} }));
    const response = await staff.agent.get(`/trpc/membership.export?input=${input}`);
    expect(response.statusCode).toBe(415);
    expect(response.body).not.toContain("example");
  });

  test("is complete across pages of the query, in every order", async () => {
    await site.prisma.membershipApplication.createMany({
      data: Array.from({ length: 2_500 }, (_, n) => ({
        email: `many.${n}@example.org`,
        membershipType: "student",
        firstName: "Same",
        lastName: "Name",
        createdAt: new Date(FIRST + (n % 7)),
      })),
    });
    for (const order of ["newest", "oldest", "name"]) {
      const { body } = await download({ search: "same", order });
      const found = body.match(/many\.\d+@/g) ?? [];
      expect(found).toHaveLength(2_500);
      expect(new Set(found).size).toBe(2_500);
    }
  });
});
