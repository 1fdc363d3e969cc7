import type { ApplicationDetail } from "@headwaters/contracts";
import { buildApplication } from "@headwaters/testing/factories";
import { smtpError, startMailServer } from "@headwaters/testing/mail/mailServer";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeAll, describe, expect, test } from "vitest";
import { openSite, useSite } from "../../testing/site.ts";

const site = useSite();

let staff: Awaited<ReturnType<typeof buildStaff>>;
let other: typeof staff;
beforeAll(async () => {
  staff = await buildStaff(site, { firstName: "Bo" });
  other = await buildStaff(site, { firstName: "Cy" });
});

let people = 0;
/** Stores an application with a unique address; returns the row. */
async function createApplication(overrides: Record<string, unknown> = {}) {
  people += 1;
  const email = `applicant.${people}@example.org`;
  await new Agent(site).post("/api/membership", buildApplication({ email, ...overrides }));
  return site.prisma.membershipApplication.findFirstOrThrow({ where: { email } });
}

const buildPath = (id: string) => `/api/staff/applications/${id}`;
const decide = (id: string, decision: object, by: Agent = staff.agent) =>
  by.post(`${buildPath(id)}/decision`, decision);
const detail = async (id: string) =>
  (await staff.agent.get(buildPath(id))).json<ApplicationDetail>();
const readStatus = async (id: string) =>
  (await site.prisma.membershipApplication.findUniqueOrThrow({ where: { id } })).status;
const readAuditLog = (id: string) =>
  site.prisma.staffAction.findMany({ where: { subjectId: id }, orderBy: { at: "asc" } });

/** Waits for `count` decision mails to the applicant. */
async function findDecisionMails(email: string, count: number) {
  const decided = async () =>
    (await findMails(site, email)).filter(({ kind }) => kind === "membershipDecided");
  await expect.poll(async () => (await decided()).length).toBe(count);
  return decided();
}

