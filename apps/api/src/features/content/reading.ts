import { displayName } from "@headwaters/contracts";
import type { Viewer } from "@headwaters/contracts/router";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { recordNotFound } from "../../platform/errors/errors.ts";
import type { ContentFields, ContentRow, ContentType } from "./contentTypes.ts";
import { renderHtml } from "./markdown/markdown.ts";
import { withPicture } from "./pictures/uses.ts";
import { canEdit, canRead } from "./policies.ts";

export const NEIGHBORS = 3;

/** Returns the public name of an author; null if the account is deleted or the name is not displayable. */
export async function readFirstName(
  prisma: Transaction,
  authorId: string | null,
): Promise<string | null> {
  if (authorId === null) return null;
  const select = { firstName: true };
  const author = await prisma.user.findUnique({ where: { id: authorId }, select });
  return displayName(author?.firstName ?? null);
}

/** Reads the content of one type. */
export function readContent<Fields extends ContentFields, Row extends ContentRow & Fields>(
  prisma: PrismaClient,
  type: ContentType<Fields, Row>,
  dateField: "createdAt" | "eventDate",
) {
  const { label, body } = type;
  const table = type.table(prisma);
  return {
    async get(id: string): Promise<Row> {
      const row = await table.findUnique({ where: { id, published: true } });
      if (!row) throw recordNotFound(label);
      return row;
    },

    listPublished: async (): Promise<Pick<Row, "id" | "updatedAt">[]> =>
      table.findMany({
        where: { published: true },
        orderBy: [{ [dateField]: "desc" }, { id: "desc" }],
        select: { id: true, updatedAt: true },
      }),

    count: async () => table.count({ where: { published: true } }),

    /** Reads the parts of an item's page that all types share. */
    async readPage(id: string, viewer: Viewer) {
      const row = await table.findUnique({ where: { id } });
      const user = await viewer();
      if (!row || !canRead(user, row)) throw recordNotFound(label);
      const [shown, author, html] = await Promise.all([
        withPicture(prisma, row),
        readFirstName(prisma, row.authorId),
        renderHtml(String(row[body])),
      ]);
      const isEditable = user !== null && canEdit(user, row);
      const { published: isPublished, createdAt: publishedAt } = row;
      return { ...shown, author, html, isPublished, publishedAt, canEdit: isEditable };
    },
  };
}
