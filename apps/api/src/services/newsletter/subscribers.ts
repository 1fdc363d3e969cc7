import type { Subscriber } from "@headwaters/contracts";
import type { NewsletterService } from "@headwaters/contracts/router";
import { Prisma } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import type { NewsletterDeps } from "../newsletter.ts";
import { logStaffAction } from "../staff/log.ts";
import { behind, pageOf } from "./keyset.ts";
import { copiesFor, recall } from "./recalling.ts";

/** Rows of an export that are read at once. */
const BATCH = 1_000;

/** Any part of an address, as the index has it; what means something to ILIKE means itself. */
function containing(search: string | undefined): Prisma.Sql[] {
  const words = search?.split(/\s+/) ?? [];
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return Prisma.sql`"email"::text ILIKE ${pattern}`;
  });
}

type Subscribers = Pick<
  NewsletterService,
  "subscribers" | "subscriberCounts" | "exportSubscribers" | "removeSubscriber"
>;

/** Who gets the newsletter, for staff. */
export function subscribers({ prisma }: Pick<NewsletterDeps, "prisma">): Subscribers {
  const read = (conditions: Prisma.Sql[], take: number) => prisma.$queryRaw<Subscriber[]>`
    SELECT id, email, status, "createdAt", "confirmedAt", "unsubscribedAt"
    FROM newsletter_subscribers WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY "createdAt" DESC, id DESC LIMIT ${take}`;

  return {
    async subscribers({ limit, cursor, status, search }) {
      const conditions = [
        behind(cursor),
        ...(status ? [Prisma.sql`status = ${status}`] : []),
        ...containing(search),
      ];
      return pageOf(await read(conditions, limit + 1), limit);
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

    async *exportSubscribers(staff) {
      await prisma.$transaction((transaction) =>
        logStaffAction(transaction, staff, "newsletter.exported"),
      );
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page: { items: Subscriber[]; nextCursor: string | null } = pageOf(
          await read([behind(cursor)], BATCH + 1),
          BATCH,
        );
        yield* page.items;
        cursor = page.nextCursor;
      }
    },

    removeSubscriber: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const [found] = await transaction.$queryRaw<{ email: string }[]>`
          SELECT email FROM newsletter_subscribers WHERE id = ${id} FOR UPDATE`;
        if (!found) {
          const message = "This address is no longer on the list.";
          throw new TRPCError({ code: "NOT_FOUND", message });
        }
        await recall(transaction, copiesFor(id));
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
