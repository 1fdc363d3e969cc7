import type { MessageEntries, MessageEntry, MessagePage, User } from "@headwaters/contracts";
import { shorten } from "@headwaters/contracts";
import { Prisma, type PrismaClient } from "@headwaters/db";
import {
  type Cursor,
  decodeCursor,
  encodeCursor,
  invalidCursor,
} from "../../../platform/lists/cursors.ts";
import { hasWords } from "../../../platform/lists/pages.ts";
import { findColleagues } from "./colleagues.ts";

interface Row extends Omit<MessageEntry, "isLate" | "respondedBy" | "assignee"> {
  respondedById: string | null;
  assigneeId: string | null;
}

/** Characters of a message that the list shows. */
const PREVIEW_LENGTH = 160;
/** Characters that the query reads: whitespace is collapsed afterwards. */
const READ_LENGTH = 400;

/** The two parts of the list, in order. Each has its index, and a `rank` in cursors. */
const OPEN = {
  rank: 0,
  date: Prisma.sql`thread."dueAt"`,
  direction: Prisma.sql`ASC`,
  follows: Prisma.sql`>`,
};
const ANSWERED = {
  rank: 1,
  date: Prisma.sql`thread."respondedAt"`,
  direction: Prisma.sql`DESC`,
  follows: Prisma.sql`<`,
};

const moment = (date: Date) => Prisma.sql`${date.toISOString()}::timestamp`;

/** The expression of contact_submissions_search_idx. */
const searchText = Prisma.sql`message."firstName" || ' ' || message."lastName" || ' ' || message."email" || ' ' || message."message"`;

function readPart(
  prisma: PrismaClient,
  staff: User,
  { state, inquiryType, search }: MessagePage,
  part: typeof OPEN,
  last: Cursor | null,
  take: number,
): Promise<Row[]> {
  const { date, direction, follows } = part;
  const conditions = [
    Prisma.sql`thread."responded" = ${part === ANSWERED}`,
    ...(last
      ? [Prisma.sql`(${date}, thread."submissionId") ${follows} (${moment(last.date)}, ${last.id})`]
      : []),
    ...(state === "late" ? [Prisma.sql`thread."dueAt" < ${moment(new Date())}`] : []),
    ...(state === "mine" ? [Prisma.sql`thread."assigneeId" = ${staff.id}`] : []),
    ...(inquiryType ? [Prisma.sql`message."inquiryType" = ${inquiryType}`] : []),
    ...hasWords(searchText, search),
  ];
  return prisma.$queryRaw<Row[]>`
    SELECT message."id", message."firstName", message."lastName", message."inquiryType",
      left(message."message", ${READ_LENGTH}) AS "beginning", message."createdAt", thread."about",
      thread."dueAt", thread."responded", thread."respondedAt", thread."respondedById",
      thread."assigneeId"
    FROM "contact_threads" AS thread
    JOIN "contact_submissions" AS message ON message."id" = thread."submissionId"
    WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY ${date} ${direction}, thread."submissionId" ${direction} LIMIT ${take}`;
}

const toCursor = ({ id, responded, respondedAt, dueAt }: Row): Cursor =>
  responded
    ? { rank: ANSWERED.rank, date: respondedAt ?? dueAt, id }
    : { rank: OPEN.rank, date: dueAt, id };

/** Lists messages for staff: open ones by due date, then answered ones, latest answer first. */
export async function listMessages(
  prisma: PrismaClient,
  staff: User,
  page: MessagePage,
): Promise<MessageEntries> {
  const { limit, cursor, state } = page;
  const last = cursor ? decodeCursor(cursor) : null;
  const isPastOpen = last?.rank === ANSWERED.rank;
  if (cursor && last?.rank !== OPEN.rank && !isPastOpen) throw invalidCursor();
  const take = limit + 1; // the extra row shows whether there is a next page
  const rows =
    isPastOpen || state === "answered" ? [] : await readPart(prisma, staff, page, OPEN, last, take);
  if (rows.length < take && state !== "open" && state !== "late") {
    const after = isPastOpen ? last : null;
    rows.push(...(await readPart(prisma, staff, page, ANSWERED, after, take - rows.length)));
  }
  const shown = rows.slice(0, limit);
  const getName = await findColleagues(
    prisma,
    shown.flatMap(({ respondedById, assigneeId }) => [respondedById, assigneeId]),
  );
  const now = Date.now();
  const lastShown = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({
      ...row,
      beginning: shorten(row.beginning.replace(/\s+/g, " ").trim(), PREVIEW_LENGTH),
      isLate: !row.responded && +row.dueAt < now,
      respondedBy: getName(row.respondedById),
      assignee: getName(row.assigneeId),
    })),
    nextCursor: lastShown ? encodeCursor(toCursor(lastShown)) : null,
  };
}
