import { smtpError, startMailServer } from "@headwaters/testing/mail/mailServer";
import { describe, expect, test } from "vitest";
import { command, scratchFolder } from "../testing/command.ts";
import { buildMail, openMails, openOutbox } from "../testing/outbox.ts";

const mail = command("mail.ts");

/** Opens a site with two failed mails, whose mail server now accepts them. */
async function refusedMails() {
  let rejecting = true;
  const server = await startMailServer({
    onRcptTo: (_address, _session, respond) => respond(rejecting ? smtpError(550, "Who?") : null),
  });
  const mails = await openMails();
  const outbox = await openOutbox(mails.connectionString, { smtpUrl: server.url });
  const ids = [
    await outbox.write(),
    await outbox.write(
      buildMail({ to: "bo@example.org", subject: `To ${"a".repeat(200)}\u001b[2J\nBo` }),
    ),
  ];
  for (const id of ids) await outbox.sendNow(id);
  rejecting = false;
  const env = { DATABASE_URL: mails.connectionString, DATA_DIR: scratchFolder() };
  return { ...mails, server, ids, env };
}

describe("pnpm mail", () => {
  test("failed lists failed mails with their reasons, without addresses", async () => {
    const { ids, env } = await refusedMails();
    const { code, said } = await mail(env, "failed");
    expect(code).toBe(0);
    const [first, why, second] = said.split("\n");
    expect(first).toMatch(
      new RegExp(
        `^${ids[0]}  test  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  a…@example.org  "The river`,
      ),
    );
    expect(why).toBe("  The mail server does not deliver to this address.");
    expect(second?.length).toBeLessThan(200);
    for (const part of ["ann@", "bo@", "\u001b"]) expect(said).not.toContain(part);
    expect(said.split("\n").at(-1)).toBe("Failed mails: 2.");
  });

  test("retry sends a mail again, and reports an unknown one", async () => {
    const { ids, env, row, server } = await refusedMails();
    const [id = ""] = ids;
    expect(await mail(env, "retry", id)).toMatchObject({
      code: 0,
      said: "Queued anew. The site sends it while it runs.",
    });
    await expect.poll(async () => (await row(id)).status).toBe("sent");
    expect(server.mails).toHaveLength(1);
    expect(await mail(env, "retry", id)).toMatchObject({
      code: 1,
      said: `No failed mail has the id ${id}; "mail failed" lists them.`,
    });
  });

  test("retry all sends all mails again except those with expired links", async () => {
    const { ids, env, row, server, prisma } = await refusedMails();
    const [id = "", expired = ""] = ids;
    await prisma.$executeRaw`UPDATE mails SET "expiresAt" = now() WHERE id = ${expired}`;
    expect((await mail(env, "failed")).said).toContain("Its link has expired.");
    expect((await mail(env, "retry", expired)).said).toBe(
      "It was not queued, because its link has expired.",
    );
    expect((await mail(env, "retry", "all")).said).toBe(
      "Queued anew: 1. The site sends them while it runs.\n" +
        "Left as they are, because their links have expired: 1.",
    );
    await expect.poll(async () => (await row(id)).status).toBe("sent");
    expect(await row(expired)).toMatchObject({ status: "failed" });
    expect(server.mails).toHaveLength(1);
  });

  test("prints its usage", async () => {
    const DATA_DIR = scratchFolder();
    const wrong = [[], ["send"], ["failed", "all"], ["retry"], ["retry", "all", "now"]];
    const responses = await Promise.all(wrong.map((args) => mail({ DATA_DIR }, ...args)));
    const said = "Usage: mail failed | retry <id> | retry all";
    expect(responses).toEqual(wrong.map(() => ({ code: 1, database: null, said })));
  });
});
