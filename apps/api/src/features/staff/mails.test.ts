import type { MailList, MailText } from "@headwaters/contracts";
import { buildMessage } from "@headwaters/testing/factories";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSite, useSite } from "../../testing/site.ts";

const site = useSite();
let staff: Awaited<ReturnType<typeof buildStaff>>;

beforeAll(async () => {
  staff = await buildStaff(site);
});
beforeEach(() => site.prisma.mail.deleteMany());

const HOUR = 60 * 60 * 1000;

/** Builds a row of the outbox. */
function buildMail(overrides: Record<string, unknown> = {}) {
  return site.prisma.mail.create({
    data: {
      kind: "test",
      recipient: "ann@example.org",
      subject: "Clear water",
      text: "A secret link",
      html: "<p>A secret link</p>",
      status: "failed",
      attempts: 3,
      lastError: "The mail server could not be reached.",
      ...overrides,
    },
  });
}

const found = async (query = "") =>
  (await staff.agent.get(`/api/staff/mails${query}`)).json<MailList>();

describe("the mail log", () => {
  test("shows recipient, kind and status, never the text", async () => {
    await buildMail();
    const response = await staff.agent.get("/api/staff/mails");
    expect(response.json<MailList>().items).toEqual([
      expect.objectContaining({
        kind: "test",
        recipient: "ann@example.org",
        subject: "Clear water",
        attempts: 3,
        status: "failed",
        lastError: "The mail server could not be reached.",
        isExpired: false,
      }),
    ]);
    expect(response.body).not.toContain("secret");
  });

  test("shows texts on a local site without a mail server; a public site empties them", async () => {
    await site.prisma.mail.deleteMany();
    const sent = await staff.agent.post("/api/contact", buildMessage({ message: "Hello trout" }));
    expect(sent.json()).toEqual({ emailSent: true, emailError: null });
    const [mail] = (await found("?status=sent")).items;
    expect(mail?.hasText).toBe(true);
    const path = `/api/staff/mails/${mail?.id}`;
    expect((await staff.agent.get(path)).json<MailText>().text).toContain("Hello");
    const { agent } = await buildMember(site);
    expect((await agent.get(path)).statusCode).toBe(404);

    const elsewhere = await openSite(site.connectionString, { isPublic: true });
    try {
      const { agent: other } = await buildStaff(elsewhere.site);
      const { items } = (await other.get("/api/staff/mails")).json<MailList>();
      expect(items.find(({ id }) => id === mail?.id)?.hasText).toBe(false);
      expect((await other.get(path)).statusCode).toBe(404);
      const kept = await site.prisma.mail.findUnique({ where: { id: mail?.id ?? "" } });
      expect(kept?.text).toBe("");
    } finally {
      await elsewhere.close();
    }
  });

  test("is paged, newest first, and filtered by status and part of an address", async () => {
    const at = Date.now();
    for (const [index, recipient] of ["a@x.org", "b@x.org", "c_d@y.org"].entries()) {
      const status = index === 0 ? "sent" : "failed";
      await buildMail({ recipient, status, createdAt: new Date(at + index) });
    }
    const recipients = ({ items }: MailList) => items.map(({ recipient }) => recipient);
    const first = await found("?limit=2");
    expect(recipients(first)).toEqual(["c_d@y.org", "b@x.org"]);
    expect(recipients(await found(`?limit=2&cursor=${first.nextCursor}`))).toEqual(["a@x.org"]);
    const oldest = await found("?limit=2&order=oldest");
    expect(recipients(oldest)).toEqual(["a@x.org", "b@x.org"]);
    const rest = await found(`?limit=2&order=oldest&cursor=${oldest.nextCursor}`);
    expect(recipients(rest)).toEqual(["c_d@y.org"]);
    expect((await staff.agent.get("/api/staff/mails?order=name")).statusCode).toBe(400);
    expect(recipients(await found("?status=sent"))).toEqual(["a@x.org"]);
    expect(recipients(await found("?search=X.ORG"))).toEqual(["b@x.org", "a@x.org"]);
    expect(recipients(await found("?search=_"))).toEqual(["c_d@y.org"]);
    expect((await staff.agent.get("/api/staff/mails?status=lost")).statusCode).toBe(400);
  });
});

describe("a failed mail", () => {
  const retry = (id: string) => staff.agent.post(`/api/staff/mails/${id}/retry`);

  test("can be retried, which is logged", async () => {
    const { id } = await buildMail();
    expect((await retry(id)).statusCode).toBe(200);
    await expect.poll(() => findMails(site, "ann@example.org")).toHaveLength(1);
    await expect
      .poll(async () => (await found()).items)
      .toMatchObject([{ status: "sent", lastError: null }]);
    expect(await site.prisma.staffAction.findFirst({ orderBy: { at: "desc" } })).toMatchObject({
      action: "mails.retried",
      subjectKind: "mail",
      subjectId: id,
      actorId: staff.user.id,
    });
  }, 30_000);

  test("cannot be retried if its link has expired, or it was sent or deleted", async () => {
    const expired = await buildMail({ expiresAt: new Date(Date.now() - HOUR) });
    const sent = await buildMail({ status: "sent" });
    const logged = await site.prisma.staffAction.count();
    const responses = await Promise.all([expired.id, sent.id, "nothing"].map(retry));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([409, 409, 404]);
    expect(responses[0]?.json().message).toMatch("The link in this mail has expired");
    expect(responses[1]?.json().message).toBe("This mail has been sent, or is about to be.");
    expect(await site.prisma.staffAction.count()).toBe(logged);
  });

  test("is retried with all failed mails, except those with expired links", async () => {
    await buildMail({ expiresAt: new Date(Date.now() - HOUR) });
    for (const recipient of ["one@x.org", "two@x.org"]) await buildMail({ recipient });
    const response = await staff.agent.post("/api/staff/mails/retry-failed");
    expect(response.json()).toEqual({ queued: 2, expired: 1, hasMore: false });
    await expect.poll(() => findMails(site, "two@x.org")).toHaveLength(1);
    expect(await site.prisma.staffAction.findFirst({ orderBy: { at: "desc" } })).toMatchObject({
      action: "mails.retried",
      subjectId: null,
      details: { mails: 2 },
    });
    expect((await staff.agent.post("/api/staff/mails/retry-failed")).json()).toMatchObject({
      queued: 0,
    });
  }, 30_000);
});
