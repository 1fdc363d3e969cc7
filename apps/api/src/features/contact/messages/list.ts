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

/** A message as SQL finds it. */
interface Found {
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

/** Characters of a message that the list shows; of more of them, since spaces may go. */
const BEGINNING = 160;
const READ = 400;

/** The two halves of the list, in their order, as cursors name them. */
const OPEN = 0;
const ANSWERED = 1;

const moment = (date: Date) => Prisma.sql`${date.toISOString()}::timestamp`;

/** As contact_submissions_search_idx has it. */
const searched = Prisma.sql`message."firstName" || ' ' || message."lastName" || ' ' || message."email" || ' ' || message."message"`;

/** Where a half begins, or goes on behind the last row that was seen; each has its index. */
function toOrder(half: typeof OPEN | typeof ANSWERED, last: Cursor | null) {
  if (half === OPEN) {
    return {
      isBehind:
        last &&
        Prisma.sql`(thread."dueAt", thread."submissionId") > (${moment(last.date)}, ${last.id})`,
      order: Prisma.sql`thread."dueAt", thread."submissionId"`,
    };
  }
  return {
    isBehind:
      last &&
      Prisma.sql`(thread."respondedAt", thread."submissionId") < (${moment(last.date)}, ${last.id})`,
    order: Prisma.sql`thread."respondedAt" DESC, thread."submissionId" DESC`,
  };
}

/** Where a row stands in the list. */
const toPosition = ({ id, responded, respondedAt, dueAt }: Found): Cursor =>
  responded ? { rank: ANSWERED, date: respondedAt ?? dueAt, id } : { rank: OPEN, date: dueAt, id };

/** The messages as staff see them: who waits, the soonest due first, then who was answered last. */
export function messageList(prisma: PrismaClient) {
  async function read(
    half: typeof OPEN | typeof ANSWERED,
    staff: User,
    { state, inquiryType, search }: MessagePage,
    last: Cursor | null,
    take: number,
  ): Promise<Found[]> {
    const { isBehind, order } = toOrder(half, last);
    const conditions = [
      Prisma.sql`thread."responded" = ${half === ANSWERED}`,
      ...(isBehind ? [isBehind] : []),
      ...(state === "late" ? [Prisma.sql`thread."dueAt" < ${moment(new Date())}`] : []),
      ...(state === "mine" ? [Prisma.sql`thread."assigneeId" = ${staff.id}`] : []),
      ...(inquiryType ? [Prisma.sql`message."inquiryType" = ${inquiryType}`] : []),
      ...hasWords(searched, search),
    ];
    return prisma.$queryRaw<Found[]>`
      SELECT message."id", message."firstName", message."lastName", message."inquiryType",
        left(message."message", ${READ}) AS "beginning", message."createdAt", thread."about",
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
    const take = limit + 1; // one more tells whether there is more
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
        beginning: shorten(row.beginning.replace(/\s+/g, " ").trim(), BEGINNING),
        isLate: !row.responded && +row.dueAt < now,
        respondedBy: getName(row.respondedById),
        assignee: getName(row.assigneeId),
      })),
      nextCursor: lastShown ? encodeCursor(toPosition(lastShown)) : null,
    };
  };
}