describe("a decision on an application", () => {
  test.each([
    ["approved", "Your membership is approved", "your family membership is approved"],
    ["declined", "About your membership application", "cannot offer you one"],
    ["withdrawn", "Your membership application is withdrawn", "marked as withdrawn"],
  ])("%s: the applicant is notified, with the note", async (status, subject, words) => {
    const { id, email } = await createApplication({ membershipType: "family" });
    const note = "See you on Saturday,\nat the dock.";
    const response = await decide(id, { from: "pending", status, note });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, status, decisions: [{ from: "pending", note }] });
    expect(await readStatus(id)).toBe(status);
    const [mail] = await findDecisionMails(email, 1);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain("Hello Maya,");
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain("family membership");
    expect(mail?.text).toContain("See you on Saturday,\n\nat the dock.");
    expect(mail?.text).not.toContain("replaces");
    expect(await readAuditLog(id)).toMatchObject([
      {
        actorId: staff.user.id,
        action: "membership.decided",
        subjectKind: "application",
        details: { from: "pending", to: status, hasNote: true, mailed: true },
      },
    ]);
  });

  test("can be revised: the second mail says that it replaces the first", async () => {
    const { id, email } = await createApplication();
    await decide(id, { from: "pending", status: "declined" });
    await findDecisionMails(email, 1);
    const response = await decide(id, { from: "declined", status: "approved" }, other.agent);
    expect(response.statusCode).toBe(200);
    const [, second] = await findDecisionMails(email, 2);
    expect(second?.subject).toBe("Your membership is approved");
    expect(second?.text).toContain("This replaces what we wrote to you");
    const { decisions } = await detail(id);
    expect(decisions).toMatchObject([
      { by: "Cy Reyes", from: "declined", status: "approved", note: null },
      { by: "Bo Reyes", from: "pending", status: "declined", note: null },
    ]);
  });

  test("can return it to pending without a mail, unless there is a note", async () => {
    const { id, email } = await createApplication();
    await decide(id, { from: "pending", status: "approved" });
    await findDecisionMails(email, 1);
    await decide(id, { from: "approved", status: "pending", note: "  " });
    expect((await detail(id)).decisions[0]).toMatchObject({ note: null, mail: null });
    await decide(id, { from: "pending", status: "declined" });
    await findDecisionMails(email, 2);
    await decide(id, { from: "declined", status: "pending", note: "We found a place after all." });
    const mails = await findDecisionMails(email, 3);
    expect(mails.at(-1)?.subject).toBe("We are looking at your membership application again");
    expect(mails.at(-1)?.text).toContain("We found a place after all.");
    expect(mails.at(-1)?.text).toContain("This replaces");
  });

  test("on an outdated status is rejected, naming the other decision, who made it and when", async () => {
    const { id, email } = await createApplication();
    await decide(id, { from: "pending", status: "approved" }, other.agent);
    await findDecisionMails(email, 1);
    const late = await decide(id, { from: "pending", status: "declined", note: "Sorry." });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(
      /^Cy Reyes approved it on \w+, \w+ \d+, \d{4} at .+\. Your decision was not saved\.$/,
    );
    expect(await readStatus(id)).toBe("approved");
    expect(await readAuditLog(id)).toHaveLength(1);
    expect(await findDecisionMails(email, 1)).toHaveLength(1);
  });

  test("by two staff concurrently is made once; the other gets a conflict", async () => {
    const { id, email } = await createApplication();
    const decisions = ["approved", "declined", "withdrawn", "approved"].map((status, index) =>
      decide(id, { from: "pending", status }, index % 2 ? other.agent : staff.agent),
    );
    const responses = await Promise.all(decisions);
    const codes = responses.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 409, 409, 409]);
    expect((await detail(id)).decisions).toHaveLength(1);
    await findDecisionMails(email, 1);
  });

  test("for its current status is rejected", async () => {
    const { id } = await createApplication();
    const response = await decide(id, { from: "pending", status: "pending" });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe("This application is pending already.");
    expect(await readAuditLog(id)).toEqual([]);
  });

  test.each([
    ["status", "Status must be one of: pending, approved, declined, withdrawn", { status: "won" }],
    ["status", "Status is required", { status: undefined }],
    [
      "status",
      "Status must be one of: pending, approved, declined, withdrawn",
      { status: "Approved" },
    ],
    ["from", "From is required", { from: undefined }],
    ["from", "From must be one of: pending, approved, declined, withdrawn", { from: "new" }],
    ["note", "Note must be at most 2,000 characters", { note: "a".repeat(2_001) }],
    ["note", "Note contains characters that cannot be saved", { note: "a\u0000" }],
    ["note", "Expected string, received number", { note: 7 }],
  ])("with an invalid %s is rejected: %s", async (path, message, wrong) => {
    const { id } = await createApplication();
    const response = await decide(id, { from: "pending", status: "approved", ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: "BAD_REQUEST", message, issues: [{ path, message }] });
    expect(await readStatus(id)).toBe("pending");
  });

  test("accepts a note of emoji, right-to-left text and the maximum length", async () => {
    const { id, email } = await createApplication();
    const note = `ברוכים הבאים 🎣 O’Neill ${"x".repeat(1_000)}`;
    await decide(id, { from: "pending", status: "approved", note });
    expect((await detail(id)).decisions[0]?.note).toBe(note);
    const [mail] = await findDecisionMails(email, 1);
    expect(mail?.text).toContain(note);
  });

  test("on an unknown application gets 404", async () => {
    for (const id of ["0193", "x'; --"]) {
      const response = await decide(encodeURIComponent(id), {
        from: "pending",
        status: "approved",
      });
      expect([400, 404]).toContain(response.statusCode);
    }
    expect((await staff.agent.get(buildPath("nothing"))).statusCode).toBe(404);
  });

  test("line breaks in a name and a note inject no header", async () => {
    const { id, email } = await createApplication({ firstName: "Bcc: all@example.org" });
    const note = "Yes.\r\nBcc: all@example.org\r\n\r\n<script>";
    await decide(id, { from: "pending", status: "approved", note });
    const [mail] = await findDecisionMails(email, 1);
    expect(mail?.headers.has("bcc")).toBe(false);
    expect(mail?.text).toContain("Hello,"); // the stored name is not displayable
    expect(mail?.html).toContain("&lt;script&gt;");
  });

  test("is kept when the deciding account is deleted", async () => {
    const third = await buildStaff(site, { firstName: "Di" });
    const { id } = await createApplication();
    await decide(id, { from: "pending", status: "approved" }, third.agent);
    await site.prisma.user.delete({ where: { id: third.user.id } });
    expect((await detail(id)).decisions).toMatchObject([{ by: null, status: "approved" }]);
    const late = await decide(id, { from: "pending", status: "declined" });
    expect(late.json().message).toMatch(/^Someone approved it on /);
  });
});

