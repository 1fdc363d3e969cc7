import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterAllTests, afterwards } from "@headwaters/testing/afterwards";
import Fastify from "fastify";
import { beforeAll } from "vitest";
import { mailKinds } from "../features/index.ts";
import { createBoss, stopBoss } from "../platform/jobs/boss.ts";
import { loggerOptions } from "../platform/logger.ts";
import { createMailPolicies } from "../platform/mail/delivery/policies.ts";
import { createSendLimits } from "../platform/mail/delivery/sendLimits.ts";
import { createDelivery, type MailSettings } from "../platform/mail/delivery/transport.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { failedMails } from "../platform/mail/outbox/failed.ts";
import { createOutbox } from "../platform/mail/outbox/outbox.ts";
import type { MailTiming } from "../platform/mail/outbox/queue.ts";
import { createMailQueue } from "../platform/mail/outbox/queue.ts";
import { createIsPaused } from "../platform/outbound/pause.ts";

/** Polling interval of test sites for mails. */
export const QUICK_MAILS: MailTiming = { pollingSeconds: 0.5 };

/** Builds a mail. */
export function buildMail(overrides: Partial<Mail> = {}): Mail {
  return {
    kind: "test",
    to: "ann@example.org",
    subject: "The river is clear again",
    text: "Come and see.",
    html: "<p>Come and see.</p>",
    ...overrides,
  };
}

/** Creates a database for outboxes, deleted after the test. */
export async function openMails() {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { prisma, pool, close } = createClient(connectionString);
  afterwards(close);
  return {
    connectionString,
    prisma,
    row: (id: string) => prisma.mail.findUniqueOrThrow({ where: { id } }),
    /** Deletes all mails and their jobs. */
    empty: () => pool.query("DELETE FROM mails; DELETE FROM pgboss.job"),
    /** Ends the delays of all jobs. */
    hurry: () => pool.query("UPDATE pgboss.job SET start_after = now() WHERE state < 'active'"),
    /** Ends the claims of dead processes. */
    endClaims: () => pool.query(`UPDATE mails SET "claimedUntil" = NULL`),
    /** Reads the jobs of mails; `pause` is the delay until each runs, in seconds. */
    async jobs(): Promise<{ id: string; state: string; pause: number }[]> {
      const { rows } = await pool.query(
        `SELECT id, state, extract(epoch FROM start_after - now())::float AS pause
         FROM pgboss.job WHERE name = 'mail'`,
      );
      return rows;
    },
    /** Reads the cron schedules. */
    async schedules(): Promise<{ name: string; cron: string }[]> {
      return (await pool.query("SELECT name, cron FROM pgboss.schedule")).rows;
    },
    loseJobs: () => pool.query("DELETE FROM pgboss.job WHERE name = 'mail'"),
    /** Runs the sweep, as its schedule does. */
    sweep: () =>
      pool.query("INSERT INTO pgboss.job (id, name) VALUES (gen_random_uuid(), 'mail-sweep')"),
  };
}

/** Creates one database for the outboxes of a file; each call empties it for the next test. */
export function useMails() {
  let mails: Awaited<ReturnType<typeof openMails>>;
  beforeAll(async () => {
    mails = await openMails();
    return afterAllTests();
  });
  return async () => {
    await mails.empty();
    return mails;
  };
}

/** Opens the outbox of one process of the site, stopped after the test. */
export async function openOutbox(connectionString: string, overrides: Partial<MailSettings> = {}) {
  const { prisma, pool, close } = createClient(connectionString);
  afterwards(close);
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = Fastify({ logger: { ...loggerOptions("info", false), stream } });
  const parent = mkdtempSync(join(tmpdir(), "headwaters-mail-"));
  afterwards(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "mail");
  const settings = { smtpUrl: null, folder, from: "site@example.org", showLinks: false };
  const boss = createBoss(pool, log);
  const queue = createMailQueue(boss, QUICK_MAILS);
  const { outbox, start, ...sending } = createOutbox({
    prisma,
    queue,
    selectPermitted: createSendLimits(createMailPolicies(mailKinds)),
    deliver: createDelivery({ ...settings, ...overrides }, log),
    writesFiles: overrides.smtpUrl === undefined,
    isPaused: createIsPaused(prisma, false),
    log,
  });
  const stop = () => Promise.all([sending.stop(), stopBoss(boss)]);
  await start();
  afterwards(stop);
  return {
    ...outbox,
    retry: failedMails(prisma, queue).retry,
    boss,
    queue,
    stop,
    folder,
    /** The log lines. */
    lines,
    /** Adds a mail in its own transaction. */
    async write(mail: Mail = buildMail()): Promise<string> {
      const id = await prisma.$transaction((transaction) => outbox.add(transaction, mail));
      if (id === null) throw new Error("The mail was not written.");
      return id;
    },
  };
}
