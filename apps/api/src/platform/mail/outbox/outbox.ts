import { setTimeout as wait } from "node:timers/promises";
import type { Receipt } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import pRetry from "p-retry";
import type { IsPaused } from "../../outbound/pause.ts";
import type { SelectPermitted } from "../delivery/sendLimits.ts";
import type { Deliver } from "../delivery/transport.ts";
import type { Outbox } from "../mail.ts";
import { MailFailure } from "./failures.ts";
import type { MailQueue, QueueName } from "./queue.ts";
import { type MailState, mailRows } from "./table.ts";

export interface OutboxDeps {
  prisma: PrismaClient;
  queue: MailQueue;
  deliver: Deliver;
  selectPermitted: SelectPermitted;
  /** Mails are written to files that nobody is told of, so receipts do not say that a mail was sent. */
  writesFiles?: boolean;
  /** The texts of sent mails stay, for staff of a local site without a mail server. */
  keepsTexts?: boolean;
  isPaused: IsPaused;
  log: FastifyBaseLogger;
}

/** How long a person waits for the first attempt, and a stopping process for attempts in flight, in ms. */
const WAIT = 5_000;
/**
 * Delay before sending, in ms: the caller's response goes first, so that its duration does not reveal
 * the sending.
 */
const INITIAL_DELAY = 250;
/**
 * Maximum mails that wait for a first attempt in the background. The queue sends those beyond, some
 * seconds later: in a rush, requests come before their mails.
 */
const MAX_SOON = 10;
/** Polling interval for the attempt of another process, in ms. */
const POLL_INTERVAL = 100;
/** SMTP connections per queue. */
const SMTP_CONCURRENCY: Readonly<Record<QueueName, number>> = { transactional: 5, bulk: 3 };
const EXPIRED = "Its link had expired before it could be sent.";
const TROUBLE = "The mail could not be sent just now.";
/** Result of an attempt that broke off; the mail waits for the next attempt. */
const BROKEN_OFF: MailState = { status: "pending", lastError: TROUBLE };
/** Result without an attempt: the pause holds the mail back. */
const PAUSED: MailState = {
  status: "pending",
  lastError: "This site sends no emails at the moment. Yours will follow.",
};
const SENT: Receipt = { emailSent: true, emailError: null };
const notSent = (emailError: string): Receipt => ({ emailSent: false, emailError });
/** All SMTP connections are busy: the site is late, not the mail server. */
const QUEUED = notSent("Many emails are on their way right now. Yours will follow.");
const SAVED_AS_FILE = notSent("This site keeps its emails in a folder instead of sending them.");
const LATE = notSent("The mail server has not answered within 5 seconds.");

export function createOutbox(deps: OutboxDeps) {
  const {
    prisma,
    queue,
    deliver,
    selectPermitted,
    writesFiles = false,
    keepsTexts = false,
    isPaused,
    log,
  } = deps;
  const rows = mailRows(prisma);
  const limits = {
    transactional: pLimit(SMTP_CONCURRENCY.transactional),
    bulk: pLimit(SMTP_CONCURRENCY.bulk),
  };
  const inFlight = new Set<Promise<unknown>>();
  let soon = 0;
  let stopping = false;

  /** @param onTalk called before the mail server is contacted */
  async function attempt(id: string, onTalk: () => void): Promise<MailState> {
    if (stopping) return BROKEN_OFF;
    if (await isPaused()) return PAUSED;
    const mail = await rows.claim(id);
    if (!mail) return rows.status(id);
    try {
      if (mail.isExpired) throw new MailFailure(EXPIRED, { permanent: true });
      onTalk();
      await deliver(mail);
    } catch (cause) {
      const failure = cause instanceof MailFailure ? cause : new MailFailure(TROUBLE, { cause });
      log.warn({ err: failure, mail: mail.kind, id }, "a mail was not sent");
      return rows.failed(id, failure);
    }
    // The server has accepted the mail: a short database outage must not cause a second sending.
    await pRetry(() => rows.sent(id, keepsTexts), {
      retries: 60,
      minTimeout: 500,
      maxTimeout: 5_000,
    });
    return { status: "sent", lastError: null };
  }

  /** Runs an attempt when a connection is free. If it throws, the mail stays pending. */
  async function tried(id: string, queueName: QueueName, onTalk = () => {}): Promise<MailState> {
    const running = limits[queueName](() => attempt(id, onTalk));
    inFlight.add(running);
    try {
      return await running;
    } catch (error) {
      log.error({ err: error, id }, "an attempt to send a mail broke off");
      return BROKEN_OFF;
    } finally {
      inFlight.delete(running);
    }
  }

  async function firstAttempt(id: string, onTalk: () => void): Promise<Receipt> {
    const deadline = Date.now() + WAIT;
    let outcome = await tried(id, "transactional", onTalk);
    // Pending without an error: another process is sending it now.
    while (outcome.status === "pending" && !outcome.lastError && Date.now() < deadline) {
      await wait(POLL_INTERVAL);
      outcome = await rows.status(id).catch(() => BROKEN_OFF);
    }
    const { status, lastError } = outcome;
    if (status === "sent") return writesFiles ? SAVED_AS_FILE : SENT;
    return notSent(lastError ?? TROUBLE);
  }

  async function sweep() {
    await rows.deleteOld();
    await queue.fill(await rows.overdue());
  }

  const outbox: Outbox = {
    add: async (transaction, mail) => (await outbox.addAll(transaction, [mail]))[0] ?? null,

    async addAll(transaction, mails) {
      const permitted = await selectPermitted(transaction, mails);
      if (permitted.length === 0) return [];
      const added = await rows.add(transaction, permitted);
      await queue.add(transaction, added);
      return added.map(({ id }) => id);
    },

    async sendNow(id) {
      let isTalking = false;
      const onTalk = () => {
        isTalking = true;
      };
      const late = Promise.withResolvers<Receipt>();
      const timer = setTimeout(() => late.resolve(isTalking ? LATE : QUEUED), WAIT);
      const response = Promise.race([firstAttempt(id, onTalk), late.promise]);
      return response.finally(() => clearTimeout(timer));
    },

    sendSoon(id) {
      if (id === null || soon >= MAX_SOON) return;
      soon += 1;
      void wait(INITIAL_DELAY)
        .then(() => tried(id, "transactional"))
        .finally(() => {
          soon -= 1;
        });
    },
  };

  return {
    outbox,

    async start() {
      if (!keepsTexts) await rows.emptySent();
      await queue.start({
        async attempt(ids, queueName) {
          const done = new Set(ids);
          // Most mails were sent soon after the commit, before their job runs.
          const attempts = (await rows.pending(ids)).map(async (id) => {
            if ((await tried(id, queueName)).status === "pending") done.delete(id);
          });
          await Promise.all(attempts);
          return done;
        },
        sweep: () =>
          sweep().catch((error) => log.error({ err: error }, "mails could not be swept")),
      });
    },

    /** Starts no more attempts and waits briefly for those in flight; other mails stay in the table. */
    async stop() {
      stopping = true;
      await Promise.race([Promise.allSettled(inFlight), wait(WAIT, null, { ref: false })]);
    },
  };
}
