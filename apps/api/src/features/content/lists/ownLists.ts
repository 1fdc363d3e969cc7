import type {
  ContentEntry,
  ContentOrder,
  ContentTypeName,
  WaitingContent,
} from "@headwaters/contracts";
import { displayAccount, LIST_MAX } from "@headwaters/contracts";
import type { ContentService } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient } from "@headwaters/db";
import { formatPerson } from "../../../platform/audit/subjects.ts";
import { type Cursor, invalidCursor } from "../../../platform/lists/cursors.ts";
import {
  byDate,
  findCursorRow,
  isAfter,
  type Order,
  orderBy,
} from "../../../platform/lists/orders.ts";
import { hasWords, toPage } from "../../../platform/lists/pages.ts";
import { type ContentRow, selectContent } from "../contentTypes.ts";
import { withPictures } from "../pictures/uses.ts";
import { type PublicationState, toStatus } from "../versions/versions.ts";

/** An item with its state and the list fields of its newest version. */
type Found = PublicationState &
  Pick<ContentRow, "id" | "title" | "imageUrl" | "published"> & {
    kind: ContentTypeName;
    savedAt: Date;
  };

/** Readers see the newest version, so the author has nothing left to do. */
const isDone = Prisma.sql`(own.published AND NOT coalesce(items."isAhead", false))`;

/** A cursor: the part of the list, and the id of the last item. */
const CURSOR = /^(open|done)_([\w-]{1,64})$/;

function after(cursor: string | undefined): Prisma.Sql {
  if (cursor === undefined) return Prisma.sql`TRUE`;
  const [, part, id] = CURSOR.exec(cursor) ?? [];
  if (!part) throw invalidCursor();
  return Prisma.sql`(${isDone} > ${part === "done"} OR (${isDone} = ${part === "done"} AND own.id < ${id}))`;
}

const cursorAt = ({ id, published, isAhead }: Found) =>
  `${published && !isAhead ? "done" : "open"}_${id}`;

/** SQL for the matching items of all types, with the title and picture of their newest version. */
const items = (where: Prisma.Sql) => Prisma.sql`
  SELECT own.kind, own.id, own.published, own."authorId",
    coalesce(saved.fields ->> 'title', own.title) AS title,
    CASE WHEN saved.fields ? 'imageUrl' THEN saved.fields ->> 'imageUrl' ELSE own."imageUrl" END AS "imageUrl",
    coalesce(saved."savedAt", own."updatedAt") AS "savedAt",
    coalesce(items.version, 1) AS version, coalesce(items."isAhead", false) AS "isAhead",
    items."publishAt", items."publishedAt", items.review, items."reviewNote", items."submittedAt"
  FROM (${selectContent(where)}) own
  LEFT JOIN items ON items.kind = own.kind AND items.id = own.id
  LEFT JOIN item_versions saved
    ON saved.kind = items.kind AND saved."itemId" = items.id AND saved.version = items.version`;

function toEntry({ published, ...item }: Found): ContentEntry {
  return { ...item, status: toStatus(item, published), isPublished: published };
}

/** The same as toStatus, in SQL for filters. */
const statusColumn = Prisma.sql`CASE
  WHEN found.review IN ('waiting', 'returned') THEN found.review
  WHEN found."publishAt" IS NOT NULL THEN 'scheduled'
  WHEN found.published THEN 'published' ELSE 'draft' END`;
const titleAndAuthor = Prisma.sql`
  found.title || ' ' || coalesce(users."firstName", '') || ' ' || coalesce(users."lastName", '')`;

/** The orders of all content. Ids are in the order of creation. */
const orders: Readonly<Record<ContentOrder, Order<CursorItem>>> = {
  newest: {
    by: [Prisma.sql`found.id`],
    isDescending: true,
    read: ({ id }) => [Prisma.sql`${id}`],
  },
  saved: byDate(
    [Prisma.sql`found."savedAt"`, Prisma.sql`found.id`],
    ({ savedAt }: CursorItem) => savedAt,
  ).newest,
  title: {
    by: [Prisma.sql`lower(found.title)`, Prisma.sql`found.id`],
    read: ({ id, title }) => [Prisma.sql`lower(${title})`, Prisma.sql`${id}`],
    needsRow: true,
  },
};

/** The item after which a page begins. */
type CursorItem = Pick<Found, "id" | "title" | "savedAt">;

type FoundOfAuthor = Found & {
  authorId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

/** Lists for authors and staff. */
export function itemLists(prisma: PrismaClient): Pick<ContentService, "all" | "mine" | "waiting"> {
  async function findItem(id: string) {
    const [item] = await prisma.$queryRaw<Found[]>(items(Prisma.sql`WHERE id = ${id}`));
    return item;
  }

  return {
    async all({ status, kind, author, search, order, cursor, limit }) {
      const toItem = ({ id, date }: Cursor) => ({ id, savedAt: date, title: "" });
      const last = cursor ? await findCursorRow(cursor, orders[order], toItem, findItem) : null;
      const conditions = [
        Prisma.sql`TRUE`,
        ...(status ? [Prisma.sql`${statusColumn} = ${status}`] : []),
        ...(kind ? [Prisma.sql`found.kind = ${kind}`] : []),
        ...hasWords(titleAndAuthor, search),
        ...(last ? [isAfter(orders[order], last)] : []),
      ];
      const where = author ? Prisma.sql`WHERE "authorId" = ${author}` : Prisma.empty;
      const rows = await prisma.$queryRaw<FoundOfAuthor[]>`
        SELECT found.*, users."firstName", users."lastName", users.email::text
        FROM (${items(where)}) found LEFT JOIN users ON users.id = found."authorId"
        WHERE ${Prisma.join(conditions, " AND ")}
        ORDER BY ${orderBy(orders[order])} LIMIT ${limit + 1}`;
      const page = toPage(rows, limit, ({ savedAt }) => savedAt);
      return {
        ...page,
        items: page.items.map(({ firstName, lastName, email, ...item }) => ({
          ...toEntry(item),
          author:
            item.authorId && email
              ? { id: item.authorId, name: formatPerson({ firstName, lastName, email }) }
              : null,
        })),
      };
    },

    async mine({ id }, { limit, cursor }) {
      const found = await prisma.$queryRaw<Found[]>`
        ${items(Prisma.sql`WHERE "authorId" = ${id}`)}
        WHERE ${after(cursor)} ORDER BY ${isDone}, own.id DESC LIMIT ${limit + 1}`;
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const entries = await withPictures(prisma, page.map(toEntry));
      return { items: entries, nextCursor: last ? cursorAt(last) : null };
    },

    async waiting() {
      const found = await prisma.$queryRaw<
        (Omit<FoundOfAuthor, "email"> & {
          isAuthorUnconfirmed: boolean;
          submittedAt: Date;
        })[]
      >`
        SELECT found.*, users."firstName", users."lastName",
          EXISTS (
            SELECT FROM email_confirmations WHERE "userId" = found."authorId"
          ) AS "isAuthorUnconfirmed"
        FROM (${items(Prisma.sql`
          WHERE id IN (SELECT id FROM items WHERE review = 'waiting' ORDER BY "submittedAt" LIMIT ${LIST_MAX})`)}
        ) found LEFT JOIN users ON users.id = found."authorId"
        WHERE found.review = 'waiting' ORDER BY found."submittedAt", found.id`;
      return found.map(
        (item): WaitingContent => ({
          ...toEntry(item),
          author: displayAccount(item.authorId === null ? null : item),
          isAuthorUnconfirmed: item.isAuthorUnconfirmed,
          submittedAt: item.submittedAt,
        }),
      );
    },
  };
}
