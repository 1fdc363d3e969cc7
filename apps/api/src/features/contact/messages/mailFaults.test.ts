import { once } from "node:events";
import { createServer } from "node:net";
import { buildMessage } from "@headwaters/testing/factories";
import { startMailServer } from "@headwaters/testing/mail/mailServer";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test, vi } from "vitest";
import {
  isSettled,
  letTimePass,
  letTimePassUntil,
  stopTime,
  timePassed,
} from "../../../testing/measuring/time.ts";
import { INBOX, openSite, useSite } from "../../../testing/site.ts";

const site = useSite();

/** Sends a message on a site with this mail server; returns the error that the answer reports. */
async function sendBy(
  smtpUrl: string,
  email: string,
  answer = (sending: ReturnType<Agent["post"]>) => sending,
) {
  const mail = { smtpUrl, folder: "", from: "site@example.org", inbox: INBOX, showLinks: false };
  const other = await openSite(site.connectionString, { mail });
  const response = await answer(
    new Agent(other.site).post("/api/contact", buildMessage({ email })),
  );
  await other.close();
  expect(response.statusCode).toBe(200);
  const { emailSent, emailError } = response.json();
  expect(emailSent).toBe(false);
  expect(emailError).not.toMatch(/127\.0\.0\.1|localhost|ECONN/);
  expect(await site.prisma.contactSubmission.count({ where: { email } })).toBe(1);
  const waiting = await site.prisma.mail.findMany({ where: { recipient: email } });
  expect(waiting).toMatchObject([{ kind: "contactReceived", status: "pending" }]);
  return emailError;
}

test("a message is stored while the mail server is down, and its mails stay queued", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as { port: number };
  closed.close();
  await once(closed, "close");
  await sendBy(`smtp://127.0.0.1:${port}`, "down@example.org");
});

test("sending a message waits for a slow mail server for a limited time", async () => {
  let isConnected = false;
  const server = await startMailServer({
    onConnect() {
      isConnected = true; // never sends a greeting
    },
  });
  const emailError = await sendBy(server.url, "slow@example.org", async (sending) => {
    stopTime();
    await expect.poll(() => isConnected).toBe(true);
    await letTimePass(4_999 - timePassed());
    expect(await isSettled(sending)).toBe(false);
    // The timeout started slightly after the clock was stopped.
    let isAnswered = false;
    const response = sending.finally(() => {
      isAnswered = true;
    });
    await letTimePassUntil(() => isAnswered);
    expect(timePassed()).toBeLessThan(10_000);
    vi.useRealTimers();
    server.dropConnections();
    return response;
  });
  expect(emailError).toBe("The mail server has not answered within 5 seconds.");
});
