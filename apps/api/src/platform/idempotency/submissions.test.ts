import {
  buildApplication,
  buildArticle,
  buildEducationArticle,
  buildEvent,
  buildMessage,
} from "@headwaters/testing/factories";
import { smtpError, startMailServer } from "@headwaters/testing/mail/mailServer";
import { findMails, SENT } from "@headwaters/testing/mail/mails";
import { buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { INBOX, openSite, useSite } from "../../testing/site.ts";

const site = useSite();

const forms = [
  {
    path: "/api/membership",
    build: buildApplication,
    table: "membershipApplication",
    kinds: ["membershipReceived", "membershipNotice"],
  },
  {
    path: "/api/contact",
    build: buildMessage,
    table: "contactSubmission",
    kinds: ["contactReceived", "contactNotice"],
  },
] as const;

const KEY = "0123456789abcdef";
let people = 0;
/** Builds an unused address. */
const someone = () => {
  people += 1;
  return `someone.${people}@example.org`;
};

describe.each(forms)("a submission to $path", ({ path, build, table, kinds }) => {
  const send = (payload: unknown) => new Agent(site).post(path, payload);
  const findRows = (email: string) =>
    (site.prisma[table].count as (query: object) => Promise<number>)({ where: { email } });

  test("is confirmed to its sender, and mailed to the organization", async () => {
    const email = someone();
    const response = await send(build({ email }));
    expect(response.json()).toEqual(SENT);
    const [confirmation] = await findMails(site, email);
    expect(confirmation).toMatchObject({ kind: kinds[0], to: email });
    expect((await findMails(site, INBOX)).map(({ kind }) => kind)).toContain(kinds[1]);
  });

  test("is stored once when the form sends it twice concurrently, or again later", async () => {
    const email = someone();
    const payload = build({ email, idempotencyKey: KEY });
    const responses = await Promise.all([send(payload), send(payload), send(payload)]);
    responses.push(await send(payload));
    for (const response of responses) {
      expect(response.json()).toEqual(SENT);
    }
    expect(await findRows(email)).toBe(1);
    expect(await findMails(site, email)).toHaveLength(1);
  });

  test("is stored again with another content, or without a key", async () => {
    const email = someone();
    await send(build({ email, idempotencyKey: KEY }));
    await send(build({ email, idempotencyKey: KEY, firstName: "Mia" }));
    expect(await findRows(email)).toBe(2);
    await send(build({ email }));
    await send(build({ email }));
    expect(await findRows(email)).toBe(4);
  });

  test.each(["short", "with spaces in it, a key", 7, "x".repeat(65)])(
    "is refused with the key %j",
    async (idempotencyKey) => {
      const email = someone();
      const response = await send(build({ email, idempotencyKey }));
      expect(response.statusCode).toBe(400);
      expect(await findRows(email)).toBe(0);
    },
  );

  test("reports a mail as sent after the mail server accepted it; keeps it after a rejection, and reports that", async () => {
    let rejecting = false;
    const server = await startMailServer({
      onRcptTo: (_address, _session, respond) =>
        respond(rejecting ? smtpError(550, "go away") : null),
    });
    const mail = { smtpUrl: server.url, folder: "", from: "site@example.org", inbox: INBOX };
    const other = await openSite(site.connectionString, { mail: { ...mail, showLinks: false } });
    const sent = await new Agent(other.site).post(path, build({ email: someone() }));
    expect(sent.json()).toEqual({ emailSent: true, emailError: null });
    rejecting = true;
    const email = someone();
    const response = await new Agent(other.site).post(path, build({ email }));
    expect(response.statusCode).toBe(200);
    const { emailSent, emailError } = response.json();
    expect(emailSent).toBe(false);
    expect(emailError).toMatch(/\.$/);
    expect(emailError).not.toMatch(/127\.0\.0\.1|localhost|550|go away/);
    expect(await findRows(email)).toBe(1);
    await other.close();
  });

  test("names that look like headers, right-to-left text and emoji arrive as text", async () => {
    const email = someone();
    const lastName = "O’Neill-שלום 🎣";
    const response = await send(build({ email, lastName }));
    expect(response.statusCode).toBe(200);
    const inbox = async () => (await findMails(site, INBOX)).at(-1);
    expect((await inbox())?.subject).toContain(lastName);
    await send(build({ email, lastName: "Chen\r\nBcc: all@example.org" }));
    const header = await inbox();
    expect(header?.subject).toContain("Chen Bcc: all@example.org");
    expect(header?.headers.has("bcc")).toBe(false);
  });
});

test("an answer to the organization's copy of a message goes to its sender", async () => {
  const email = someone();
  await new Agent(site).post("/api/contact", buildMessage({ email, message: "One\n\nTwo" }));
  const notice = (await findMails(site, INBOX)).findLast(({ text }) => text.includes(email));
  expect(notice?.headers.get("reply-to")).toMatchObject({ text: email });
  expect(notice?.text).toContain("One\n\nTwo");
});

describe.each([
  ["/api/news", "/trpc/news.create", () => buildArticle()],
  ["/api/events", "/trpc/events.create", () => buildEvent()],
  ["/api/education", "/trpc/education.create", () => buildEducationArticle()],
  ["/api/children", "/trpc/registrations.addChild", () => ({ firstName: "Mia", birthYear: 2018 })],
  ["/api/staff/newsletters", "/trpc/newsletter.create", () => ({})],
])("a creation by %s", (path, rpcPath, build) => {
  const readId = (response: { statusCode: number; json: () => { id: string } }) => {
    expect(response.statusCode).toBe(201);
    return response.json().id;
  };

  test("happens once for a key, by REST and RPC, in sequence and concurrently", async () => {
    const { agent } = await buildStaff(site);
    const sent = { ...build(), idempotencyKey: KEY };
    const ids = await Promise.all([1, 2, 3].map(async () => readId(await agent.post(path, sent))));
    ids.push(readId(await agent.post(path, sent)));
    const rpc = await agent.post(rpcPath, JSON.stringify({ json: sent }));
    ids.push(rpc.json().result.data.json.id);
    expect(new Set(ids).size).toBe(1);

    const another = { ...sent, idempotencyKey: `${KEY}-2` };
    expect(ids).not.toContain(readId(await agent.post(path, another)));
    const { agent: other } = await buildStaff(site);
    expect(ids).not.toContain(readId(await other.post(path, sent)));
    const { idempotencyKey: _key, ...plain } = sent;
    const [one, two] = [await agent.post(path, plain), await agent.post(path, plain)];
    expect(readId(one)).not.toBe(readId(two));
  });

  test("is rejected with an invalid key", async () => {
    const { agent } = await buildStaff(site);
    const rejected = await agent.post(path, { ...build(), idempotencyKey: "short" });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().message).toMatch(/^Idempotency key must be /);
  });
});

test("a key with other content creates another; one whose row is deleted creates nothing again", async () => {
  const { agent } = await buildStaff(site);
  const sent = buildArticle({ idempotencyKey: KEY });
  const { id } = (await agent.post("/api/news", sent)).json<{ id: string }>();
  const changed = await agent.post("/api/news", { ...sent, title: "Another title" });
  expect(changed.statusCode).toBe(201);
  expect(changed.json().id).not.toBe(id);
  await agent.send("DELETE", `/api/news/${id}`);
  const again = await agent.post("/api/news", sent);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toEqual({
    code: "CONFLICT",
    message: "This was saved before, and has been deleted since.",
  });
});
