import { type Subscriber, subscriberStatusNames } from "@headwaters/contracts";
import type { NewsletterService } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { type Columns, momentCell, toCsv } from "../../../platform/csv.ts";
import { notFound } from "../../../platform/errors/errors.ts";
import { hasWords, type Page, readPage } from "../../../platform/lists/pages.ts";
import { cancelPending } from "../delivery/cancelPending.ts";

/** Rows per query of the export. */
const PAGE_SIZE = 1_000;

const columns: Columns<Subscriber> = [
  ["Email", ({ email }) => email],
  ["Status", ({ status }) => subscriberStatusNames[status]],
  ["Subscribed", ({ createdAt }) => momentCell(createdAt)],
  ["Confirmed", ({ confirmedAt }) => confirmedAt && momentCell(confirmedAt)],
  ["Unsubscribed", ({ unsubscribedAt }) => unsubscribedAt && momentCell(unsubscribedAt)],
];

export function subscribers(prisma: PrismaClient) {
  const select = Prisma.sql`
    SELECT id, email, status, "createdAt", "confirmedAt", "unsubscribedAt"
    FROM newsletter_subscribers`;

  async function* readAll() {
    let cursor: string | undefined;
    do {
      const page: Page<Subscriber> = await readPage(prisma, { select, limit: PAGE_SIZE, cursor });
      yield* page.items;
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  }

  return {
    async subscribers({ limit, cursor, status, search }) {
      const conditions = [
        ...(status ? [Prisma.sql`status = ${status}`] : []),
        ...hasWords(Prisma.sql`"email"::text`, search),
      ];
      return readPage<Subscriber>(prisma, { select, conditions, limit, cursor });
    },

    async subscriberCounts() {
      const counted = await prisma.newsletterSubscriber.groupBy({ by: "status", _count: true });
      const counts = { pending: 0, confirmed: 0, unsubscribed: 0 };
      return { ...counts, ...Object.fromEntries(counted.map((row) => [row.status, row._count])) };
    },

    async exportSubscribers(staff) {
      await prisma.$transaction((transaction) =>
        logStaffAction(transaction, staff, "newsletter.exported"),
      );
      return toCsv(columns, readAll());
    },

    removeSubscriber: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const [found] = await transaction.$queryRaw<{ email: string }[]>`
          SELECT email FROM newsletter_subscribers WHERE id = ${id} FOR UPDATE`;
        if (!found) {
          throw notFound("This address is no longer on the list.");
        }
        await cancelPending(transaction, Prisma.sql`"subscriberId" = ${id}`);
        // Also deletes the address from the mail log, except mails claimed for sending.
        await transaction.$executeRaw`
          DELETE FROM mails WHERE recipient::citext = ${found.email}::citext
            AND kind IN ('newsletter', 'newsletterConfirm', 'newsletterKnown')
            AND ("claimedUntil" IS NULL OR status <> 'pending')`;
        await transaction.newsletterSubscriber.delete({ where: { id } });
        await logStaffAction(transaction, staff, "newsletter.removed", { kind: "subscriber", id });
      }),
  } satisfies Partial<NewsletterService>;
}
