import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterwards } from "@headwaters/testing/afterwards";
import { type MailServer, smtpError, startMailServer } from "@headwaters/testing/mail/mailServer";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import pg from "pg";
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, inject, test, vi } from "vitest";
import { letTimePass, stopTime, timePassed } from "../../../testing/measuring/time.ts";
import { openMails, openOutbox, useMails } from "../../../testing/outbox.ts";

type Mails = Awaited<ReturnType<typeof openMails>>;

const emptyMails = useMails();

/** Waits until the outbox has sent the mail, and expects that it arrived once. */
async function arrives(server: MailServer, { row, hurry }: Mails, id: string) {
  await hurry();
  await expect.poll(async () => (await row(id)).status).toBe("sent");
  expect(server.mails).toHaveLength(1);
}

/**
 * Returns the result of a first attempt at a server.
 * @param isSilent whether the server was contacted and stays silent: the test then skips five seconds
 */
async function firstAttempt(smtpUrl: string, isSilent?: () => boolean) {
  const mails = await emptyMails();
  const outbox = await openOutbox(mails.connectionString, { smtpUrl });
  const id = await outbox.write();
  if (isSilent) stopTime();
  const answering = outbox.sendNow(id);
  if (isSilent) {
    await expect.poll(isSilent).toBe(true);
    await letTimePass(5_000 - timePassed());
  }
  const response = await answering;
  return { answer: response, id, mails, lines: outbox.lines };
}

