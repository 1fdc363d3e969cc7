import { type MailEntry, retentionDays } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import type { OutgoingMail } from "../delivery/transport.ts";
import type { Mail } from "../mail.ts";
import type { MailFailure } from "./failures.ts";

/** The state of a mail; "missing" without a row. */
export interface MailStatus {
  status: "pending" | "sent" | "failed" | "missing";
  lastError: string | null;
}

interface ClaimedMail extends OutgoingMail {
  /** Its link works no more. */
  isExpired: boolean;
}

/** A mail that was given up, for staff. */
export type FailedMail = Omit<MailEntry, "status" | "attempts" | "sentAt">;

/** A mail is retried for this long, in hours. */
const RETRY_HOURS = 24;

function toRow({ to, replyTo, headers, isToContact: _, ...mail }: Mail) {
  return { ...mail, recipient: to, replyTo: replyTo ?? null, headers: headers ?? {} };
}

/** The table `mails`. Times are the database's: the clocks of the processes may differ. */
export function mailRows(prisma: PrismaClient) {
  return {
    add(transaction: Transaction, mail: Mail) {
      return transaction.mail.create({ data: toRow(mail), select: { id: true } });
    },

    addAll(transaction: Transaction, mails: readonly Mail[]) {
      const select = { id: true, kind: true };
      return transaction.mail.createManyAndReturn({ data: mails.map(toRow), select });
    },

    /** Takes the mail for one attempt, longer than an attempt can last; null when it is not to be had. */
    async claim(id: string): Promise<ClaimedMail | null> {
      const [mail] = await prisma.$queryRaw<ClaimedMail[]>`
        UPDATE mails SET "claimedUntil" = now() + interval '210 seconds', attempts = attempts + 1
        WHERE id = ${id} AND status = 'pending'
          AND ("claimedUntil" IS NULL OR "claimedUntil" < now())
        RETURNING *, coalesce("expiresAt" <= now(), false) AS "isExpired"`;
      return mail ?? null;
    },

    async status(id: string): Promise<MailStatus> {
      const select = { status: true, lastError: true };
      const row = await prisma.mail.findUnique({ where: { id }, select });
      return (row as MailStatus | null) ?? { status: "missing", lastError: null };
    },

    /** Empties the texts, which may hold sign-in links. */
    async sent(id: string) {
      await prisma.$executeRaw`
        UPDATE mails SET status = 'sent', "sentAt" = now(), text = '', html = '', calendar = NULL,
          "lastError" = NULL, "claimedUntil" = NULL
        WHERE id = ${id}`;
    },

    /** Leaves it for the next attempt, unless that would fail too or a day has passed. */
    async failed(id: string, { message, permanent }: MailFailure): Promise<MailStatus> {
      const [row] = await prisma.$queryRaw<MailStatus[]>`
        UPDATE mails SET "lastError" = ${message}, "claimedUntil" = NULL,
          status = CASE WHEN ${permanent} OR "queuedAt" < now() - make_interval(hours => ${RETRY_HOURS}::int)
                        THEN 'failed' ELSE 'pending' END
        WHERE id = ${id} AND status = 'pending'
        RETURNING status, "lastError"`;
      return row ?? { status: "missing", lastError: null };
    },

    /** Those that were given up, oldest first. */
    givenUp: () =>
      prisma.$queryRaw<FailedMail[]>`
        SELECT id, kind, recipient, subject, "createdAt", "lastError",
          coalesce("expiresAt" <= now(), false) AS "isExpired"
        FROM mails WHERE status = 'failed' ORDER BY "createdAt", id`,

    /**
     * A failed mail becomes pending again, for another day, unless its link has expired.
     * Answers its kind; null when it stays as it is.
     */
    async revive(transaction: Transaction, id: string): Promise<string | null> {
      const [revived] = await transaction.$queryRaw<{ kind: string }[]>`
        UPDATE mails SET status = 'pending', "queuedAt" = now()
        WHERE id = ${id} AND status = 'failed' AND ("expiresAt" IS NULL OR "expiresAt" > now())
        RETURNING kind`;
      return revived?.kind ?? null;
    },

    /** The same of the oldest that failed, so many at most; answers which. */
    reviveOldest: (transaction: Transaction, atMost: number) =>
      transaction.$queryRaw<{ id: string; kind: string }[]>`
        UPDATE mails SET status = 'pending', "queuedAt" = now()
        WHERE id IN (
          SELECT id FROM mails
          WHERE status = 'failed' AND ("expiresAt" IS NULL OR "expiresAt" > now())
          ORDER BY "createdAt", id LIMIT ${atMost} FOR UPDATE SKIP LOCKED)
        RETURNING id, kind`,

    /** The hours of retrying begin anew for all that wait. */
    async restartDays() {
      await prisma.$executeRaw`UPDATE mails SET "queuedAt" = now() WHERE status = 'pending'`;
    },

    /** Mails that should have been tried by now. */
    overdue: () =>
      prisma.$queryRaw<{ id: string; kind: string }[]>`
        SELECT id, kind FROM mails
        WHERE status = 'pending' AND "queuedAt" < now() - interval '1 minute'
        ORDER BY "queuedAt" LIMIT 1000`,

    /** Deletes old mails: sent ones, and those whose link has expired. */
    async forget() {
      const { mails, failedMails } = retentionDays;
      await prisma.$executeRaw`
        DELETE FROM mails
        WHERE (status = 'sent' AND "sentAt" < now() - make_interval(days => ${mails}::int))
           OR (status = 'failed' AND "expiresAt" < now() - make_interval(days => ${mails}::int))
           OR (status = 'failed' AND "queuedAt" < now() - make_interval(days => ${failedMails}::int))`;
    },
  };
}
