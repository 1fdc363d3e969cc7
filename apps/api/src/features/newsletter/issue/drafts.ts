import type { ChosenItem, NewsletterStatus } from "@headwaters/contracts";
import type { NewsletterService } from "@headwaters/contracts/router";
import { type NewsletterModel, Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { conflict, recordNotFound } from "../../../platform/errors/errors.ts";
import { createOnce } from "../../../platform/idempotency/createOnce.ts";
import { readPage } from "../../../platform/lists/pages.ts";
import { readFirstName, releaseUploads, useUploads } from "../../content/index.ts";
import { countProgress } from "../delivery/progress.ts";
import { findPublishedItems, readChosenItems } from "./items.ts";
import { createSnapshot, type Issue } from "./snapshot.ts";

export interface NewsletterRow extends Omit<NewsletterModel, "items" | "status" | "snapshot"> {
  items: ChosenItem[];
  status: NewsletterStatus;
  snapshot: Issue | null;
}

export const toAuditSubject = (id: string) => ({ kind: "newsletter", id });

export const editConflict = () =>
  conflict("Someone else has changed this newsletter since you opened it. Please load it again.");
const notADraft = () => conflict("This newsletter has been sent. It cannot be changed any more.");

/** @throws DomainError NOT_FOUND */
export async function findNewsletter(client: Transaction, id: string): Promise<NewsletterRow> {
  const row = await client.newsletter.findUnique({ where: { id } });
  if (row) return row as unknown as NewsletterRow;
  throw recordNotFound("newsletter");
}

/**
 * Locks and finds a newsletter.
 * @throws DomainError NOT_FOUND
 */
export async function lockNewsletter(transaction: Transaction, id: string): Promise<NewsletterRow> {
  await lockRow(transaction, "newsletters", id);
  return findNewsletter(transaction, id);
}

/** Returns the snapshot of a sent newsletter, or a draft's content with its published items. */
export async function readIssue(client: Transaction, row: NewsletterRow): Promise<Issue> {
  return row.snapshot ?? createSnapshot(row, await findPublishedItems(client, row.items));
}

export function drafts(prisma: PrismaClient) {
  return {
    async list({ limit, cursor }) {
      const { items, nextCursor } = await readPage<NewsletterRow>(prisma, {
        select: Prisma.sql`
          SELECT id, subject, status, "createdAt", "updatedAt", "startedAt", "finishedAt"
          FROM newsletters`,
        limit,
        cursor,
      });
      const progress = await countProgress(
        prisma,
        items.map(({ id }) => id),
      );
      const toEntry = (row: NewsletterRow) => ({
        ...row,
        progress: row.status === "draft" ? null : progress(row.id),
      });
      return { items: items.map(toEntry), nextCursor };
    },

    create: (staff, idempotencyKey) =>
      prisma.$transaction((transaction) =>
        createOnce(transaction, {
          idempotencyKey,
          content: ["newsletter", staff.id, {}],
          find: (id) => transaction.newsletter.findUnique({ where: { id }, select: { id: true } }),
          async create() {
            const data = { subject: "", introduction: "", createdById: staff.id };
            const { id } = await transaction.newsletter.create({ data, select: { id: true } });
            await logStaffAction(transaction, staff, "newsletter.created", toAuditSubject(id));
            return { id };
          },
        }),
      ),

    async find(id) {
      const row = await findNewsletter(prisma, id);
      const [items, progress, sentBy, recipients] = await Promise.all([
        readChosenItems(prisma, row.items),
        countProgress(prisma, [id]),
        readFirstName(prisma, row.sentById),
        prisma.newsletterSubscriber.count({ where: { status: "confirmed" } }),
      ]);
      const isDraft = row.status === "draft";
      return { ...row, items, sentBy, recipients, progress: isDraft ? null : progress(id) };
    },

    save: (staff, { id, version, subject, introduction, items }) =>
      prisma.$transaction(async (transaction) => {
        const row = await lockNewsletter(transaction, id);
        if (row.status !== "draft") throw notADraft();
        if (row.version !== version) throw editConflict();
        await useUploads(
          transaction,
          { kind: "newsletter", itemId: id },
          { imageUrl: null, markdown: introduction, field: "introduction" },
        );
        const data = { subject, introduction, items, version: version + 1 };
        await transaction.newsletter.update({ where: { id }, data });
        await logStaffAction(transaction, staff, "newsletter.saved", toAuditSubject(id), {
          version: data.version,
        });
        return { version: data.version };
      }),

    delete: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const { status } = await lockNewsletter(transaction, id);
        if (status !== "draft") {
          throw conflict("This newsletter has been sent. It stays on the list.");
        }
        await releaseUploads(transaction, "newsletter", [id]);
        await transaction.newsletter.delete({ where: { id } });
        await logStaffAction(transaction, staff, "newsletter.deleted", toAuditSubject(id));
      }),
  } satisfies Partial<NewsletterService>;
}
