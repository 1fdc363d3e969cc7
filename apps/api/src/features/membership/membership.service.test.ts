import { buildApplication } from "@headwaters/testing/factories";
import { startMailServer } from "@headwaters/testing/mail/mailServer";
import { findMails, SENT } from "@headwaters/testing/mail/mails";
import { buildMember, buildUnconfirmedMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { letTimePass, stopTime } from "../../testing/measuring/time.ts";
import { INBOX, openSite, PUBLIC_URL, useSite } from "../../testing/site.ts";

const site = useSite();
const rows = () => site.prisma.membershipApplication.findMany();
const apply = (payload: unknown) => new Agent(site).post("/api/membership", payload);

describe("applying for membership", () => {
  beforeEach(() => site.prisma.membershipApplication.deleteMany());

  test.each(["student", "family", "sponsor"])(
    "stores a %s application as pending",
    async (type) => {
      const response = await apply(buildApplication({ membershipType: type }));
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual(SENT);
      expect(await rows()).toMatchObject([
        {
          email: "Maya.Chen@example.org",
          membershipType: type,
          firstName: "Maya",
          lastName: "Chen",
          status: "pending",
          createdAt: expect.any(Date),
        },
      ]);
    },
  );

  test("trims the fields", async () => {
    await apply(buildApplication({ firstName: "  Łukasz ", email: " l@example.org " }));
    expect(await rows()).toMatchObject([{ firstName: "Łukasz", email: "l@example.org" }]);
  });

  test("can be done twice: each application is stored", async () => {
    await apply(buildApplication());
    await apply(buildApplication({ membershipType: "family" }));
    expect(await rows()).toHaveLength(2);
  });

  test("ignores fields that only staff may set", async () => {
    const response = await apply(
      buildApplication({
        id: "mine",
        status: "approved",
        createdAt: "2001-01-01T00:00:00.000Z",
        emailSent: true,
        colour: "red",
      }),
    );
    expect(response.statusCode).toBe(200);
    const [row] = await rows();
    expect(row?.status).toBe("pending");
    expect(row?.id).not.toBe("mine");
    expect(row?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test.each([
    ["firstName", "First name is required", { firstName: undefined }],
    ["firstName", "First name is required", { firstName: "  " }],
    ["firstName", "Expected string, received null", { firstName: null }],
    ["firstName", "First name must be at most 100 characters", { firstName: "a".repeat(101) }],
    ["firstName", "First name contains characters that cannot be saved", { firstName: "\ud83d" }],
    ["firstName", "First name is required", { firstName: "\u0000\u202e" }],
    ["lastName", "Last name is required", { lastName: undefined }],
    ["lastName", "Last name is required", { lastName: "" }],
    ["lastName", "Expected string, received array", { lastName: ["Chen"] }],
    ["lastName", "Last name must be at most 100 characters", { lastName: "a".repeat(101) }],
    ["email", "Email is required", { email: undefined }],
    ["email", "Email is required", { email: "" }],
    ["email", "Please enter a valid email address", { email: "maya" }],
    ["email", "Please enter a valid email address", { email: "a@b.co\r\nBcc: c@d.co" }],
    ["email", "Email must be at most 254 characters", { email: `${"a".repeat(250)}@b.co` }],
    ["membershipType", "Membership type is required", { membershipType: undefined }],
    ["membershipType", "Membership type is required", { membershipType: "" }],
    [
      "membershipType",
      "Membership type must be one of: student, family, sponsor",
      { membershipType: "platinum" },
    ],
  ])("rejects an invalid %s (“%s”) and stores nothing", async (path, message, wrong) => {
    const response = await apply(buildApplication(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: "BAD_REQUEST", message, issues: [{ path, message }] });
    expect(await rows()).toEqual([]);
  });

  test("names every missing field, in the order of the form", async () => {
    const response = await apply({});
    expect(response.statusCode).toBe(400);
    expect(response.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path)).toEqual([
      "firstName",
      "lastName",
      "email",
      "membershipType",
    ]);
    expect(await rows()).toEqual([]);
  });
});

test("the organization's notice links to the application, without the applicant's address", async () => {
  const application = buildApplication({ email: "notice@example.org", lastName: "Noticed" });
  await apply(application);
  const row = await site.prisma.membershipApplication.findFirstOrThrow({
    where: { email: "notice@example.org" },
  });
  const notice = (await findMails(site, INBOX)).find(({ subject }) => subject.includes("Noticed"));
  expect(notice?.subject).toBe("Membership application: Maya Noticed (Student)");
  expect(notice?.links).toEqual([`${PUBLIC_URL}/staff/applications/${row.id}`]);
  expect(`${notice?.text}${notice?.html}`).not.toContain("notice@example.org");
  expect(notice?.headers.has("reply-to")).toBe(false);
});

describe("an application while the mail server", () => {
  const mailBy = (smtpUrl: string) => ({
    mail: { smtpUrl, folder: "", from: "site@example.org", inbox: INBOX, showLinks: false },
  });

  /** Applies on a site with this mail server; returns the response and the applicant's mail. */
  async function applyWith(
    smtpUrl: string,
    email: string,
    respond = (applying: ReturnType<typeof apply>) => applying,
  ) {
    const other = await openSite(site.connectionString, mailBy(smtpUrl));
    const application = buildApplication({ email });
    const response = await respond(new Agent(other.site).post("/api/membership", application));
    expect(response.statusCode).toBe(200);
    const where = { email };
    expect(await site.prisma.membershipApplication.count({ where })).toBe(1);
    const mail = await site.prisma.mail.findFirstOrThrow({ where: { recipient: email } });
    return { receipt: response.json(), mail, close: other.close };
  }

  test("is down is stored, and its mail stays queued", async () => {
    const smtpUrl = `smtp://127.0.0.1:${await findFreePort()}`;
    const { receipt, mail, close } = await applyWith(smtpUrl, "down@example.org");
    const emailError = "The mail server could not be reached.";
    expect(receipt).toEqual({ emailSent: false, emailError });
    expect(mail).toMatchObject({ status: "pending", lastError: emailError });
    await close();
  });

  test("is slow is stored, answered after a limited time, and confirmed later", async () => {
    const waiting: (() => void)[] = [];
    const server = await startMailServer({
      onMailFrom: (_address, _session, response) => void waiting.push(response),
    });
    const { receipt, close } = await applyWith(server.url, "slow@example.org", async (applying) => {
      stopTime();
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await letTimePass(5_000);
      const response = await applying;
      vi.useRealTimers();
      return response;
    });
    const emailError = "The mail server has not answered within 5 seconds.";
    expect(receipt).toEqual({ emailSent: false, emailError });
    for (const respond of waiting) respond();
    const received = () => server.mails.filter(({ to }) => to === "slow@example.org");
    await expect.poll(() => received().length).toBe(1);
    await close();
  });
});

test("members see the applications of their confirmed address, and nobody else's", async () => {
  // In a pattern of SQL an underscore matches any character.
  const email = "ana_reyes@example.org";
  const { agent } = await buildMember(site, { email });
  const mine = async (caller: Agent) => (await caller.get("/api/membership")).json();
  expect(await mine(agent)).toEqual([]);
  const others = ["someone.else@example.org", "ana.reyes@example.org"];
  for (const address of [email.toUpperCase(), ...others]) {
    const sent = buildApplication({ email: address, membershipType: "family" });
    expect((await agent.post("/api/membership", sent)).statusCode).toBe(200);
  }
  const [own, ...more] = await mine(agent);
  expect(more).toEqual([]);
  expect(own).toEqual({
    id: expect.any(String),
    membershipType: "family",
    status: "pending",
    createdAt: expect.any(String),
  });
  // Anyone can sign up with an address.
  const { agent: stranger } = await buildUnconfirmedMember(site, {
    email: "someone.else@example.org",
  });
  expect(await mine(stranger)).toEqual([]);
  expect((await new Agent(site).get("/api/membership")).statusCode).toBe(401);
});
