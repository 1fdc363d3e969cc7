import { randomUUID } from "node:crypto";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { countStatements } from "../../testing/measuring/statements.ts";
import { PUBLIC_URL, useSite } from "../../testing/site.ts";

const site = useSite();
const agent = new Agent(site);
const subscribe = (email: string) => agent.post("/api/newsletter", { email });
const confirm = (token: unknown) => agent.post("/api/newsletter/confirm", { token });
const oneClick = "/api/newsletter/unsubscribe";

const findRow = (email: string) =>
  site.prisma.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
const readStatus = async (email: string) => (await findRow(email)).status;

let people = 0;
/** Builds an unused address. */
const newEmail = () => `reader.${++people}@example.org`;

/** Waits for `count` mails to this address and returns the newest. */
async function waitForMail(email: string, count = 1) {
  await expect.poll(async () => (await findMails(site, email)).length).toBe(count);
  // File names start with ids, which ascend.
  const mail = (await findMails(site, email)).at(-1);
  if (!mail) throw new Error("No mail came.");
  return mail;
}

const tokenIn = (link = "") => new URL(link).searchParams.get("token") ?? "";

/** Subscribes and confirms an address; returns it with its tokens. */
async function confirmed() {
  const email = newEmail();
  await subscribe(email);
  const token = tokenIn((await waitForMail(email)).links[0]);
  expect((await confirm(token)).statusCode).toBe(200);
  return { email, token, unsubscribeToken: (await findRow(email)).unsubscribeToken };
}

describe("subscribing", () => {
  test("asks the address to confirm, and sends nothing else until then", async () => {
    const email = newEmail();
    expect((await subscribe(email)).json()).toEqual({});
    const mail = await waitForMail(email);
    expect(mail).toMatchObject({
      kind: "newsletterConfirm",
      subject: "Please confirm your subscription",
    });
    expect(mail.links).toHaveLength(1);
    expect(mail.links[0]).toMatch(
      new RegExp(`^${PUBLIC_URL}/newsletter/confirm\\?token=[\\w-]{43}$`),
    );
    expect(await findRow(email)).toMatchObject({ status: "pending", confirmedAt: null });
    // Only the hash is stored: the token is gone after the mail is sent.
    const token = tokenIn(mail.links[0]);
    const [row] = await site.prisma.$queryRaw<unknown[]>`
      SELECT to_jsonb(one)::text AS row FROM newsletter_subscribers AS one WHERE email = ${email}::citext`;
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await confirm(token)).json()).toEqual({});
    expect(await findRow(email)).toMatchObject({
      status: "confirmed",
      confirmedAt: expect.any(Date),
    });
  });

  test("gives the same response for a new, a pending, a confirmed and an unsubscribed address", async () => {
    const pending = newEmail();
    await subscribe(pending);
    const subscribed = (await confirmed()).email;
    const left = await confirmed();
    await agent.post(`${oneClick}?token=${left.unsubscribeToken}`);
    const responses: unknown[] = [];
    for (const email of [newEmail(), pending, subscribed, left.email, subscribed.toUpperCase()]) {
      const { statusCode, body, headers } = await subscribe(email);
      const { date: _date, "x-request-id": _id, ratelimit: _left, ...others } = headers;
      responses.push({ statusCode, body, others });
    }
    expect(responses).toEqual(Array(responses.length).fill(responses[0]));
    expect(responses[0]).toMatchObject({ statusCode: 200, body: "{}" });
  });

  test("takes about the same time for all addresses, and sends one mail each", async () => {
    const subscribed = (await confirmed()).email;
    const subscribing = async (email: string) => {
      const before = await site.prisma.mail.count();
      const work = () => subscribe(email);
      const statements = await countStatements(work, { including: "newsletter_subscribers" });
      expect(await site.prisma.mail.count()).toBe(before + 1);
      // Mails with an expiring link set one more column; the rest is the same.
      return statements.map((text) => text.trim().split("(", 1)[0]);
    };
    const statements = await subscribing(subscribed);
    expect(statements.at(-1)).toBe("COMMIT");
    expect(await subscribing(newEmail())).toEqual(statements);
  });

  test("sends a confirmed subscriber a mail with an unsubscribe link, and changes nothing else", async () => {
    const { email, unsubscribeToken } = await confirmed();
    const before = await findRow(email);
    await subscribe(email);
    const mail = await waitForMail(email, 2);
    expect(mail).toMatchObject({ kind: "newsletterKnown", subject: "You are subscribed already" });
    expect(mail.links).toEqual([`${PUBLIC_URL}/newsletter/unsubscribe?token=${unsubscribeToken}`]);
    expect(await findRow(email)).toMatchObject({ ...before, confirmExpiresAt: expect.any(Date) });
  });

  test("stores one row per address in any letter case, and mails to the first spelling", async () => {
    const email = newEmail().replace("reader", "Reader");
    await subscribe(email);
    await subscribe(email.toUpperCase());
    expect(await findMails(site, email.toUpperCase())).toEqual([]);
    await waitForMail(email, 2);
    expect(
      await site.prisma.newsletterSubscriber.count({ where: { email: email.toLowerCase() } }),
    ).toBe(1);
  });

  test("again creates a new link and invalidates the older one", async () => {
    const email = newEmail();
    await subscribe(email);
    const first = tokenIn((await waitForMail(email)).links[0]);
    await subscribe(email);
    const second = tokenIn((await waitForMail(email, 2)).links[0]);
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(second)).statusCode).toBe(200);
  });

  test("after unsubscribing requires confirmation again", async () => {
    const { email, token, unsubscribeToken } = await confirmed();
    await agent.post(`${oneClick}?token=${unsubscribeToken}`);
    expect((await confirm(token)).statusCode).toBe(400);
    expect(await readStatus(email)).toBe("unsubscribed");
    await subscribe(email);
    expect(await readStatus(email)).toBe("pending");
    await confirm(tokenIn((await waitForMail(email, 2)).links[0]));
    expect(await findRow(email)).toMatchObject({ status: "confirmed", unsubscribedAt: null });
  });

  test.each([
    [{ email: "" }, "Email is required"],
    [{}, "Email is required"],
    [{ email: "nobody" }, "Please enter a valid email address"],
    [{ email: "a@b.co\r\nBcc: c@d.co" }, "Please enter a valid email address"],
  ])("rejects %j and stores nothing", async (payload, message) => {
    const before = await site.prisma.newsletterSubscriber.count();
    const response = await agent.post("/api/newsletter", payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
    expect(await site.prisma.newsletterSubscriber.count()).toBe(before);
  });
});