describe("the mail of a decision", () => {
  test("is shown as sent, and as forgotten after its row was deleted", async () => {
    const { id, email } = await createApplication();
    await decide(id, { from: "pending", status: "approved" });
    await findDecisionMails(email, 1);
    const state = async () => (await detail(id)).decisions[0]?.mail;
    await expect.poll(state).toEqual({ status: "sent", error: null });
    await site.prisma.mail.deleteMany({ where: { recipient: email } });
    expect(await state()).toEqual({ status: "forgotten", error: null });
  });

  test("may be rejected by the mail server: the decision stands, and staff see the error", async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, respond) => respond(smtpError(550, "go away")),
    });
    const mail = {
      smtpUrl: server.url,
      folder: "",
      from: "site@example.org",
      inbox: "o@example.org",
    };
    const rejected = await openSite(site.connectionString, { mail: { ...mail, showLinks: false } });
    const { id } = await createApplication();
    const agent = new Agent(rejected.site);
    const { email, password } = staff.account;
    await agent.post("/api/login", { email, password });
    const response = await decide(id, { from: "pending", status: "approved" }, agent);
    expect(response.json()).toMatchObject({ status: "approved", decisions: [{ mail: {} }] });
    await expect
      .poll(async () => (await detail(id)).decisions[0]?.mail)
      .toEqual({ status: "failed", error: "The mail server does not deliver to this address." });
    await rejected.close();
  });
});

describe("pending applications", () => {
  test("are linked by date, the last one to the first", async () => {
    await site.prisma.membershipApplication.deleteMany();
    const [first, second, third] = [
      await createApplication(),
      await createApplication(),
      await createApplication(),
    ];
    await decide(second.id, { from: "pending", status: "approved" });
    const next = async (id: string) => (await detail(id)).nextPending;
    expect(await next(first.id)).toBe(third.id);
    expect(await next(second.id)).toBe(third.id);
    expect(await next(third.id)).toBe(first.id);
    await decide(first.id, { from: "pending", status: "declined" });
    expect(await next(third.id)).toBeNull();
  });
});

test("only staff can find applications", async () => {
  const { id, email } = await createApplication();
  const member = await buildMember(site);
  for (const [agent, status] of [
    [member.agent, 404],
    [new Agent(site), 401],
  ] as const) {
    const responses = [
      await agent.get("/api/staff/applications"),
      await agent.get("/api/staff/applications.csv"),
      await agent.get(buildPath(id)),
      await decide(id, { from: "pending", status: "approved" }, agent),
      await agent.get("/trpc/membership.counts"),
      await agent.get("/trpc/membership.export?input=%7B%22json%22%3A%7B%7D%7D"),
    ];
    for (const { statusCode, body } of responses) {
      expect(statusCode).toBe(status);
      expect(body).not.toContain(email);
    }
  }
  expect(await readStatus(id)).toBe("pending");
  expect(await readAuditLog(id)).toEqual([]);
});

test("the database rejects an unknown status", async () => {
  const { id } = await createApplication();
  const write = site.prisma.membershipApplication.update({
    where: { id },
    // @ts-expect-error: the types reject it, too
    data: { status: "won" },
  });
  await expect(write).rejects.toThrow("membership_applications_status_check");
});
