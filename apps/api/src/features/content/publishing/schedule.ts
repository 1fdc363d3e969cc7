import type { ContentTypeName } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { EVERY_MINUTE, type Job } from "../../../platform/jobs/jobs.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hasRight, type NotifyAccounts, readPages } from "../../accounts/index.ts";
import { contentTypes } from "../contentTypes.ts";
import { findFields, type PublicationState } from "../versions/versions.ts";
import { askForReview, type PublishDeps, publishNewest } from "./publishing.ts";

const PAGE_SIZE = 100;

type ScheduleDeps = PublishDeps &
  Pick<Platform, "prisma" | "reviewed"> & { notify: NotifyAccounts };

type Due = PublicationState & { kind: ContentTypeName; id: string };

/** Content that a suspended account has scheduled waits until the account is reinstated. */
const isDue = Prisma.sql`"publishAt" <= now() AND review IS NULL AND NOT EXISTS (
  SELECT FROM item_versions saved JOIN suspensions ON "userId" = saved."savedById"
  WHERE saved.kind = items.kind AND saved."itemId" = items.id AND saved.version = items.version)`;

/**
 * Publishes due items, by the database's clock, and returns their number. With review switched on,
 * unread items wait for staff instead. Each item has its own transaction, so that a failure does not
 * block the others; safe in several processes.
 */
export async function publishScheduledContent(
  { prisma, reviewed, ...deps }: ScheduleDeps,
  log?: FastifyBaseLogger,
): Promise<number> {
  let published = 0;
  // In pages, so that items that fail do not block the others.
  const due = readPages<Pick<Due, "kind" | "id">>(
    (last, take) => prisma.$queryRaw`
      SELECT kind, id FROM items
      WHERE ${isDue} AND (kind, id) > (${last?.kind ?? ""}, ${last?.id ?? ""})
      ORDER BY kind, id LIMIT ${take}`,
    PAGE_SIZE,
  );
  for await (const { kind, id } of due) {
    try {
      await prisma.$transaction(async (transaction) => {
        // The row of an item that is being edited is locked, so the next run processes it.
        const [item] = await transaction.$queryRaw<Due[]>`
          SELECT * FROM items
          WHERE kind = ${kind} AND id = ${id} AND ${isDue}
          FOR UPDATE SKIP LOCKED`;
        if (!item) return;
        const byStaff = await isReadByStaff(transaction, item);
        if (reviewed && !byStaff && (await sendToReview(transaction, deps, item))) return;
        if (await publishNewest(transaction, deps, item, item, byStaff)) published += 1;
      });
    } catch (error) {
      log?.error({ err: error, kind, id }, "an item was not published at its time");
    }
  }
  return published;
}

/** Checks that staff saved the newest version of an item, or approved its later publication. */
async function isReadByStaff(
  transaction: Transaction,
  { kind, id, version }: Due,
): Promise<boolean> {
  const [row] = await transaction.$queryRaw<{ isRead: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM item_versions
      WHERE kind = ${kind} AND "itemId" = ${id} AND version = ${version}
        AND ${hasRight(Prisma.sql`"savedById"`, "reviewContent")}
    ) OR EXISTS (
      SELECT FROM staff_actions
      WHERE action = 'items.published' AND "subjectKind" = ${kind} AND "subjectId" = ${id}
        AND (details ->> 'version')::int = ${version}
    ) AS "isRead"`;
  return row?.isRead ?? false;
}

/** Lets an item wait for staff; false if its row is deleted. */
async function sendToReview(
  transaction: Transaction,
  deps: Pick<ScheduleDeps, "notify">,
  { kind, id, version }: Due,
): Promise<boolean> {
  const type = contentTypes[kind];
  const row = await type.table(transaction).findUnique({ where: { id } });
  if (!row) return false;
  await transaction.item.update({
    where: { kind_id: { kind, id } },
    data: { review: "waiting", submittedAt: new Date() },
  });
  const { title } = (await findFields(transaction, type, row, version)) ?? row;
  await askForReview(transaction, deps, { kind, id, title }, row.authorId);
  return true;
}

export const PUBLISH_SCHEDULED = "publishScheduledContent";

export const publishingJob: Job<ScheduleDeps & Pick<Platform, "log">> = {
  name: PUBLISH_SCHEDULED,
  cron: EVERY_MINUTE,
  latenessSeconds: 5,
  run: (context) => publishScheduledContent(context, context.log),
};
