import { displayName, type SavedVersion } from "@headwaters/contracts";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { notFound } from "../../../platform/errors/errors.ts";
import { deserialize, fieldsOf, type ItemRow, type Kind } from "../contentTypes.ts";
import { keepVersion, keptVersion } from "./versions.ts";

/** More than anyone looks through; all are kept. */
const LISTED = 200;

/** The versions of the items of one kind. An item that was written by another way has none until it is changed. */
export function historyOf<Fields, Row extends ItemRow & Fields>(
  prisma: PrismaClient,
  kind: Kind<Fields, Row>,
) {
  return {
    /** Keeps what an item is before its first recorded change. */
    async begin(transaction: Prisma.TransactionClient, row: Row, version: number) {
      const where = { kind_itemId_version: { kind: kind.kind, itemId: row.id, version } };
      if (await transaction.itemVersion.findUnique({ where, select: { version: true } })) return;
      const { id: itemId, authorId: savedById, updatedAt: savedAt } = row;
      await keepVersion(transaction, kind, { itemId, version, savedById, savedAt }, row);
    },

    async list(row: Row): Promise<SavedVersion[]> {
      const versions = await prisma.$queryRaw<SavedVersion[]>`
        SELECT version, coalesce(fields ->> 'title', ${row.title}) AS title, "savedAt", users."firstName" AS "savedBy"
        FROM item_versions LEFT JOIN users ON users.id = "savedById"
        WHERE kind = ${kind.kind} AND "itemId" = ${row.id}
        ORDER BY version DESC LIMIT ${LISTED}`;
      if (versions.length > 0) {
        return versions.map((version) => ({ ...version, savedBy: displayName(version.savedBy) }));
      }
      return [{ version: 1, title: row.title, savedAt: row.updatedAt, savedBy: null }];
    },

    /**
     * What was written in a version.
     * @param client the transaction of a caller that is in one: a second connection is dear
     */
    async fields(client: Prisma.TransactionClient, row: Row, version: number): Promise<Fields> {
      const { id } = row;
      const kept = await keptVersion(client, kind.kind, { id, version });
      if (kept) return deserialize<Fields>(kind, kept.fields, row);
      const versions = await client.itemVersion.count({ where: { kind: kind.kind, itemId: id } });
      if (version === 1 && versions === 0) return fieldsOf<Fields>(kind, row);
      throw notFound("There is no such version.");
    },
  };
}
