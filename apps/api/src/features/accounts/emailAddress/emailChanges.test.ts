import { EMAIL_LINK_HOURS, formatHours } from "@headwaters/contracts";
import { buildAccount } from "@headwaters/testing/factories";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PUBLIC_URL, useSite } from "../../../testing/site.ts";

const site = useSite();

type Member = Awaited<ReturnType<typeof buildMember>>;

const currentPassword = "river stones";
const INVALID = "This link is invalid or has expired.";

const findRow = ({ user }: Member) =>
  site.prisma.user.findUniqueOrThrow({ where: { id: user.id }, include: { emailChange: true } });

const ask = ({ agent }: Member, email: string) =>
  agent.post("/api/account/email", { email, currentPassword });

const confirm = (token: string | undefined, agent = new Agent(site)) =>
  agent.post("/api/account/confirm-email", { token });

/** Reads the token of the newest mailed link. */
async function tokenFor(email: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await findMails(site, email)).length).toBe(mails);
  const link = (await findMails(site, email)).at(-1)?.links[0] ?? "";
  const [url, token = ""] = link.split("?token=");
  expect(url).toBe(`${PUBLIC_URL}/account/confirm-email`);
  return token;
}

/** Builds an address without an account. */
const freshEmail = () => buildAccount().email.replace("ana", "new");

async function moveExpiry({ user }: { user: { id: string } }, by: string) {
  await site.prisma.$executeRaw`
    UPDATE email_changes SET "expiresAt" = "expiresAt" + ${by}::interval WHERE "userId" = ${user.id}`;
}

describe("a new email address", () => {
  test("takes effect when its link is confirmed in any browser; the old address is notified", async () => {
    const member = await buildMember(site);
    const email = freshEmail();
    const response = await ask(member, ` ${email} `);
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    const token = await tokenFor(email);
    expect(await findRow(member)).toMatchObject({ email: member.account.email });

    const confirmed = await confirm(token);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email, isChanged: true }]);
    expect(await findRow(member)).toMatchObject({ email, username: email, emailChange: null });
    expect((await member.agent.get("/api/user")).json()).toMatchObject({ email });
    const login = await new Agent(site).post("/api/login", { email, password: currentPassword });
    expect(login.statusCode).toBe(200);

    const old = member.account.email;
    await expect.poll(async () => (await findMails(site, old)).length).toBe(1);
    const [told] = await findMails(site, old);
    expect(told?.kind).toBe("emailChanged");
    expect(told?.text).not.toContain(email);
    // The old address is available again.
    const nextOwner = await new Agent(site).post("/api/register", buildAccount({ email: old }));
    expect(nextOwner.statusCode).toBe(201);
  });

  test("is mailed an expiring link, of which only a hash is stored", async () => {
    const member = await buildMember(site);
    const email = freshEmail();
    await ask(member, email);
    const token = await tokenFor(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await findMails(site, email))[0]?.text).toContain(formatHours(EMAIL_LINK_HOURS));
    const row = await findRow(member);
    expect(JSON.stringify(row)).not.toContain(token);
    const { createdAt, expiresAt } = row.emailChange ?? {};
    expect(Number(expiresAt) - Number(createdAt)).toBe(24 * 60 * 60 * 1000);
    const mail = await site.prisma.mail.findFirstOrThrow({ where: { recipient: email } });
    expect(mail.expiresAt).toEqual(expiresAt);
  });

  test("may be the same one in another letter case", async () => {
    const member = await buildMember(site);
    const email = member.account.email.replace("ana", "Ana");
    await ask(member, email);
    await confirm(await tokenFor(email));
    expect(await findRow(member)).toMatchObject({ email });
  });

  test("invalidates the link for the address requested before", async () => {
    const member = await buildMember(site);
    const [first, second] = [freshEmail(), freshEmail()];
    await ask(member, first);
    await ask(member, second);
    const rejected = await confirm(await tokenFor(first));
    expect(rejected.statusCode).toBe(400);
    await confirm(await tokenFor(second));
    expect(await findRow(member)).toMatchObject({ email: second });
  });

  test("invalidates a password reset link that was mailed to the old address", async () => {
    const member = await buildMember(site);
    const resetTokenExpiry = new Date(Date.now() + 60_000);
    await site.prisma.user.update({
      where: { id: member.user.id },
      data: { resetToken: "hash", resetTokenExpiry },
    });
    const email = freshEmail();
    await ask(member, email);
    await confirm(await tokenFor(email));
    expect(await findRow(member)).toMatchObject({ resetToken: null, resetTokenExpiry: null });
  });

  test("keeps every session", async () => {
    const member = await buildMember(site);
    const before = await site.prisma.session.findMany();
    const email = freshEmail();
    await ask(member, email);
    await confirm(await tokenFor(email), member.agent);
    expect(await site.prisma.session.findMany()).toEqual(before);
  });
});

