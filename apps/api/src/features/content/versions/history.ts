import { displayAccount, type SavedVersion } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { notFound } from "../../../platform/errors/errors.ts";
import {
  type ContentFields,
  type ContentRow,
  type ContentType,
  deserialize,
} from "../contentTypes.ts";
import { findVersion, saveVersion } from "./versions.ts";

/** More than anyone looks through; all are saved. */
const LISTED = 200;

/**
 * The versions of one content type. Content that was imported by SQL has none until it is edited.
 */
export function contentHistory<Fields extends ContentFields, Row extends ContentRow & Fields>(
  prisma: PrismaClient,
  type: ContentType<Fields, Row>,
) {
  const { name: kind, schemas } = type;
  return {
    /** Stores the state of an item before its first recorded change. */
    async begin(transaction: Transaction, row: Row, version: number) {
      const where = { kind_itemId_version: { kind, itemId: row.id, version } };
      if (await transaction.itemVersion.findUnique({ where, select: { version: true } })) return;
      const { id: itemId, authorId: savedById, updatedAt: savedAt } = row;
      const fields = schemas.fields.parse(row);
      await saveVersion(transaction, type, { itemId, version, savedById, savedAt }, fields);
    },

    async list(row: Row): Promise<SavedVersion[]> {
      const versions = await prisma.$queryRaw<(SavedVersion & { savedById: string | null })[]>`
        SELECT version, coalesce(fields ->> 'title', ${row.title}) AS title, "savedAt", "savedById", users."firstName" AS "savedBy"
        FROM item_versions LEFT JOIN users ON users.id = "savedById"
        WHERE kind = ${kind} AND "itemId" = ${row.id}
        ORDER BY version DESC LIMIT ${LISTED}`;
      if (versions.length > 0) {
        return versions.map(({ savedById, savedBy: firstName, ...version }) => ({
          ...version,
          savedBy: displayAccount(savedById === null ? null : { firstName }),
        }));
      }
      return [{ version: 1, title: row.title, savedAt: row.updatedAt, savedBy: null }];
    },

    /**
     * The fields of a version.
     * @param client the caller's transaction, if any: a second connection is expensive
     */
    async fields(client: Transaction, row: Row, version: number): Promise<Fields> {
      const { id } = row;
      const saved = await findVersion(client, kind, { id, version });
      if (saved) return deserialize(type, saved.fields, row);
      const versions = await client.itemVersion.count({ where: { kind, itemId: id } });
      if (version === 1 && versions === 0) return schemas.fields.parse(row);
      throw notFound("There is no such version.");
    },
  };
}
