import type { ContactSubject, MessageEntries, MessagePage, User } from "@headwaters/contracts";
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

interface Row {
  id: string;
  firstName: string;
  lastName: string;
  inquiryType: string;
  beginning: string;
  createdAt: Date;
  about: ContactSubject | null;
  dueAt: Date;
  responded: boolean;
  respondedAt: Date | null;
  respondedById: string | null;
  assigneeId: string | null;
}

/** Characters of a message that the list shows. */
const PREVIEW_LENGTH = 160;
/** Characters that the query reads: whitespace is collapsed afterwards. */
const READ_LENGTH = 400;

/** The two parts of the list, in order. Stored as `rank` in cursors. */
const OPEN = 0;
const ANSWERED = 1;

const moment = (date: Date) => Prisma.sql`${date.toISOString()}::timestamp`;

/** The expression of contact_submissions_search_idx. */
const searchText = Prisma.sql`message."firstName" || ' ' || message."lastName" || ' ' || message."email" || ' ' || message."message"`;

/** The order of a part, and the condition on rows after the cursor. Each part has its index. */
function toOrder(part: typeof OPEN | typeof ANSWERED, last: Cursor | null) {
  if (part === OPEN) {
    return {
      isAfterCursor:
        last &&
        Prisma.sql`(thread."dueAt", thread."submissionId") > (${moment(last.date)}, ${last.id})`,
      order: Prisma.sql`thread."dueAt", thread."submissionId"`,
    };
  }
  return {
    isAfterCursor:
      last &&
      Prisma.sql`(thread."respondedAt", thread."submissionId") < (${moment(last.date)}, ${last.id})`,
    order: Prisma.sql`thread."respondedAt" DESC, thread."submissionId" DESC`,
  };
}

const toCursor = ({ id, responded, respondedAt, dueAt }: Row): Cursor =>
  responded ? { rank: ANSWERED, date: respondedAt ?? dueAt, id } : { rank: OPEN, date: dueAt, id };

/** Lists messages for staff: open ones by due date, then answered ones, latest answer first. */
export function messageList(prisma: PrismaClient) {
  async function read(
    part: typeof OPEN | typeof ANSWERED,
    staff: User,
    { state, inquiryType, search }: MessagePage,
    last: Cursor | null,
    take: number,
  ): Promise<Row[]> {
    const { isAfterCursor, order } = toOrder(part, last);
    const conditions = [
      Prisma.sql`thread."responded" = ${part === ANSWERED}`,
      ...(isAfterCursor ? [isAfterCursor] : []),
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
      ORDER BY ${order} LIMIT ${take}`;
  }

  return async function list(staff: User, page: MessagePage): Promise<MessageEntries> {
    const { limit, cursor, state } = page;
    const last = cursor ? decodeCursor(cursor) : null;
    if (cursor && last?.rank !== OPEN && last?.rank !== ANSWERED) throw invalidCursor();
    const take = limit + 1; // the extra row shows whether there is a next page
    const isPastOpen = last?.rank === ANSWERED;
    const rows =
      isPastOpen || state === "answered" ? [] : await read(OPEN, staff, page, last, take);
    if (rows.length < take && state !== "open" && state !== "late") {
      const cursorRow = isPastOpen ? last : null;
      rows.push(...(await read(ANSWERED, staff, page, cursorRow, take - rows.length)));
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
  };
}
