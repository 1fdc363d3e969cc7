import { createHash } from "node:crypto";
import { RESET_LINK_MINUTES } from "@headwaters/contracts";
import { findMails, type ReceivedMail } from "@headwaters/testing/mail/mails";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { afterEach, describe, expect, test, vi } from "vitest";
import { countStatements } from "../../../testing/measuring/statements.ts";
import { PUBLIC_URL, useSite } from "../../../testing/site.ts";

const site = useSite();
const INVALID_LINK = "This reset link is invalid or has expired. Please request a new one.";
const NEW_PASSWORD = "a quiet eddy";

const forgotPassword = (email: unknown) => new Agent(site).post("/api/forgot-password", { email });
const resetPassword = (token: unknown, password: unknown = NEW_PASSWORD) =>
  new Agent(site).post("/api/reset-password", { token, password });
const login = (email: string, password: string) =>
  new Agent(site).post("/api/login", { email, password });

/** Waits for `count` mails of one kind to this address. */
async function waitForMails(kind: string, email: string, count = 1): Promise<ReceivedMail[]> {
  const mails = async () => (await findMails(site, email)).filter((mail) => mail.kind === kind);
  await expect.poll(async () => (await mails()).length).toBe(count);
  return mails();
}

/** Reads the token of the newest link mailed to this address. */
async function readMailedToken(email: string, count = 1): Promise<string> {
  const newest = (await waitForMails("passwordReset", email, count)).at(-1);
  return new URL(newest?.links[0] ?? "").searchParams.get("token") ?? "";
}

/** Builds a member who has requested a link. */
async function buildForgetful() {
  const member = await buildMember(site);
  const { email } = member.account;
  expect((await forgotPassword(email)).statusCode).toBe(200);
  return { ...member, email, token: await readMailedToken(email) };
}

const findAccount = (email: string) => site.prisma.user.findUniqueOrThrow({ where: { email } });

async function moveExpiry(email: string, by: string) {
  await site.prisma.$executeRaw`
    UPDATE users SET "resetTokenExpiry" = "resetTokenExpiry" + ${by}::interval WHERE email = ${email}::citext`;
}

