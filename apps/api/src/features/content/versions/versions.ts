import {
  type ContentStatus,
  type ContentVersionKey,
  displayAccount,
  type SavedVersion,
} from "@headwaters/contracts";
import type { ItemModel, Prisma, Transaction } from "@headwaters/db";
import { notFound, recordNotFound } from "../../../platform/errors/errors.ts";
import type { ContentFields, ContentRow, ContentType } from "../contentTypes.ts";

export type PublicationState = Omit<ItemModel, "kind" | "id">;

/** State of an item that was inserted by SQL. */
export const initialState: PublicationState = {
  version: 1,
  isAhead: false,
  publishAt: null,
  publishedAt: null,
  review: null,
  reviewNote: null,
  submittedAt: null,
};

/** Maximum listed versions; all are stored. */
const LISTED = 200;

/**
 * Locks an item and its row until the transaction ends (SELECT ... FOR UPDATE), so that changes run one
 * after another. Transactions that lock several rows of an item lock the one in `items` first.
 */
export async function lockItem<Fields extends ContentFields, Row extends ContentRow & Fields>(
  transaction: Transaction,
  { name: kind, label, table, lock }: ContentType<Fields, Row>,
  id: string,
) {
  await transaction.$executeRaw`
    INSERT INTO items (kind, id) VALUES (${kind}, ${id}) ON CONFLICT DO NOTHING`;
  const [item] = await transaction.$queryRaw<PublicationState[]>`
    SELECT * FROM items WHERE kind = ${kind} AND id = ${id} FOR UPDATE`;
  await lock?.(transaction, id);
  const row = await table(transaction).findUnique({ where: { id } });
  if (!item || !row) throw recordNotFound(label);
  return { item, row };
}

export async function saveVersion(
  transaction: Transaction,
  { name: kind }: Pick<ContentType, "name">,
  saved: { itemId: string; version: number; savedById: string | null; savedAt?: Date },
  fields: ContentFields,
): Promise<void> {
  // JSON has dates as ISO texts.
  const asJson = fields as Prisma.InputJsonObject;
  await transaction.itemVersion.create({ data: { ...saved, kind, fields: asJson } });
}

/**
 * Stores the state of an item before its first recorded change: content that was imported by SQL has
 * no versions until it is edited.
 */
export async function saveFirstVersion<Row extends ContentRow>(
  transaction: Transaction,
  type: Pick<ContentType, "name" | "schemas">,
  row: Row,
  version: number,
): Promise<void> {
  const { id: itemId, authorId: savedById, updatedAt: savedAt } = row;
  const known = { kind: type.name, itemId, version };
  if (await transaction.itemVersion.findFirst({ where: known, select: { version: true } })) return;
  const fields = type.schemas.fields.parse(row);
  await saveVersion(transaction, type, { itemId, version, savedById, savedAt }, fields);
}

/** A version with its editor; null if there is none. */
export function findVersion(
  client: Transaction,
  { name: kind }: Pick<ContentType, "name">,
  { id: itemId, version }: ContentVersionKey,
) {
  return client.itemVersion.findUnique({
    where: { kind_itemId_version: { kind, itemId, version } },
    include: { savedBy: { select: { firstName: true } } },
  });
}

/**
 * Returns the fields of a version. Its JSON may be older than the newest migration: a missing column
 * takes the row's value, an unknown key is dropped.
 */
export function deserialize<Fields extends ContentFields, Row extends ContentRow & Fields>(
  { schemas }: ContentType<Fields, Row>,
  saved: unknown,
  row: Row,
): Fields {
  return schemas.version.parse({ ...schemas.fields.parse(row), ...(saved as Partial<Fields>) });
}

/** Finds the fields of a version of an item; null if it does not exist. */
export async function findFields<Fields extends ContentFields, Row extends ContentRow & Fields>(
  client: Transaction,
  type: ContentType<Fields, Row>,
  row: Row,
  version: number,
): Promise<Fields | null> {
  const saved = await findVersion(client, type, { id: row.id, version });
  return saved && deserialize(type, saved.fields, row);
}

/** The same; for content that was imported by SQL and never edited, the row is the only version. */
export async function readFields<Fields extends ContentFields, Row extends ContentRow & Fields>(
  client: Transaction,
  type: ContentType<Fields, Row>,
  row: Row,
  version: number,
): Promise<Fields> {
  const found = await findFields(client, type, row, version);
  if (found) return found;
  const where = { kind: type.name, itemId: row.id };
  if (version === 1 && (await client.itemVersion.count({ where })) === 0) {
    return type.schemas.fields.parse(row);
  }
  throw notFound("There is no such version.");
}

export async function listVersions(
  prisma: Transaction,
  { name: kind }: Pick<ContentType, "name">,
  { id, title, updatedAt }: ContentRow,
): Promise<SavedVersion[]> {
  const versions = await prisma.$queryRaw<(SavedVersion & { savedById: string | null })[]>`
    SELECT version, coalesce(fields ->> 'title', ${title}) AS title, "savedAt", "savedById", users."firstName" AS "savedBy"
    FROM item_versions LEFT JOIN users ON users.id = "savedById"
    WHERE kind = ${kind} AND "itemId" = ${id}
    ORDER BY version DESC LIMIT ${LISTED}`;
  if (versions.length === 0) return [{ version: 1, title, savedAt: updatedAt, savedBy: null }];
  return versions.map(({ savedById, savedBy: firstName, ...version }) => ({
    ...version,
    savedBy: displayAccount(savedById === null ? null : { firstName }),
  }));
}

/** Returns the status of an item for its author. */
export function toStatus(
  { review, publishAt }: PublicationState,
  published: boolean,
): ContentStatus {
  if (review) return review;
  if (publishAt) return "scheduled";
  return published ? "published" : "draft";
}
