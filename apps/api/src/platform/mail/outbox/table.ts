import { retentionDays } from "@headwaters/contracts";
import { type MailModel, Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import { createIds, insertRows } from "../../insertRows.ts";
import type { DatabaseNumber } from "../../metrics/databaseNumbers.ts";
import type { OutgoingMail } from "../delivery/transport.ts";
import type { Mail } from "../mail.ts";
import type { MailFailure } from "./failures.ts";

/** The state of a mail; "missing" without a row. */
export interface MailState {
  status: MailModel["status"] | "missing";
  /** Why the mail is not sent, in a sentence. */
  lastError: string | null;
}

interface ClaimedMail extends OutgoingMail {
  /** The mail's link has expired. */
  isExpired: boolean;
}

/** Retry period of a mail, in hours. */
const RETRY_HOURS = 24;

const columns = {
  id: "text",
  kind: "text",
  recipient: "text",
  replyTo: "text",
  subject: "text",
  text: "text",
  html: "text",
  headers: "jsonb",
  calendar: "text",
  expiresAt: "timestamp",
  createdAt: "timestamp",
} as const;

/** Queries on the table `mails`. All times but `createdAt` are the database's, because the clocks of processes may differ. */
export function mailRows(prisma: PrismaClient) {
  return {
    async add(
      transaction: Transaction,
      mails: readonly Mail[],
    ): Promise<Pick<MailModel, "id" | "kind">[]> {
      const ids = createIds(mails.length);
      // As accounts have theirs: the first mails of an account are not older than it.
      const createdAt = new Date();
      const rows = mails.map(({ to, headers = {}, isToContact: _, ...mail }, index) => ({
        ...mail,
        id: ids[index],
        recipient: to,
        headers: JSON.stringify(headers),
        createdAt,
      }));
      return transaction.$queryRaw`${insertRows("mails", columns, rows)} RETURNING id, kind`;
    },

    /**
     * Claims the mail for one attempt, for longer than an attempt can last; null if it is claimed or
     * not pending.
     */
    async claim(id: string): Promise<ClaimedMail | null> {
      const [mail] = await prisma.$queryRaw<ClaimedMail[]>`
        UPDATE mails SET "claimedUntil" = now() + interval '210 seconds', attempts = attempts + 1
        WHERE id = ${id} AND status = 'pending'
          AND ("claimedUntil" IS NULL OR "claimedUntil" < now())
        RETURNING *, coalesce("expiresAt" <= now(), false) AS "isExpired"`;
      return mail ?? null;
    },

    /** Selects the mails that still have to be sent. */
    async pending(ids: readonly string[]): Promise<string[]> {
      const where = { id: { in: [...ids] }, status: "pending" as const };
      const rows = await prisma.mail.findMany({ where, select: { id: true } });
      return rows.map(({ id }) => id);
    },

    async status(id: string): Promise<MailState> {
      const select = { status: true, lastError: true };
      const row = await prisma.mail.findUnique({ where: { id }, select });
      return row ?? { status: "missing", lastError: null };
    },

    /**
     * Marks the mail as sent and empties its texts, which may hold sign-in links.
     * @param keepsText the plain text stays, for a local site without a mail server
     */
    async sent(id: string, keepsText: boolean) {
      await prisma.$executeRaw`
        UPDATE mails SET status = 'sent', "sentAt" = now(), html = '', calendar = NULL,
          text = CASE WHEN ${keepsText} THEN text ELSE '' END,
          "lastError" = NULL, "claimedUntil" = NULL
        WHERE id = ${id}`;
    },

    /** Empties texts that a local site without a mail server has kept. */
    async emptySent() {
      await prisma.$executeRaw`UPDATE mails SET text = '' WHERE status = 'sent' AND text <> ''`;
    },

    /**
     * Records a failed attempt. The mail stays pending unless the failure is permanent or a day has
     * passed.
     */
    async failed(id: string, { message, permanent }: MailFailure): Promise<MailState> {
      const [row] = await prisma.$queryRaw<MailState[]>`
        UPDATE mails SET "lastError" = ${message}, "claimedUntil" = NULL,
          status = CASE WHEN ${permanent} OR "queuedAt" < now() - make_interval(hours => ${RETRY_HOURS}::int)
                        THEN 'failed' ELSE 'pending' END
        WHERE id = ${id} AND status = 'pending'
        RETURNING status, "lastError"`;
      return row ?? { status: "missing", lastError: null };
    },

    /** Finds mails whose attempt is overdue. */
    overdue: () =>
      prisma.$queryRaw<{ id: string; kind: string }[]>`
        SELECT id, kind FROM mails
        WHERE status = 'pending' AND "queuedAt" < now() - interval '1 minute'
        ORDER BY "queuedAt" LIMIT 1000`,

    /** Deletes old mails: sent ones, and those with an expired link. */
    async deleteOld() {
      const { mails, failedMails } = retentionDays;
      await prisma.$executeRaw`
        DELETE FROM mails
        WHERE (status = 'sent' AND "sentAt" < now() - make_interval(days => ${mails}::int))
           OR (status = 'failed' AND "expiresAt" < now() - make_interval(days => ${mails}::int))
           OR (status = 'failed' AND "queuedAt" < now() - make_interval(days => ${failedMails}::int))`;
    },
  };
}

export const mailsByStatus: DatabaseNumber = {
  name: "headwaters_mails",
  help: "Mails in the outbox, by status.",
  labelNames: ["status"],
  sql: `
    SELECT known.status, count(mails.id)::int AS value
    FROM unnest(ARRAY['pending', 'sent', 'failed']) AS known (status) LEFT JOIN mails USING (status)
    GROUP BY 1`,
};

/** The state of a mail as staff see it. */
export interface StaffMailState {
  status: MailModel["status"];
  /** Why the mail is not sent, in a sentence. */
  error: string | null;
}

/** Finds the status of mails by id. Retention deletes sent mails, so ids may be missing. */
export async function findMailStatuses(
  prisma: PrismaClient,
  ids: string[],
): Promise<Map<string, StaffMailState>> {
  if (ids.length === 0) return new Map();
  const mails = await prisma.mail.findMany({
    where: { id: { in: ids } },
    select: { id: true, status: true, lastError: true },
  });
  return new Map(mails.map(({ id, status, lastError }) => [id, { status, error: lastError }]));
}

/** Condition on `mails`: sent to this address, in any letter case. The index by address serves it. */
export const isSentTo = (email: string) => Prisma.sql`lower(recipient) = lower(${email})`;

/** SQL that replaces an address (a column or value of type text) by its hash. */
export const hashedEmail = (email: Prisma.Sql) =>
  Prisma.sql`'sha256:' || encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`;
