import { buildAccount } from "@headwaters/testing/factories";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { argon2id, hash } from "argon2";
import { beforeEach, describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const OLD = "river stones";
const NEW = "a quiet eddy";

/** Counts the site's statements that wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await site.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

/** Runs `work` while the locks are held, then releases them. */
async function whileLocked(lock: string, work: () => Promise<void>) {
  await site.prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRawUnsafe(lock);
      await work();
    },
    { timeout: 120_000 },
  );
}

async function readToken(kind: string, email: string): Promise<string> {
  const links = async () =>
    (await findMails(site, email)).flatMap((mail) => (mail.kind === kind ? mail.links : []));
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return new URL((await links())[0] ?? "").searchParams.get("token") ?? "";
}

/** Builds a member with a password reset link. */
async function buildForgetful() {
  const member = await buildMember(site);
  const { email } = member.account;
  await new Agent(site).post("/api/forgot-password", { email });
  const token = await readToken("passwordReset", email);
  const reset = () => new Agent(site).post("/api/reset-password", { token, password: NEW });
  return { ...member, email, reset };
}

describe("a request with the old password during a password reset", () => {
  let member: Awaited<ReturnType<typeof buildForgetful>>;
  beforeEach(async () => {
    member = await buildForgetful();
  });

  /** Calls after the reset has deleted all sessions and before it commits: its mail insert is blocked. */
  async function duringReset(call: () => ReturnType<Agent["post"]>) {
    let responses: ReturnType<Agent["post"]>[] = [];
    await whileLocked("LOCK TABLE mails IN SHARE MODE", async () => {
      const reset = member.reset();
      await expect.poll(waiting).toBe(1);
      const response = call();
      responses = [reset, response];
      let isAnswered = false;
      void response.then(() => {
        isAnswered = true;
      });
      await expect.poll(async () => isAnswered || (await waiting()) === 2).toBe(true);
    });
    const [reset, response] = await Promise.all(responses);
    expect(reset?.statusCode).toBe(200);
    return response;
  }

  test("does not sign in", async () => {
    const agent = new Agent(site);
    const { email, user } = member;
    const response = await duringReset(() => agent.post("/api/login", { email, password: OLD }));
    expect(response?.statusCode).toBe(401);
    expect(response?.json()).toEqual({
      code: "UNAUTHORIZED",
      message: "Invalid email or password.",
    });
    expect(agent.cookie).toBe("");
    const sessions = await site.prisma.session.findMany();
    expect(JSON.stringify(sessions)).not.toContain(user.id);
  });

  test("does not mail a link for a new address", async () => {
    const email = buildAccount().email;
    const response = await duringReset(() =>
      member.agent.post("/api/account/email", { email, currentPassword: OLD }),
    );
    expect(response?.statusCode).toBe(403);
    expect(await site.prisma.emailChange.count()).toBe(0);
    expect(await site.prisma.mail.count({ where: { recipient: email } })).toBe(0);
  });

  test("does not delete the account", async () => {
    const response = await duringReset(() =>
      member.agent.post("/api/account/delete", { currentPassword: OLD }),
    );
    expect(response?.statusCode).toBe(403);
    const login = { email: member.email, password: NEW };
    expect((await new Agent(site).post("/api/login", login)).statusCode).toBe(200);
  });
});

test("a concurrent password reset and email change do not deadlock", async () => {
  const { agent, email, user, reset } = await buildForgetful();
  const newEmail = buildAccount().email;
  await agent.post("/api/account/email", { email: newEmail, currentPassword: OLD });
  const token = await readToken("confirmNewEmail", newEmail);
  let responses: ReturnType<Agent["post"]>[] = [];
  await whileLocked(`SELECT 1 FROM users WHERE id = '${user.id}' FOR UPDATE`, async () => {
    responses = [reset()];
    await expect.poll(waiting).toBe(1);
    responses.push(new Agent(site).post("/api/account/confirm-email", { token }));
    await expect.poll(waiting).toBe(2);
  });
  const [done, rejected] = await Promise.all(responses);
  expect([done?.statusCode, rejected?.statusCode]).toEqual([200, 400]);
  const login = await new Agent(site).post("/api/login", { email, password: NEW });
  expect(login.statusCode).toBe(200);
});

test("two concurrent sign-ins that upgrade the same hash both succeed", async () => {
  const { account, user } = await buildMember(site);
  const other = { type: argon2id, memoryCost: 2_048, timeCost: 1, parallelism: 1 } as const;
  await site.prisma.user.update({
    where: { id: user.id },
    data: { password: await hash(account.password, other) },
  });
  const login = () => new Agent(site).post("/api/login", account);
  const responses = await Promise.all([login(), login(), login()]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});
