import type { MessageEntries } from "@headwaters/contracts";
import { buildMessage } from "@headwaters/testing/factories";
import { buildStaff } from "@headwaters/testing/people/accounts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let staff: Awaited<ReturnType<typeof buildStaff>>;

beforeAll(async () => {
  staff = await buildStaff(site);
});
beforeEach(() => site.prisma.contactSubmission.deleteMany());

/** Stores a message sent `days` days ago, and answered `answered` days ago if given. */
async function write(
  firstName: string,
  {
    days = 0,
    answered,
    ...more
  }: { days?: number; answered?: number } & Record<string, unknown> = {},
) {
  const createdAt = new Date(Date.now() - days * DAY);
  const { id } = await site.prisma.contactSubmission.create({
    data: { ...buildMessage({ firstName, ...more }), createdAt },
  });
  if (answered === undefined) return id;
  await site.prisma.contactSubmission.update({ where: { id }, data: { responded: true } });
  const respondedAt = new Date(Date.now() - answered * DAY);
  await site.prisma.contactThread.update({ where: { submissionId: id }, data: { respondedAt } });
  return id;
}

const list = async (query: Record<string, string> = {}): Promise<MessageEntries> => {
  const response = await staff.agent.get(`/api/staff/messages?${new URLSearchParams(query)}`);
  expect(response.statusCode).toBe(200);
  return response.json();
};
const names = async (query: Record<string, string> = {}) =>
  (await list(query)).items.map(({ firstName }) => firstName);

describe("the list of messages", () => {
  test("shows open messages first, by due date, then answered ones, latest answer first", async () => {
    await write("Answered long ago", { days: 9, answered: 8 });
    await write("New");
    await write("Late", { days: 3 });
    await write("Answered now", { days: 20, answered: 0 });
    await write("Waits", { days: 1 });
    const expected = ["Late", "Waits", "New", "Answered now", "Answered long ago"];
    expect(await names()).toEqual(expected);
    const { items } = await list();
    expect(items.map(({ isLate }) => isLate)).toEqual([true, false, false, false, false]);
  });

  test("is paged, from open messages on to answered ones", async () => {
    for (let day = 0; day < 5; day += 1) {
      await write(`Open ${day}`, { days: day });
      await write(`Answered ${day}`, { days: 9, answered: day });
    }
    const whole = await names();
    for (const limit of ["1", "2", "3", "4", "10"]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: MessageEntries = await list({ limit, ...(cursor && { cursor }) });
        seen.push(...page.items.map(({ firstName }) => firstName));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(whole);
    }
  });

  test("continues after the cursor even if the last message shown was answered or deleted", async () => {
    await write("First", { days: 3 });
    const id = await write("Second", { days: 2 });
    await write("Third", { days: 1 });
    const { nextCursor } = await list({ limit: "2" });
    await site.prisma.contactSubmission.delete({ where: { id } });
    expect(await names({ cursor: nextCursor ?? "" })).toEqual(["Third"]);
  });

  test("can be filtered by open, answered, overdue, or assigned to oneself", async () => {
    await write("Waits");
    const assigned = await write("Mine", { days: 9, answered: 1 });
    const late = await write("Late", { days: 3 });
    const assign = (id: string) =>
      staff.agent.post(`/api/staff/messages/${id}/assign`, { assigneeId: staff.user.id });
    await assign(assigned);
    await assign(late);
    expect(await names({ state: "open" })).toEqual(["Late", "Waits"]);
    expect(await names({ state: "answered" })).toEqual(["Mine"]);
    expect(await names({ state: "late" })).toEqual(["Late"]);
    expect(await names({ state: "mine" })).toEqual(["Late", "Mine"]);
    expect(await names({ state: "" })).toHaveLength(3);
  });

  test("can be filtered by inquiry type", async () => {
    await write("Nets", { inquiryType: "volunteer" });
    await write("Group");
    expect(await names({ inquiryType: "volunteer" })).toEqual(["Nets"]);
    expect(await names({ inquiryType: "volunteer", state: "answered" })).toEqual([]);
  });

  test.each([
    ["a part of a name", "o’nei"],
    ["a part of an address", "sean.on"],
    ["words of the message, in any order and any case", "NETS mend"],
    ["a sign that means something to the database", "100%"],
    ["another such sign", "a_b"],
    ["and another", "\\o/"],
    ["other letters", "שלום"],
  ])("finds %s", async (_what, search) => {
    await write("Other", { message: "Nothing of the kind: 1000, axb, o." });
    await write("Seán", {
      lastName: "O’Neill",
      email: "sean.oneill@example.org",
      message: "I can mend nets, 100% free.\na_b \\o/ שלום",
    });
    expect(await names({ search })).toEqual(["Seán"]);
  });

  test("shows the sender and the beginning of the message in one line, without the address", async () => {
    await write("Maya", { message: `One\n\n two ${"tree ".repeat(200)}` });
    const [entry] = (await list()).items;
    expect(entry).toMatchObject({ firstName: "Maya", inquiryType: "program-info", about: null });
    expect(entry?.beginning).toMatch(/^One two( tree)+…$/);
    expect(entry?.beginning.length).toBeLessThan(170);
    expect(entry).not.toHaveProperty("email");
    expect(entry).not.toHaveProperty("message");
  });

  test.each([
    [{ state: "lost" }, "State must be one of: open, answered, mine, late"],
    [{ inquiryType: "complaint" }, /^Inquiry type must be one of/],
    [{ limit: "0" }, "Limit must be at least 1"],
    [{ limit: "101" }, "Limit must be at most 100"],
    [{ cursor: "no cursor" }, "Cursor is not valid"],
    [{ cursor: "0193-an-id" }, /^This page of the list is gone/],
    // A cursor of another list, without a rank.
    [{ cursor: Buffer.from('[null,1,"a"]').toString("base64url") }, /^This page of the list/],
    [{ search: "x".repeat(201) }, "Search must be at most 200 characters"],
  ])("rejects %j", async (query, message) => {
    const response = await staff.agent.get(
      `/api/staff/messages?${new URLSearchParams(query as Record<string, string>)}`,
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(message);
  });

  test("includes messages marked as answered outside the site", async () => {
    await site.prisma.contactSubmission.create({ data: { ...buildMessage(), responded: true } });
    const { items } = await list();
    expect(items).toMatchObject([{ responded: true, respondedAt: expect.any(String) }]);
    const id = items[0]?.id ?? "";
    await site.prisma.contactSubmission.update({ where: { id }, data: { responded: false } });
    expect((await list()).items).toMatchObject([{ responded: false, respondedAt: null }]);
  });
});