describe("a mail server that", () => {
  test("is down gets the mail once it is up", async () => {
    const port = await findFreePort();
    const { answer: response, id, mails } = await firstAttempt(`smtp://127.0.0.1:${port}`);
    expect(response).toEqual({
      emailSent: false,
      emailError: "The mail server could not be reached.",
    });
    expect(await mails.row(id)).toMatchObject({
      status: "pending",
      lastError: response.emailError,
    });
    await arrives(await startMailServer({}, port), mails, id);
  });

  test("is slow gets the mail once, in the background", async () => {
    let answerLater: (() => void) | undefined;
    const server = await startMailServer({
      onMailFrom(_address, _session, response) {
        answerLater = response;
      },
    });
    const isAsked = () => answerLater !== undefined;
    const { answer: response, id, mails } = await firstAttempt(server.url, isAsked);
    vi.useRealTimers();
    expect(response).toEqual({
      emailSent: false,
      emailError: "The mail server has not answered within 5 seconds.",
    });
    answerLater?.();
    await arrives(server, mails, id);
  });

  test("is busy with other mails is not reported as silent: the response says that the mail is queued", async () => {
    let conversations = 0;
    const server = await startMailServer({
      onMailFrom() {
        conversations += 1; // and never answers
      },
    });
    const mails = await emptyMails();
    const outbox = await openOutbox(mails.connectionString, { smtpUrl: server.url });
    const ids = await Promise.all(Array.from({ length: 6 }, () => outbox.write()));
    stopTime();
    const answering = ids.map((id) => outbox.sendNow(id));
    await expect.poll(() => conversations).toBe(5);
    await letTimePass(5_000 - timePassed());
    const responses = await Promise.all(answering);
    expect(conversations).toBe(5);
    const errors = responses.map(({ emailError }) => emailError);
    expect(errors.filter((error) => error?.includes("has not answered"))).toHaveLength(5);
    expect(errors).toContain("Many emails are on their way right now. Yours will follow.");
    server.dropConnections();
  });

  test("is slow to greet is waited for", async () => {
    let greet: (() => void) | undefined;
    const server = await startMailServer({
      onConnect(_session, response) {
        greet = response;
      },
    });
    const { id, mails } = await firstAttempt(server.url, () => greet !== undefined);
    await letTimePass(10_000); // fifteen seconds in total
    vi.useRealTimers();
    greet?.();
    await expect.poll(async () => (await mails.row(id)).status).toBe("sent");
    expect(await mails.row(id)).toMatchObject({ attempts: 1 });
  });

  test("does not know the address is not tried again", async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, respond) => respond(smtpError(550, "ann@example.org: who?")),
    });
    const { answer: respond, id, mails, lines } = await firstAttempt(server.url);
    expect(respond).toEqual({
      emailSent: false,
      emailError: "The mail server does not deliver to this address.",
    });
    expect(await mails.row(id)).toMatchObject({ status: "failed", attempts: 1 });
    await mails.hurry();
    await expect.poll(mails.jobs).toMatchObject([{ state: "completed" }]);
    expect(await mails.row(id)).toMatchObject({ attempts: 1 });
    expect(lines.join()).toContain("a mail was not sent");
    expect(lines.join()).not.toContain("ann@example.org");
  });

  test("rejects the content is not tried again", async () => {
    const server = await startMailServer({
      onData(stream, _session, respond) {
        stream.resume().on("end", () => respond(smtpError(554, "spam")));
      },
    });
    const { answer: respond, id, mails } = await firstAttempt(server.url);
    expect(respond).toEqual({ emailSent: false, emailError: "The mail server refused the mail." });
    expect(await mails.row(id)).toMatchObject({ status: "failed" });
  });

  test("closes the connection in the middle of a mail gets the whole mail later", async () => {
    let visits = 0;
    const server: MailServer = await startMailServer({
      onData(stream, session, accepted) {
        visits += 1;
        if (visits > 1) return server.accept(stream, session, accepted);
        stream.once("error", () => {}).once("data", server.dropConnections);
      },
    });
    const { answer: response, id, mails } = await firstAttempt(server.url);
    expect(response).toEqual({
      emailSent: false,
      emailError: "The mail server ended the conversation before the mail was handed over.",
    });
    await arrives(server, mails, id);
  });

  test("greylists unknown senders gets the mail when it accepts it", async () => {
    let visits = 0;
    const server = await startMailServer({
      onRcptTo(_address, _session, respond) {
        visits += 1;
        respond(visits === 1 ? smtpError(451, "Greylisted") : null);
      },
    });
    const { answer: respond, id, mails } = await firstAttempt(server.url);
    expect(respond).toEqual({
      emailSent: false,
      emailError: "The mail server asked to try again later.",
    });
    await arrives(server, mails, id);
    expect(await mails.row(id)).toMatchObject({ attempts: 2, lastError: null });
  });

  test("rejects the password is tried again, and the password is logged nowhere", async () => {
    const server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, respond) => respond(smtpError(535, "secret-word is wrong")),
    });
    const smtpUrl = server.url.replace("//", "//site:secret-word@");
    const { answer: respond, id, mails, lines } = await firstAttempt(smtpUrl);
    expect(respond).toEqual({
      emailSent: false,
      emailError: "The mail server did not accept the site's name and password.",
    });
    expect(await mails.row(id)).toMatchObject({ status: "pending" });
    expect(lines.join()).not.toContain("secret-word");
  });
});

describe("an error that the operator can fix does not end the retries:", () => {
  test.for<[string, SMTPServerOptions, string]>([
    [
      "a sender that is refused",
      { onMailFrom: (_address, _session, respond) => respond(smtpError(553, "Not you")) },
      "The mail server does not take mail from this site.",
    ],
    [
      "a server that wants a password",
      { authOptional: false },
      "The mail server does not take mail from this site.",
    ],
    [
      "a server that relays for others only",
      { onRcptTo: (_address, _session, respond) => respond(smtpError(554, "5.7.1 Relay denied")) },
      "The mail server does not take mail from this site.",
    ],
    [
      "a certificate that nobody knows",
      { disabledCommands: [] },
      "No secure connection to the mail server could be made.",
    ],
  ])("%s", async ([, options, emailError]) => {
    const server = await startMailServer(options);
    const { answer: response, id, mails } = await firstAttempt(server.url);
    expect(response).toEqual({ emailSent: false, emailError });
    expect(await mails.row(id)).toMatchObject({ status: "pending", lastError: emailError });
  });
});