describe("requesting a link", () => {
  test("mails one with a token of 256 bits, of which only the SHA-256 hash is stored", async () => {
    const { account } = await buildMember(site);
    const response = await forgotPassword(` ${account.email.toUpperCase()} `);
    expect([response.statusCode, response.body]).toEqual([200, "{}"]);
    const [mail] = await waitForMails("passwordReset", account.email);
    const link = mail?.links[0] ?? "";
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
    expect(link.startsWith(PUBLIC_URL)).toBe(true);
    expect(mail?.html).toContain(link);
    const token = new URL(link).searchParams.get("token") ?? "";
    const row = await findAccount(account.email);
    expect(row.resetToken).toBe(createHash("sha256").update(token).digest("base64url"));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("mails it only while it is valid", async () => {
    const { email } = await buildForgetful();
    const { expiresAt } = await site.prisma.mail.findFirstOrThrow({ where: { recipient: email } });
    expect(expiresAt).toEqual((await findAccount(email)).resetTokenExpiry);
  });

  test("gives the same response for an address without an account, and stores nothing", async () => {
    const { account } = await buildMember(site);
    const before = await site.prisma.mail.count();
    const unknown = await forgotPassword("nobody@example.org");
    expect(await site.prisma.mail.count()).toBe(before);
    expect(await findMails(site, "nobody@example.org")).toEqual([]);
    const existing = await forgotPassword(account.email);
    expect(await site.prisma.mail.count()).toBe(before + 1);
    expect([unknown.statusCode, unknown.body]).toEqual([existing.statusCode, existing.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(existing.headers));
  });

  test("takes the same time for an address without an account", async () => {
    const { account } = await buildMember(site);
    // Both run the same statements in the same order, up to the commit.
    const ask = (email: string) =>
      countStatements(() => forgotPassword(email), { including: "earlier_reset_links" });
    const existing = await ask(account.email);
    const unknown = await ask("nobody@example.org");
    expect(existing).toContain("RELEASE SAVEPOINT mail");
    expect(unknown).toContain("ROLLBACK TO SAVEPOINT mail");
    expect(existing.at(-1)).toBe("COMMIT");
    expect(existing.some((text) => text.includes("INSERT INTO mails"))).toBe(true);
    expect(unknown).toEqual(
      existing.map((text) => text.replace("RELEASE SAVEPOINT", "ROLLBACK TO SAVEPOINT")),
    );
  });

  test.each([
    [{}, "Please enter a valid email address"],
    [{ email: "" }, "Please enter a valid email address"],
    [{ email: "nobody" }, "Please enter a valid email address"],
    [{ email: "a@b.co\r\nBcc: c@d.co" }, "Please enter a valid email address"],
    [{ email: null }, "Expected string, received null"],
    [{ email: ["a@example.org", "b@example.org"] }, "Expected string, received array"],
    [{ email: `${"x".repeat(4_000)}@example.org` }, "Email must be at most 254 characters"],
  ])("rejects %j", async (payload, message) => {
    const response = await new Agent(site).post("/api/forgot-password", payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, issues: [{ path: "email" }] });
  });
});

describe("a new password", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("replaces the old one, once per link", async () => {
    const { account, email, token } = await buildForgetful();
    const response = await resetPassword(token);
    expect([response.statusCode, response.body]).toEqual([200, "{}"]);
    expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await login(email, account.password)).statusCode).toBe(401);
    const again = await resetPassword(token, "another one");
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { code: "BAD_REQUEST", message: INVALID_LINK },
    ]);
    expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await findAccount(email)).toMatchObject({ resetToken: null, resetTokenExpiry: null });
  });

  test("may be as long as at sign-up", async () => {
    const { email, token } = await buildForgetful();
    const password = "🐟".repeat(200);
    expect((await resetPassword(token, password)).statusCode).toBe(200);
    expect((await login(email, password)).statusCode).toBe(200);
  });

  test("is the first one's when two requests use one link concurrently", async () => {
    const { email, token } = await buildForgetful();
    const passwords = Array.from({ length: 6 }, (_, index) => `password ${index}`);
    const responses = await Promise.all(
      passwords.map((password) => resetPassword(token, password)),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect([...statuses].sort()).toEqual([200, ...Array<number>(5).fill(400)]);
    const winner = passwords[statuses.indexOf(200)] ?? "nobody's";
    expect((await login(email, winner)).statusCode).toBe(200);
    await waitForMails("passwordChanged", email, 1);
  });

  test("accepts each link that has not expired: another person's request invalidates none", async () => {
    const { email, token: own } = await buildForgetful();
    await forgotPassword(email);
    const asked = await readMailedToken(email, 2);
    expect(asked).not.toBe(own);
    expect((await resetPassword(own)).statusCode).toBe(200);
    expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);
    // Using one link voids all of them.
    expect((await resetPassword(asked, "another one")).json()).toEqual({
      code: "BAD_REQUEST",
      message: INVALID_LINK,
    });
    // A later request does not revive them.
    await forgotPassword(email);
    await readMailedToken(email, 3);
    for (const used of [own, asked]) {
      expect((await resetPassword(used, "another one")).json()).toEqual({
        code: "BAD_REQUEST",
        message: INVALID_LINK,
      });
    }
    expect(await site.prisma.earlierResetLink.count({ where: { user: { email } } })).toBe(0);
  });

  test("is not set by an expired link even if a newer one is valid", async () => {
    const { email, token: own } = await buildForgetful();
    await forgotPassword(email);
    const newest = await readMailedToken(email, 2);
    await site.prisma.$executeRaw`
      UPDATE earlier_reset_links SET "expiresAt" = "expiresAt" - make_interval(mins => ${RESET_LINK_MINUTES}::int)`;
    expect((await resetPassword(own)).json()).toEqual({
      code: "BAD_REQUEST",
      message: INVALID_LINK,
    });
    expect((await resetPassword(newest)).statusCode).toBe(200);
  });

  test("is the first one's when two requests use two links concurrently", async () => {
    const { email, token } = await buildForgetful();
    await forgotPassword(email);
    const tokens = [token, await readMailedToken(email, 2)];
    const responses = await Promise.all(tokens.map((each) => resetPassword(each)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test("is not set by links mailed before a password change on the account page", async () => {
    const { agent, account, email, token } = await buildForgetful();
    await forgotPassword(email);
    const change = { currentPassword: account.password, newPassword: NEW_PASSWORD };
    expect((await agent.post("/api/account/password", change)).statusCode).toBe(200);
    for (const each of [token, await readMailedToken(email, 2)]) {
      expect((await resetPassword(each, "another one")).statusCode).toBe(400);
    }
  });

  test("can be set while the link works", async () => {
    const { account, email, token } = await buildForgetful();
    await moveExpiry(email, `-${RESET_LINK_MINUTES} minutes`);
    const response = await resetPassword(token);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { code: "BAD_REQUEST", message: INVALID_LINK },
    ]);
    expect((await login(email, account.password)).statusCode).toBe(200);
    await moveExpiry(email, "5 seconds"); // so long before its end
    expect((await resetPassword(token)).statusCode).toBe(200);
  });

  test.each([-60, 60])(
    "uses the database's clock when the process's clock is %i minutes off",
    async (off) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off * 60_000 });
      const { email, token } = await buildForgetful();
      await moveExpiry(email, `-${RESET_LINK_MINUTES - 1} minutes`);
      expect((await resetPassword(token)).statusCode).toBe(200);
      await forgotPassword(email);
      await moveExpiry(email, `-${RESET_LINK_MINUTES + 1} minutes`);
      expect((await resetPassword(await readMailedToken(email, 2))).statusCode).toBe(400);
    },
  );

  test("cannot be set with the token's hash from the database", async () => {
    const { email } = await buildForgetful();
    const { resetToken } = await findAccount(email);
    expect((await resetPassword(resetToken)).json()).toEqual({
      code: "BAD_REQUEST",
      message: INVALID_LINK,
    });
  });

  test.each([
    [{ token: undefined }, "No reset token found"],
    [{ token: "" }, "No reset token found"],
    [{ token: "  " }, "No reset token found"],
    [{ token: null }, "Expected string, received null"],
    [{ token: ["a", "b"] }, "Expected string, received array"],
    [{ token: "x".repeat(10_000) }, "Reset token must be at most 200 characters"],
    [{ token: "nul\0" }, "Reset token contains characters that cannot be saved"],
    [{ token: "unknown" }, INVALID_LINK],
    [{ token: "' OR 1=1 --" }, INVALID_LINK],
    [{ password: undefined }, "Required"],
    [{ password: "" }, "Password must be at least 6 characters"],
    [{ password: "12345" }, "Password must be at least 6 characters"],
    [{ password: 123456 }, "Expected string, received number"],
    [{ password: "🐟🐟🐟" }, "Password must be at least 6 characters"],
    [{ password: "x".repeat(201) }, "Password must be at most 200 characters"],
    // Normalized (NFKC), each character becomes eighteen: longer than a sign-in accepts.
    [{ password: "\ufdfa".repeat(200) }, "Password must be at most 200 characters"],
    [{ password: "half a pair \ud800" }, "Password contains characters that cannot be used"],
  ])("is rejected for an invalid %o, and the link stays valid", async (wrong, message) => {
    const { email, token, account } = await buildForgetful();
    const response = await new Agent(site).post("/api/reset-password", {
      token,
      password: NEW_PASSWORD,
      ...wrong,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
    expect((await login(email, account.password)).statusCode).toBe(200);
    expect((await resetPassword(token)).statusCode).toBe(200);
  });

  test("ends every session of the account, and no others", async () => {
    const { agent: phone, account, token } = await buildForgetful();
    const laptop = new Agent(site);
    await laptop.post("/api/login", account);
    const { agent: other } = await buildMember(site);
    await resetPassword(token);
    for (const agent of [phone, laptop]) {
      expect((await agent.get("/api/user")).statusCode).toBe(401);
    }
    expect((await other.get("/api/user")).statusCode).toBe(200);
  });

  test("signs out the requesting browser, unless another account is signed in there", async () => {
    const { agent: own, token, user } = await buildForgetful();
    await own.post("/api/reset-password", { token, password: NEW_PASSWORD });
    expect(own.cookie).toBe("");
    const left = await site.prisma.session.findMany();
    expect(left.filter(({ sess }) => (sess as { userId?: string }).userId === user.id)).toEqual([]);

    const { token: another } = await buildForgetful();
    const { agent: neighbor } = await buildMember(site);
    await neighbor.post("/api/reset-password", { token: another, password: NEW_PASSWORD });
    expect((await neighbor.get("/api/user")).statusCode).toBe(200);
  });

  test("is reported to the owner by mail", async () => {
    const { email, token } = await buildForgetful();
    await resetPassword(token);
    const [notice] = await waitForMails("passwordChanged", email);
    expect(notice?.text).toMatch(/password .* was changed on \w+, \w+ \d+, \d{4} at /);
    expect(notice?.text).not.toContain(NEW_PASSWORD);
  });
});