describe("an address that has an account", () => {
  test("gets the same response when requested, and no link is mailed", async () => {
    const owner = await buildMember(site);
    const member = await buildMember(site);
    const free = freshEmail();
    const taken = await ask(member, owner.account.email.toUpperCase());
    const keptForTaken = await findRow(member);
    const untaken = await ask(member, free);
    expect([taken.statusCode, taken.body]).toEqual([untaken.statusCode, untaken.body]);
    expect(keptForTaken.emailChange).not.toBeNull();
    await tokenFor(free); // a mail to the taken address would have arrived by now
    expect(await site.prisma.mail.count({ where: { recipient: owner.account.email } })).toBe(0);
    expect(await findMails(site, owner.account.email)).toEqual([]);
  });

  test("is rejected if it was taken since the request, and the account keeps its own", async () => {
    const member = await buildMember(site);
    const email = freshEmail();
    await ask(member, email);
    const token = await tokenFor(email);
    await buildMember(site, { email });
    const response = await confirm(token);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      code: "CONFLICT",
      message: "An account with this email already exists.",
    });
    expect(await findRow(member)).toMatchObject({ email: member.account.email });
  });
});

describe("a link", () => {
  afterEach(() => void vi.useRealTimers());

  test("works once, even for ten concurrent requests", async () => {
    const member = await buildMember(site);
    const email = freshEmail();
    await ask(member, email);
    const token = await tokenFor(email);
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(400)]);
    expect((await confirm(token)).json()).toMatchObject({
      message: expect.stringContaining(INVALID),
    });
  });

  test("expires", async () => {
    const member = await buildMember(site);
    const email = freshEmail();
    await ask(member, email);
    const token = await tokenFor(email);
    await moveExpiry(member, "-24 hours");
    const response = await confirm(token);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(INVALID);
    expect(await findRow(member)).toMatchObject({ email: member.account.email });
    await moveExpiry(member, "5 seconds");
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test.each([-25, 25])(
    "uses the database's clock when the process's clock is %i hours off",
    async (off) => {
      const member = await buildMember(site);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off * 60 * 60 * 1000 });
      // The process's clock decides about sessions, so sign in again.
      await member.agent.post("/api/login", member.account);
      const [late, early] = [freshEmail(), freshEmail()];
      await ask(member, late);
      await moveExpiry(member, "-1445 minutes");
      expect((await confirm(await tokenFor(late))).statusCode).toBe(400);
      await ask(member, early);
      await moveExpiry(member, "-1435 minutes");
      expect((await confirm(await tokenFor(early))).statusCode).toBe(200);
    },
  );

  test("is deleted with its account", async () => {
    const member = await buildMember(site);
    const email = freshEmail();
    await ask(member, email);
    const token = await tokenFor(email);
    await member.agent.post("/api/account/delete", { currentPassword });
    expect((await confirm(token)).statusCode).toBe(400);
    expect(await site.prisma.user.count({ where: { email } })).toBe(0);
  });

  test.each([
    undefined,
    null,
    "",
    "short",
    "x".repeat(43),
    "x".repeat(10_000),
    ["x".repeat(43)],
    { $ne: null },
    `${"x".repeat(42)}\u0000`,
  ])("with the token %j is invalid", async (token) => {
    const response = await new Agent(site).post("/api/account/confirm-email", { token });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(INVALID);
  });
});

test.each([
  [{ currentPassword: "not this one" }, 403, "That is not your current password."],
  [{ currentPassword: undefined }, 400, "Please enter your current password"],
  [{ email: "" }, 400, "Email is required"],
  [{ email: undefined }, 400, "Email is required"],
  [{ email: "not an address" }, 400, "Please enter a valid email address"],
  [{ email: "a@example.org\r\nBcc: b@example.org" }, 400, "Please enter a valid email address"],
  [{ email: `${"x".repeat(4_000)}@example.org` }, 400, "Email must be at most 254 characters"],
  [{ email: ["a@example.org"] }, 400, "Expected string, received array"],
])("cannot be requested with %j", async (wrong, status, message) => {
  const member = await buildMember(site);
  const email = freshEmail();
  const response = await member.agent.post("/api/account/email", {
    email,
    currentPassword,
    ...wrong,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ message });
  expect(await findRow(member)).toMatchObject({ emailChange: null });
  expect(await site.prisma.mail.count({ where: { recipient: email } })).toBe(0);
});

test("cannot be the account's current address", async () => {
  const member = await buildMember(site);
  const response = await ask(member, member.account.email);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    code: "BAD_REQUEST",
    message: "This is your address already.",
  });
});
