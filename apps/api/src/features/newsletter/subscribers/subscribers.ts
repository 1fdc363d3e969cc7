import type { Subscriber } from "@headwaters/contracts";
import type { NewsletterService } from "@headwaters/contracts/router";
import { Prisma } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { type Columns, momentCell, toCsv } from "../../../platform/csv.ts";
import { notFound } from "../../../platform/errors/errors.ts";
import { comesAfter, hasWords, toPage, where } from "../../../platform/lists/pages.ts";
import { cancelPending, copiesFor } from "../delivery/cancelPending.ts";
import type { NewsletterDeps } from "../deps.ts";

/** Rows of an export that are read at once. */
const BATCH = 1_000;

const columns: Columns<Subscriber> = [
  ["Email", ({ email }) => email],
  ["Status", ({ status }) => status],
  ["Subscribed", ({ createdAt }) => momentCell(createdAt)],
  ["Confirmed", ({ confirmedAt }) => confirmedAt && momentCell(confirmedAt)],
  ["Unsubscribed", ({ unsubscribedAt }) => unsubscribedAt && momentCell(unsubscribedAt)],
];

const getDate = ({ createdAt }: Subscriber) => createdAt;

type Subscribers = Pick<
  NewsletterService,
  "subscribers" | "subscriberCounts" | "exportSubscribers" | "removeSubscriber"
>;

/** Who gets the newsletter, for staff. */
export function subscribers({ prisma }: Pick<NewsletterDeps, "prisma">): Subscribers {
  const after = (cursor?: string) => comesAfter(Prisma.sql`"createdAt", id`, cursor);
  const read = (conditions: Prisma.Sql[], take: number) => prisma.$queryRaw<Subscriber[]>`
    SELECT id, email, status, "createdAt", "confirmedAt", "unsubscribedAt"
    FROM newsletter_subscribers ${where(conditions)}
    ORDER BY "createdAt" DESC, id DESC LIMIT ${take}`;

  async function* all() {
    let cursor: string | undefined;
    do {
      const rows: Subscriber[] = await read(after(cursor), BATCH + 1);
      const page: ReturnType<typeof toPage<Subscriber>> = toPage(rows, BATCH, getDate);
      yield* page.items;
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  }

  return {
    async subscribers({ limit, cursor, status, search }) {
      const conditions = [
        ...after(cursor),
        ...(status ? [Prisma.sql`status = ${status}`] : []),
        ...hasWords(Prisma.sql`"email"::text`, search),
      ];
      return toPage(await read(conditions, limit + 1), limit, getDate);
    },

    async subscriberCounts() {
      const counts = await prisma.newsletterSubscriber.groupBy({ by: "status", _count: true });
      const found = new Map(counts.map(({ status, _count }) => [status, _count]));
      const count = (status: Subscriber["status"]) => found.get(status) ?? 0;
      return {
        pending: count("pending"),
        confirmed: count("confirmed"),
        unsubscribed: count("unsubscribed"),
      };
    },

    async exportSubscribers(staff) {
      await prisma.$transaction((transaction) =>
        logStaffAction(transaction, staff, "newsletter.exported"),
      );
      return toCsv(columns, all());
    },

    removeSubscriber: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const [found] = await transaction.$queryRaw<{ email: string }[]>`
          SELECT email FROM newsletter_subscribers WHERE id = ${id} FOR UPDATE`;
        if (!found) {
          const message = "This address is no longer on the list.";
          throw notFound(message);
        }
        await cancelPending(transaction, copiesFor(id));
        // The log of mails forgets the address, too, but for one that is being handed over.
        await transaction.$executeRaw`
          DELETE FROM mails WHERE recipient::citext = ${found.email}::citext
            AND kind IN ('newsletter', 'newsletterConfirm', 'newsletterKnown')
            AND ("claimedUntil" IS NULL OR status <> 'pending')`;
        await transaction.newsletterSubscriber.delete({ where: { id } });
        await logStaffAction(transaction, staff, "newsletter.removed", { kind: "subscriber", id });
      }),
  };
}
