import { organization, type StaffMessage } from "@headwaters/contracts";
import { buildMessage } from "@headwaters/testing/factories";
import { smtpError, startMailServer } from "@headwaters/testing/mail/mailServer";
import { findMails, SENT } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { INBOX, openSite, PUBLIC_URL, useSite } from "../../../testing/site.ts";

type Staff = Awaited<ReturnType<typeof buildStaff>>;

const site = useSite();
const MESSAGES = "/api/staff/messages";
const HOUR = 60 * 60 * 1000;
let ana: Staff;
let bo: Staff;

beforeAll(async () => {
  ana = await buildStaff(site);
  bo = await buildStaff(site, { firstName: "Bo", lastName: "Lind" });
});
beforeEach(() => site.prisma.contactSubmission.deleteMany());

/** Sends a message through the form; returns its id. */
async function receive(overrides: Record<string, unknown> = {}): Promise<string> {
  const response = await new Agent(site).post("/api/contact", buildMessage(overrides));
  if (response.statusCode !== 200) throw new Error(response.body);
  const [newest] = await site.prisma.contactSubmission.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 1,
  });
  return newest?.id ?? "";
}

const find = async (id: string, staff = ana): Promise<StaffMessage> => {
  const response = await staff.agent.get(`${MESSAGES}/${id}`);
  expect(response.statusCode).toBe(200);
  return response.json();
};
const act = (staff: Staff, id: string, action: string, payload: object = {}) =>
  staff.agent.post(`${MESSAGES}/${id}/${action}`, payload);
const reply = (staff: Staff, id: string, overrides: object = {}) =>
  act(staff, id, "reply", { text: "Yes, there is.", version: 1, ...overrides });
