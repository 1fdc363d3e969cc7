import { type ContentPermissions, displayName, type User } from "@headwaters/contracts";
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

/**
 * Reads the content of one type.
 * @param readDetails reads the parts of an item's page that other types do not have
 */
export function readContent<Fields extends ContentFields, Row extends ContentRow & Fields, Details>(
  prisma: PrismaClient,
  type: ContentType<Fields, Row>,
  dateField: "createdAt" | "eventDate",
  readDetails: (row: Row) => Promise<Details>,
) {
  const { label, body } = type;
  const table = type.table(prisma);

  async function get(id: string): Promise<Row> {
    const row = await table.findUnique({ where: { id, published: true } });
    if (!row) throw recordNotFound(label);
    return row;
  }

  async function toPage(row: Row) {
    const [shown, author, html, details] = await Promise.all([
      withPicture(prisma, row),
      readFirstName(prisma, row.authorId),
      renderHtml(String(row[body])),
      readDetails(row),
    ]);
    const { published: isPublished, createdAt: publishedAt } = row;
    return { ...shown, author, html, isPublished, publishedAt, ...details };
  }

  return {
    get,

    listPublished: async (): Promise<Pick<Row, "id" | "updatedAt">[]> =>
      table.findMany({
        where: { published: true },
        orderBy: [{ [dateField]: "desc" }, { id: "desc" }],
        select: { id: true, updatedAt: true },
      }),

    count: async () => table.count({ where: { published: true } }),

    page: async (id: string) => toPage(await get(id)),

    async draft(user: User, id: string) {
      const row = await table.findUnique({ where: { id } });
      return row && !row.published && canEdit(user, row) ? toPage(row) : null;
    },

    async permissions(user: User, id: string): Promise<ContentPermissions> {
      const row = await table.findUnique({ where: { id } });
      if (!row || !canRead(user, row)) throw recordNotFound(label);
      return { canEdit: canEdit(user, row) };
    },
  };
}
