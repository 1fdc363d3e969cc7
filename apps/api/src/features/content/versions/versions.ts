import type { ContentStatus, ContentTypeName, ContentVersionAddress } from "@headwaters/contracts";
import type { Prisma, Transaction } from "@headwaters/db";
import { gone } from "../../../platform/errors/errors.ts";
import type { ContentFields, ContentRow, ContentType } from "../contentTypes.ts";

/** A row of `items`. */
export interface PublicationState {
  version: number;
  isAhead: boolean;
  publishAt: Date | null;
  publishedAt: Date | null;
  review: string | null;
  reviewNote: string | null;
  submittedAt: Date | null;
}

/** An item that was written by another way. */
export const initialState: PublicationState = {
  version: 1,
  isAhead: false,
  publishAt: null,
  publishedAt: null,
  review: null,
  reviewNote: null,
  submittedAt: null,
};

/**
 * Locks an item until the transaction ends (SELECT ... FOR UPDATE), so that one change comes after
 * the other. Transactions that lock several rows of an item lock this one first.
 */
async function lockState(
  transaction: Transaction,
  kind: ContentTypeName,
  id: string,
): Promise<PublicationState | null> {
  await transaction.$executeRaw`
    INSERT INTO items (kind, id) VALUES (${kind}, ${id}) ON CONFLICT DO NOTHING`;
  const [locked] = await transaction.$queryRaw<PublicationState[]>`
    SELECT version, "isAhead", "publishAt", "publishedAt", review, "reviewNote", "submittedAt"
    FROM items WHERE kind = ${kind} AND id = ${id} FOR UPDATE`;
  return locked ?? null;
}

/** Locks an item and its row. */
export async function lockItem<Fields extends ContentFields, Row extends ContentRow & Fields>(
  transaction: Transaction,
  type: ContentType<Fields, Row>,
  id: string,
) {
  const item = await lockState(transaction, type.name, id);
  await type.lock?.(transaction, id);
  const row = await type.table(transaction).findUnique({ where: { id } });
  if (!item || !row) throw gone(type.label);
  return { item, row };
}

/** Saves fields as a version. */
export async function saveVersion<Fields extends ContentFields>(
  transaction: Transaction,
  { name: kind }: Pick<ContentType, "name">,
  saved: { itemId: string; version: number; savedById: string | null; savedAt?: Date },
  fields: Fields,
): Promise<void> {
  // As JSON dates are ISO texts.
  const asJson = fields as Prisma.InputJsonObject;
  await transaction.itemVersion.create({ data: { ...saved, kind, fields: asJson } });
}

/** A version with its editor; null if there is none. */
export function findVersion(
  client: Transaction,
  kind: ContentTypeName,
  { id: itemId, version }: ContentVersionAddress,
) {
  return client.itemVersion.findUnique({
    where: { kind_itemId_version: { kind, itemId, version } },
    include: { savedBy: { select: { firstName: true } } },
  });
}

/** The state of an item for its author. */
export function toStatus(
  { review, publishAt }: PublicationState,
  published: boolean,
): ContentStatus {
  if (review === "waiting" || review === "returned") return review;
  if (publishAt) return "scheduled";
  return published ? "published" : "draft";
}