/** The audit log's entries about a message, oldest first. */
const readAuditLog = async (id: string) => {
  const rows = await site.prisma.staffAction.findMany({
    where: { subjectKind: "message", subjectId: id },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
  return rows.map(({ actorId, action }) => [actorId, action]);
};

describe("the subject of a message", () => {
  test("sets its own response time; the page that links to the form sets it", async () => {
    const id = await receive({ about: "privacy" });
    const { about, createdAt, dueAt } = await find(id);
    expect(about).toBe("privacy");
    const days = (Date.parse(`${dueAt}`) - Date.parse(`${createdAt}`)) / (24 * HOUR);
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    const [received] = await findMails(site, "Maya.Chen@example.org");
    expect(received?.text).toContain("a response within 30 days");
  });

  test("has the general response time when it is not set", async () => {
    const { about, createdAt, dueAt } = await find(await receive());
    expect(about).toBeNull();
    expect(Date.parse(`${dueAt}`) - Date.parse(`${createdAt}`)).toBe(48 * HOUR);
  });

  test.each(["terms", "", null, 5, ["privacy"]])("is rejected when it is %j", async (about) => {
    const response = await new Agent(site).post("/api/contact", buildMessage({ about }));
    expect(response.statusCode).toBe(400);
    expect(await site.prisma.contactSubmission.count()).toBe(0);
  });

  test("can be changed by staff, which recalculates the due date from the sending date", async () => {
    const id = await receive();
    await site.prisma.contactSubmission.update({
      where: { id },
      data: { createdAt: new Date("2026-01-10T18:00:00Z") }, // a Saturday
    });
    expect((await act(bo, id, "about", { about: "accessibility" })).statusCode).toBe(200);
    const message = await find(id);
    expect(message).toMatchObject({ about: "accessibility", isLate: true });
    expect(message.dueAt).toBe("2026-01-14T08:00:00.000Z"); // the end of Tuesday
    expect(message.entries).toMatchObject([
      { kind: "about", text: "accessibility", by: { name: "Bo Lind" } },
    ]);
    expect((await act(bo, id, "about", { about: null })).statusCode).toBe(200);
    expect((await find(id)).dueAt).toBe("2026-01-12T18:00:00.000Z");
    expect((await act(bo, id, "about", { about: "terms" })).statusCode).toBe(400);
    expect(await readAuditLog(id)).toEqual([
      [bo.user.id, "contact.changed"],
      [bo.user.id, "contact.changed"],
    ]);
  });
});

test("the organization's copy links to the message's page, and replies to it go to the sender", async () => {
  const id = await receive({ email: "noor@example.org", about: "accessibility" });
  const notice = (await findMails(site, INBOX)).at(-1);
  expect(notice?.links).toEqual([`${PUBLIC_URL}/staff/messages/${id}`]);
  expect(notice?.headers.get("reply-to")).toMatchObject({ text: "noor@example.org" });
  expect(notice?.text).toContain("within 2 business days");
});

describe("answering", () => {
  test("mails the answer with the message quoted, and marks the message as answered", async () => {
    const email = "answered@example.org";
    const text = "Yes, there is.\nWe begin at nine.\n\n<b>Bring</b> a hat. 🎣 שלום";
    const id = await receive({ email, firstName: "Seán", lastName: "O’Neill" });
    const response = await reply(ana, id, { text });
    expect(response.json()).toEqual(SENT);

    const mail = (await findMails(site, email)).at(-1);
    expect(mail?.subject).toBe(`Re: Your message to ${organization.name}`);
    expect(mail?.headers.get("reply-to")).toMatchObject({ text: INBOX });
    expect(mail?.text).toContain("Hello Seán,");
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain(`\nAna\n${organization.name}\n`);
    expect(mail?.text).toContain(
      "you wrote:\n> Is there a place in the Saturday group?\n> My son is seven.",
    );
    expect(mail?.html).toContain("&lt;b&gt;Bring&lt;/b&gt;");
    expect(mail?.html).toContain("Yes, there is.<br/>We begin at nine.</p>");
    expect(mail?.html).toMatch(/<blockquote dir="auto"[^>]*>Is there .* group\?<br\/>My son/);

    const message = await find(id, bo);
    expect(message).toMatchObject({
      responded: true,
      version: 2,
      isLate: false,
      respondedBy: { id: ana.user.id, name: "Ana Reyes" },
    });
    expect(message.respondedAt).not.toBeNull();
    expect(message.entries).toMatchObject([
      { kind: "reply", text, by: { name: "Ana Reyes" }, mail: { status: "sent", error: null } },
    ]);
    const row = await site.prisma.contactSubmission.findUniqueOrThrow({ where: { id } });
    expect(row.responded).toBe(true);
    expect(await readAuditLog(id)).toEqual([[ana.user.id, "contact.replied"]]);
    const [action] = await site.prisma.staffAction.findMany({ where: { subjectId: id } });
    expect(JSON.stringify(action?.details)).not.toMatch(/hat|answered@/);
  });

  test("begins and ends with the salutation and signature that staff typed", async () => {
    const email = "signed@example.org";
    const id = await receive({ email });
    await reply(ana, id, { greeting: "Dear Mr. O’Neill,", signature: "Ana Reyes\nYouth program" });
    const mail = (await findMails(site, email)).at(-1);
    expect(mail?.text).toMatch(
      /^Dear Mr. O’Neill,\n\nYes, there is.\n\nAna Reyes\nYouth program\n/,
    );
    expect(mail?.text).not.toContain("Hello");
  });

  test("sends once for duplicate requests, concurrent or repeated after a lost response", async () => {
    const email = "once@example.org";
    const id = await receive({ email });
    const sent = { idempotencyKey: "0123456789abcdef" };
    const answers = await Promise.all([reply(ana, id, sent), reply(ana, id, sent)]);
    answers.push(await reply(ana, id, sent), await reply(ana, id, { ...sent, version: 2 }));
    for (const answer of answers) {
      expect(answer.json()).toEqual(SENT);
    }
    expect((await find(id)).entries).toHaveLength(1);
    const replies = (await findMails(site, email)).filter(({ kind }) => kind === "contactReply");
    expect(replies).toHaveLength(1);
    expect(await readAuditLog(id)).toHaveLength(1);
  });

  test("is denied to the second of two concurrent staff, naming the first", async () => {
    const email = "two@example.org";
    const id = await receive({ email });
    const answers = await Promise.all([reply(ana, id), reply(bo, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const isAnaFirst = answers[0]?.statusCode === 200;
    const rejected = answers[isAnaFirst ? 1 : 0]?.json();
    expect(rejected.message).toMatch(
      isAnaFirst ? /^Ana Reyes answered this/ : /^Bo Lind answered this/,
    );
    expect(rejected.message).toMatch(/ on \w+, \w+ \d+, \d{4} at .*Your answer was not sent\.$/);
    const replies = () =>
      findMails(site, email).then((all) => all.filter((mail) => mail.kind === "contactReply"));
    expect(await replies()).toHaveLength(1);

    const second = isAnaFirst ? bo : ana;
    expect((await reply(second, id, { version: 2 })).statusCode).toBe(200);
    expect(await replies()).toHaveLength(2);
    expect((await find(id)).respondedBy).toMatchObject({ id: second.user.id });
  });

  test("is rejected if a colleague has marked the message as answered since", async () => {
    const id = await receive();
    await act(bo, id, "respond");
    const response = await reply(ana, id);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toMatch(/^Bo Lind marked this message as answered on /);
    expect((await reply(bo, id)).json().message).toMatch(/^You marked this message/);
  });

  test("is not rejected after others added a note, assigned the message or changed its subject", async () => {
    const id = await receive();
    await act(bo, id, "note", { text: "He called." });
    await act(bo, id, "assign", { assigneeId: ana.user.id });
    await act(bo, id, "about", { about: "privacy" });
    expect((await reply(ana, id)).statusCode).toBe(200);
  });

  test.each([
    ["nothing", { text: " \n " }, "Please write an answer"],
    ["no text", { text: undefined }, "Please write an answer"],
    ["10,001 characters", { text: "x".repeat(10_001) }, "Answer must be at most 10,000 characters"],
    ["a control character", { text: "\u0007" }, "Answer contains characters that cannot be saved"],
    ["an empty greeting", { greeting: " " }, "Greeting is required"],
    ["a greeting of control characters", { greeting: "\u0007" }, "Greeting is required"],
    [
      "301 characters as signature",
      { signature: "x".repeat(301) },
      "Signature must be at most 300 characters",
    ],
    ["no version", { version: undefined }, "Version must be a whole number"],
    ["half a version", { version: 1.5 }, "Version must be a whole number"],
  ])("with %s is rejected, and nothing is sent", async (_what, wrong, message) => {
    const id = await receive();
    const response = await reply(ana, id, wrong);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(await find(id)).toMatchObject({ responded: false, entries: [] });
  });

  test("accepts the maximum length, also for a message of the maximum length", async () => {
    const id = await receive({ message: "y".repeat(5_000) });
    expect((await reply(ana, id, { text: "x".repeat(10_000) })).statusCode).toBe(200);
  });

  test("cannot have headers injected through names", async () => {
    const email = "headers@example.org";
    const id = await receive({ email });
    // Stored directly: the form rejects it.
    await site.prisma.contactSubmission.update({
      where: { id },
      data: { firstName: "Maya\r\nBcc: all@example.org" },
    });
    await site.prisma.user.update({
      where: { id: bo.user.id },
      data: { firstName: "Bo\r\nBcc: all@example.org" },
    });
    await reply(bo, id, { text: "Hi\r\nBcc: all@example.org" });
    await site.prisma.user.update({ where: { id: bo.user.id }, data: { firstName: "Bo" } });
    const mail = (await findMails(site, email)).at(-1);
    expect(mail).toMatchObject({ kind: "contactReply", to: email });
    expect(mail?.headers.has("bcc")).toBe(false);
  });

  test("is stored when the mail server rejects it, and staff see the mail's status", async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, answer) => answer(smtpError(451, "try later")),
    });
    const mail = { smtpUrl: server.url, folder: "", from: "site@example.org", inbox: INBOX };
    const id = await receive();
    const other = await openSite(site.connectionString, { mail: { ...mail, showLinks: false } });
    const staff = await buildStaff(other.site);
    const { emailSent, emailError } = (await reply(staff, id)).json();
    expect(emailSent).toBe(false);
    const readMail = async () => (await find(id)).entries[0]?.mail;
    expect(await readMail()).toEqual({ status: "pending", error: emailError });
    const { mailId } = await site.prisma.contactEntry.findFirstOrThrow({
      where: { submissionId: id },
    });
    const where = { id: mailId ?? "" };
    await site.prisma.mail.update({ where, data: { status: "failed" } });
    expect(await readMail()).toEqual({ status: "failed", error: emailError });
    // Retention deletes its row after a month.
    await site.prisma.mail.delete({ where });
    expect(await readMail()).toEqual({ status: "sent", error: null });
    await other.close();
  });
});

describe("marking as answered", () => {
  test("sends nothing, and can be undone", async () => {
    const email = "marked@example.org";
    const id = await receive({ email });
    const before = (await findMails(site)).length;
    expect((await act(ana, id, "respond")).statusCode).toBe(200);
    expect((await act(bo, id, "respond")).statusCode).toBe(200); // idempotent
    expect(await find(id)).toMatchObject({
      responded: true,
      respondedBy: { name: "Ana Reyes" },
      version: 2,
      entries: [{ kind: "responded", by: { name: "Ana Reyes" } }],
    });
    expect((await act(bo, id, "reopen")).statusCode).toBe(200);
    expect((await act(ana, id, "reopen")).statusCode).toBe(200);
    expect(await find(id)).toMatchObject({
      responded: false,
      respondedAt: null,
      respondedBy: null,
      entries: [{ kind: "responded" }, { kind: "reopened", by: { name: "Bo Lind" } }],
    });
    expect(await findMails(site)).toHaveLength(before);
    expect(await readAuditLog(id)).toEqual([
      [ana.user.id, "contact.responded"],
      [bo.user.id, "contact.reopened"],
    ]);
  });
});

describe("a note", () => {
  test("is visible to staff only, and never mailed", async () => {
    const id = await receive();
    const before = (await findMails(site)).length;
    const note = { text: "He called.\nAll is well.", idempotencyKey: "0123456789abcdef" };
    expect((await act(bo, id, "note", note)).statusCode).toBe(200);
    expect((await act(bo, id, "note", note)).statusCode).toBe(200); // repeated
    const message = await find(id);
    expect(message.responded).toBe(false);
    expect(message.entries).toMatchObject([{ kind: "note", text: note.text, mail: null }]);
    expect(await findMails(site)).toHaveLength(before);
    expect(await readAuditLog(id)).toEqual([[bo.user.id, "contact.noted"]]);
    expect((await act(bo, id, "note", { text: " " })).statusCode).toBe(400);
  });
});

describe("assigning", () => {
  test("assigns a message to a member of staff, or unassigns it", async () => {
    const id = await receive();
    expect((await act(ana, id, "assign", { assigneeId: bo.user.id })).statusCode).toBe(200);
    expect((await find(id)).assignee).toEqual({ id: bo.user.id, name: "Bo Lind" });
    expect((await act(ana, id, "assign", { assigneeId: null })).statusCode).toBe(200);
    expect(await find(id)).toMatchObject({
      assignee: null,
      entries: [
        { kind: "assigned", assignee: { name: "Bo Lind" }, text: null },
        { kind: "assigned", assignee: null },
      ],
    });
    expect(await readAuditLog(id)).toHaveLength(2);
  });

  test("is rejected for accounts that are not staff, and changes nothing", async () => {
    const id = await receive();
    const member = await buildMember(site);
    for (const assigneeId of [member.user.id, "nobody"]) {
      const response = await act(ana, id, "assign", { assigneeId });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(/^Only staff can be given a message/);
    }
    expect((await act(ana, id, "assign")).statusCode).toBe(400);
    expect((await find(id)).assignee).toBeNull();
  });

  test("lists the staff by name only", async () => {
    const found = (await ana.agent.get(`${MESSAGES}/assignees`)).json();
    expect(found).toContainEqual({ id: bo.user.id, name: "Bo Lind" });
    expect(found).not.toContainEqual(expect.objectContaining({ email: expect.anything() }));
  });
});

test("actions on a deleted message get 404, and are not logged", async () => {
  const id = "0193-gone";
  expect((await ana.agent.get(`${MESSAGES}/${id}`)).statusCode).toBe(404);
  const actions = {
    reply: { text: "Hi", version: 1 },
    respond: {},
    reopen: {},
    assign: { assigneeId: null },
    about: { about: null },
    note: { text: "Hi" },
  };
  for (const [action, payload] of Object.entries(actions)) {
    const response = await act(ana, id, action, payload);
    expect([action, response.statusCode]).toEqual([action, 404]);
  }
  expect(await readAuditLog(id)).toEqual([]);
});

test("visitors and members get 404 for all of these calls", async () => {
  const id = await receive({ message: "Nobody else may read this." });
  const member = await buildMember(site);
  for (const agent of [new Agent(site), member.agent]) {
    const status = agent === member.agent ? 404 : 401;
    const answers = [
      await agent.get(MESSAGES),
      await agent.get(`${MESSAGES}/${id}`),
      await agent.get(`${MESSAGES}/assignees`),
    ];
    for (const action of ["reply", "respond", "reopen", "assign", "about", "note"]) {
      answers.push(
        await agent.post(`${MESSAGES}/${id}/${action}`, {
          text: "Hi",
          version: 1,
          assigneeId: null,
          about: null,
        }),
      );
    }
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status);
      expect(answer.body).not.toMatch(/Nobody else|Maya/);
    }
  }
  expect(await find(id)).toMatchObject({ responded: false, entries: [] });
});

test("a deleted colleague is no longer named, and their entries stay", async () => {
  const id = await receive();
  const formerStaff = await buildStaff(site);
  await act(formerStaff, id, "assign", { assigneeId: formerStaff.user.id });
  await reply(formerStaff, id);
  await site.prisma.user.delete({ where: { id: formerStaff.user.id } });
  expect(await find(id)).toMatchObject({
    responded: true,
    respondedBy: null,
    assignee: null,
    entries: [
      { kind: "assigned", by: null, assignee: { id: formerStaff.user.id, name: null } },
      { kind: "reply", by: null, text: "Yes, there is." },
    ],
  });
});
