import { afterAllTests } from "@headwaters/testing/afterwards";
import { startMailServer } from "@headwaters/testing/mail/mailServer";
import { beforeAll, expect, test } from "vitest";
import { passwordReset } from "../../../features/accounts/emails/links.ts";
import { buildMail, openMails, openOutbox } from "../../../testing/outbox.ts";
import type { Mail } from "../mail.ts";

const INJECTED = "Ann\r\nBcc: eve@example.org\r\n\r\n<script>";

/** Opens one outbox and mail server for this file. */
async function open() {
  const recipients: string[] = [];
  const server = await startMailServer({
    onRcptTo({ address }, _session, respond) {
      recipients.push(address);
      respond();
    },
  });
  const { connectionString, prisma, row } = await openMails();
  const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
  return { recipients, server, prisma, row, outbox };
}

let mailing: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  mailing = await open();
  return afterAllTests();
});

async function send(mail: Mail) {
  const { server, prisma, row, outbox } = mailing;
  await prisma.mail.deleteMany();
  server.raw.length = 0;
  mailing.recipients.length = 0;
  const id = await outbox.write(mail);
  const response = await outbox.sendNow(id);
  return { answer: response, recipients: mailing.recipients, server, row: await row(id) };
}

test("an address whose domain is in its ASCII form is mailed as it is", async () => {
  const to = ["ann@xn--mnchen-3ya.example", "ann@xn--e1afmkfd.xn--p1ai"];
  for (const recipient of to) {
    const { answer: response, recipients, server } = await send(buildMail({ to: recipient }));
    expect(response).toEqual({ emailSent: true, emailError: null });
    expect(recipients).toHaveLength(1); // in Unicode, as this mail server decodes it
    expect(server.raw[0]).toContain(`To: ${recipient}\r\n`);
  }
});

test.for<[string, Mail]>([
  [
    "name",
    passwordReset({
      ...{ to: "ann@example.org", firstName: INJECTED, link: "https://x.example" },
      expiresAt: new Date(Date.now() + 60_000),
    }),
  ],
  ["subject", buildMail({ subject: INJECTED })],
  ["kind", buildMail({ kind: INJECTED })],
  ["header", buildMail({ headers: { "X-Note": INJECTED, "X-A\r\nBcc": "eve@example.org" } })],
  ["reply address", buildMail({ replyTo: "bo@example.org\r\nBcc: eve@example.org" })],
])("line breaks in a %s inject no header, and no other recipient", async ([, mail]) => {
  const { answer: response, recipients, server } = await send(mail);
  expect(response).toEqual({ emailSent: true, emailError: null });
  expect(recipients).toEqual(["ann@example.org"]);
  const [head = ""] = server.raw[0]?.split("\r\n\r\n") ?? [];
  expect(head).toContain("Subject:");
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m); // the head was not cut short
});

test.for([
  ["with a line break", "ann@example.org\r\nRCPT TO:<eve@example.org>"],
  ["of 4 kB", `${"a".repeat(4_096)}@example.org`],
  ["that is two", "ann@example.org, eve@example.org"],
  ["with a name", "Eve <eve@example.org>"],
  ["with spaces", "ann@example.org NOTIFY=NEVER"],
  ["that is none", "ann"],
])("an address %s is refused, and no server is contacted", async ([, to = ""]) => {
  const { answer: response, recipients, row } = await send(buildMail({ to }));
  expect(response).toEqual({
    emailSent: false,
    emailError: "This is not an address that mail can be sent to.",
  });
  expect(recipients).toEqual([]);
  expect(row).toMatchObject({ status: "failed" });
});