describe("the confirmation link", () => {
  test("works repeatedly", async () => {
    const { email, token } = await confirmed();
    const { confirmedAt } = await findRow(email);
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await findRow(email)).toMatchObject({ status: "confirmed", confirmedAt });
  });

  test("works until it expires", async () => {
    const email = newEmail();
    await subscribe(email);
    const token = tokenIn((await waitForMail(email)).links[0]);
    const { confirmExpiresAt } = await findRow(email);
    const week = 7 * 24 * 60 * 60 * 1000;
    expect(Math.abs(+(confirmExpiresAt ?? 0) - Date.now() - week)).toBeLessThan(60_000);
    await site.prisma.newsletterSubscriber.update({
      where: { email },
      data: { confirmExpiresAt: new Date(Date.now() - 1_000) },
    });
    const late = await confirm(token);
    expect(late.statusCode).toBe(400);
    expect(late.json().message).toMatch(/^This link is not valid any more\./);
    expect(await readStatus(email)).toBe("pending");
  });

  test.each(["x".repeat(43), "", "x".repeat(5_000), null, undefined, 7, { $ne: "" }])(
    "is rejected when it is forged (%#)",
    async (token) => {
      const before = await site.prisma.newsletterSubscriber.count({
        where: { status: "confirmed" },
      });
      const response = await confirm(token);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(/^This link is not valid any more\./);
      const where = { status: "confirmed" } as const;
      expect(await site.prisma.newsletterSubscriber.count({ where })).toBe(before);
    },
  );

  test("does nothing when opened, as by mail scanners", async () => {
    const email = newEmail();
    await subscribe(email);
    const [link] = (await waitForMail(email)).links;
    const { pathname, search } = new URL(link ?? "");
    for (const url of [pathname + search, `/api/newsletter/confirm${search}`]) {
      await agent.get(url);
      await agent.request({ method: "HEAD", url });
    }
    expect(await readStatus(email)).toBe("pending");
  });
});

