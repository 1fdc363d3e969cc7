import type { ItemKind, ItemStatus, ItemVersionAddress } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { fieldsOf, type ItemRow, type Kind } from "../contentTypes.ts";
import { noLongerHere } from "../policies.ts";

/** A row of `items`. */
export interface Standing {
  version: number;
  isAhead: boolean;
  publishAt: Date | null;
  publishedAt: Date | null;
  review: string | null;
  reviewNote: string | null;
  submittedAt: Date | null;
}

/** An item that was written by another way. */
export const unrecorded: Standing = {
  version: 1,
  isAhead: false,
  publishAt: null,
  publishedAt: null,
  review: null,
  reviewNote: null,
  submittedAt: null,
};

/**
 * Holds an item until the transaction ends, so that one change comes after the other; whoever
 * holds several rows of an item holds this one first.
 */
async function holdItem(
  transaction: Prisma.TransactionClient,
  kind: ItemKind,
  id: string,
): Promise<Standing | null> {
  await transaction.$executeRaw`
    INSERT INTO items (kind, id) VALUES (${kind}, ${id}) ON CONFLICT DO NOTHING`;
  const [held] = await transaction.$queryRaw<Standing[]>`
    SELECT version, "isAhead", "publishAt", "publishedAt", review, "reviewNote", "submittedAt"
    FROM items WHERE kind = ${kind} AND id = ${id} FOR UPDATE`;
  return held ?? null;
}

/** An item that is held, with its row. */
export async function holdRow<Fields, Row extends ItemRow & Fields>(
  transaction: Prisma.TransactionClient,
  kind: Kind<Fields, Row>,
  id: string,
) {
  const item = await holdItem(transaction, kind.kind, id);
  await kind.hold?.(transaction, id);
  const row = await kind.table(transaction).findUnique({ where: { id } });
  if (!item || !row) throw noLongerHere(kind.word);
  return { item, row };
}

/** Keeps what was written as a version. */
export async function keepVersion<Fields>(
  transaction: Prisma.TransactionClient,
  kind: Kind<Fields>,
  saved: { itemId: string; version: number; savedById: string | null; savedAt?: Date },
  fields: Fields,
): Promise<void> {
  // As JSON moments are ISO texts.
  const asJson = fieldsOf(kind, fields) as Prisma.InputJsonObject;
  await transaction.itemVersion.create({ data: { ...saved, kind: kind.kind, fields: asJson } });
}

/** A version that was kept, with who saved it; null where there is none. */
export function keptVersion(
  client: Prisma.TransactionClient,
  kind: ItemKind,
  { id: itemId, version }: ItemVersionAddress,
) {
  return client.itemVersion.findUnique({
    where: { kind_itemId_version: { kind, itemId, version } },
    include: { savedBy: { select: { firstName: true } } },
  });
}

/** Where an item stands for its author. */
export function statusOf({ review, publishAt }: Standing, published: boolean): ItemStatus {
  if (review === "waiting" || review === "returned") return review;
  if (publishAt) return "scheduled";
  return published ? "published" : "draft";
}