describe("a process that is killed (kill -9)", () => {
  test.for(["written", "sending"])("loses no mail %s", async (when) => {
    const asked = Promise.withResolvers<void>();
    const server = await startMailServer({
      onRcptTo(_address, _session, respond) {
        asked.resolve();
        if (killed) respond();
      },
    });
    let killed = false;
    const mails = await emptyMails();
    const script = join(import.meta.dirname, "killed.fixture.ts");
    const child = spawn(process.execPath, [script, mails.connectionString, server.url, when], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    afterwards(() => child.kill("SIGKILL"));
    const ended = once(child, "exit");
    const said = text(child.stdout);
    if (when === "sending") {
      await asked.promise;
      child.kill("SIGKILL");
    }
    expect((await ended)[1]).toBe("SIGKILL");
    killed = true;
    expect(server.mails).toEqual([]);

    await openOutbox(mails.connectionString, { smtpUrl: server.url });
    await mails.endClaims();
    await arrives(server, mails, await said);
  });
});

test("a process that is killed between the server's acceptance and its record sends the same mail again", async () => {
  const server: MailServer = await startMailServer({
    onData: (stream, session, accepted) =>
      server.accept(stream, session, () => {
        child.kill("SIGKILL"); // no effect the second time: the process is gone
        accepted();
      }),
  });
  const mails = await emptyMails();
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "killed.fixture.ts"), mails.connectionString, server.url, "sending"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  afterwards(() => child.kill("SIGKILL"));
  const ended = once(child, "exit");
  const id = await text(child.stdout);
  expect((await ended)[1]).toBe("SIGKILL");
  expect(await mails.row(id)).toMatchObject({ status: "pending" });

  await openOutbox(mails.connectionString, { smtpUrl: server.url });
  await mails.endClaims();
  await mails.hurry();
  await expect.poll(async () => (await mails.row(id)).status).toBe("sent");
  const names = server.mails.map(({ headers }) => headers.get("message-id"));
  expect(names).toEqual(Array(2).fill(`<${id}@example.org>`));
});

describe("a database that is restarted", () => {
  /**
   * Ends every connection and rejects new ones until the database is back. Each test has its own
   * database, because only the outbox may be connected to it.
   */
  async function outage({ connectionString }: Mails) {
    const admin = new pg.Client({ connectionString: inject("testServer") });
    await admin.connect();
    afterwards(() => admin.end());
    const name = new URL(connectionString).pathname.slice(1);
    const allow = (allowed: boolean) =>
      admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);
    await allow(false);
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
      name,
    ]);
    return { over: () => allow(true) };
  }

  test("sends no mail twice that was being sent", async () => {
    const asked = Promise.withResolvers<() => void>();
    const server = await startMailServer({
      onRcptTo: (_address, _session, respond) => asked.resolve(() => respond()),
    });
    const mails = await openMails();
    const outbox = await openOutbox(mails.connectionString, { smtpUrl: server.url });
    const id = await outbox.write();
    const respond = outbox.sendNow(id);
    const accept = await asked.promise;
    const { over } = await outage(mails);
    accept();
    await expect.poll(() => server.mails.length).toBe(1);
    await over();
    expect(await respond).toEqual({ emailSent: true, emailError: null });
    await mails.hurry();
    await expect.poll(mails.jobs).toMatchObject([{ state: "completed" }]);
    expect(server.mails).toHaveLength(1);
  });

  test("is tolerated; an attempt meanwhile fails with a sentence", async () => {
    const server = await startMailServer();
    const mails = await openMails();
    const outbox = await openOutbox(mails.connectionString, { smtpUrl: server.url });
    const id = await outbox.write();
    const { over } = await outage(mails);
    expect(await outbox.sendNow(id)).toEqual({
      emailSent: false,
      emailError: "The mail could not be sent just now.",
    });
    await over();
    await arrives(server, mails, id);
  });
});