describe("unsubscribing by one click (RFC 8058)", () => {
  const form = "List-Unsubscribe=One-Click";
  const boundary = "----mailbox";
  const multipart = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="List-Unsubscribe"',
    "",
    "One-Click",
    `--${boundary}--`,
    "",
  ].join("\r\n");

  test.each([
    ["application/x-www-form-urlencoded", form],
    [`multipart/form-data; boundary=${boundary}`, multipart],
  ])("accepts %s, without a cookie and from any website", async (type, payload) => {
    for (const origin of [
      {},
      {
        origin: "https://mail.example",
        referer: "https://mail.example/",
        "sec-fetch-site": "cross-site",
      },
    ]) {
      const { email, unsubscribeToken } = await confirmed();
      const response = await site.app.inject({
        method: "POST",
        url: `${oneClick}?token=${unsubscribeToken}`,
        headers: { "content-type": type, ...origin },
        payload,
      });
      expect([response.statusCode, response.body]).toEqual([200, "{}"]);
      expect(response.headers["set-cookie"]).toBeUndefined();
      expect(await findRow(email)).toMatchObject({
        status: "unsubscribed",
        unsubscribedAt: expect.any(Date),
      });
    }
  });

  test("is idempotent", async () => {
    const { email, unsubscribeToken } = await confirmed();
    const url = `${oneClick}?token=${unsubscribeToken}`;
    await agent.post(url);
    const { unsubscribedAt } = await findRow(email);
    expect((await agent.post(url)).statusCode).toBe(200);
    expect(await findRow(email)).toMatchObject({ status: "unsubscribed", unsubscribedAt });
  });

  test("redirects a GET to a page, and changes nothing", async () => {
    const { email, unsubscribeToken } = await confirmed();
    const url = `${oneClick}?token=${unsubscribeToken}`;
    const response = await agent.get(url);
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      location: `/newsletter/unsubscribe?token=${unsubscribeToken}`,
      "cache-control": "no-store",
    });
    await agent.request({ method: "HEAD", url });
    expect(await readStatus(email)).toBe("confirmed");
    const odd = await agent.get(`${oneClick}?token=%22%3E%0d%0aSet-Cookie:%20a=b`);
    expect(odd.headers.location).toMatch(/^\/newsletter\/unsubscribe\?token=[\w%+.-]*$/);
    expect(odd.headers["set-cookie"]).toBeUndefined();
  });

  test.each([
    ["an unknown", `token=${randomUUID()}`],
    ["an empty", "token="],
    ["no", ""],
    ["a double", "token=a&token=b"],
    ["a long", `token=${"x".repeat(5_000)}`],
  ])("reveals nothing for %s token", async (_which, query) => {
    const { email } = await confirmed();
    const response = await agent.post(`${oneClick}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/^This link belongs to no subscription\./);
    expect(response.body).not.toContain("@");
    expect(await readStatus(email)).toBe("confirmed");
  });

  test("rejects long bodies", async () => {
    const response = await site.app.inject({
      method: "POST",
      url: `${oneClick}?token=${randomUUID()}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "x".repeat(100_000),
    });
    expect(response.statusCode).toBe(413);
  });

  test("is the only write allowed from other websites", async () => {
    const response = await site.app.inject({
      method: "POST",
      url: "/api/newsletter",
      headers: { origin: "https://mail.example" },
      payload: { email: newEmail() },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe("by RPC, as on the page,", () => {
  test("unsubscribing has the same effect", async () => {
    const { email, unsubscribeToken } = await confirmed();
    const response = await agent.post("/trpc/newsletter.unsubscribe", {
      json: { token: unsubscribeToken },
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain(email);
    expect(await readStatus(email)).toBe("unsubscribed");
  });
});

describe("removing an address at its owner's request", () => {
  beforeEach(() => site.prisma.userRole.deleteMany());

  test("deletes it everywhere, including the mail log", async () => {
    const { email, unsubscribeToken } = await confirmed();
    const { id } = await findRow(email);
    const { agent: staff } = await buildStaff(site);
    await expect
      .poll(() => site.prisma.mail.count({ where: { recipient: email, status: "pending" } }))
      .toBe(0);
    const url = `/api/staff/newsletter/subscribers/${id}`;
    expect((await staff.send("DELETE", url)).statusCode).toBe(200);
    expect(await site.prisma.newsletterSubscriber.count({ where: { id } })).toBe(0);
    expect(await site.prisma.mail.count({ where: { recipient: email } })).toBe(0);
    expect((await staff.send("DELETE", url)).statusCode).toBe(404);
    expect((await agent.post(`${oneClick}?token=${unsubscribeToken}`)).statusCode).toBe(400);
    const [logged] = await site.prisma.staffAction.findMany({ orderBy: { at: "desc" }, take: 1 });
    expect(logged).toMatchObject({ action: "newsletter.removed", subjectId: id });
    expect(JSON.stringify(logged)).not.toContain(email);
  });
});
