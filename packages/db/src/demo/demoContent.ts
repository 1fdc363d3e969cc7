import { tz } from "@date-fns/tz";
import { addMonths } from "date-fns/addMonths";
import { addWeeks } from "date-fns/addWeeks";
import { endOfDay } from "date-fns/endOfDay";
import { nextSaturday } from "date-fns/nextSaturday";
import { nextSunday } from "date-fns/nextSunday";
import { set } from "date-fns/set";
import { subDays } from "date-fns/subDays";
import { clearancePreset } from "../clearancePreset.ts";
import type { Prisma, PrismaClient } from "../generated/client.ts";
import { demoEducation } from "./education/index.ts";
import type { DemoEvent } from "./events/event.ts";
import { demoEvents } from "./events/index.ts";
import { registerDemoFamilies } from "./families.ts";
import { demoNews } from "./news/index.ts";

/** The username of the demo author. Accounts that signed up have an email address instead. */
export const DEMO_USERNAME = "marisol.vega";

interface DemoAuthor {
  email: string;
  username: string;
  /** The password hash as the accounts feature stores it. */
  passwordHash: string;
  isStaff: boolean;
}

export interface DemoOptions {
  author: DemoAuthor;
  /** IANA time zone in which the events take place. */
  timeZone: string;
}

const agesOfGroups = { "6-12": [6, 12], "13-18": [13, 18] } as const;

const day = 24 * 60 * 60 * 1000;

// An advisory lock, so that two processes do not both fill an empty database.
const lockKey = 4_832_611;

/** Limit in ms. The triggers of the search tables are slow on a busy machine. */
const TIMEOUT = 60_000;

/**
 * Fills a database that has neither users nor news with a demo author, recent articles and coming
 * events, in one transaction. Returns true if it did.
 */
export async function fillWithDemoContent(
  prisma: PrismaClient,
  { author, timeZone }: DemoOptions,
): Promise<boolean> {
  const fill = async (transaction: Prisma.TransactionClient) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey}::bigint)`;
    if (!(await isEmpty(transaction))) return false;
    const { id } = await transaction.user.create({
      data: {
        email: author.email,
        username: author.username,
        password: author.passwordHash,
        firstName: "Marisol",
        lastName: "Vega",
        roles: { create: author.isStaff ? [{ role: "staff" }] : [] },
      },
    });
    const now = new Date();
    await clearAuthor(transaction, id, now);
    await transaction.newsArticle.createMany({ data: toArticleRows(demoNews, id, now) });
    await transaction.educationArticle.createMany({
      data: toArticleRows(demoEducation, id, now).map((row) => ({ ...row, published: true })),
    });
    const events = await transaction.event.createManyAndReturn({
      data: demoEvents.map((event) => toEventRow(event, id, now, timeZone)),
      select: { id: true, eventDate: true, currentParticipants: true },
    });
    for (const [index, event] of events.entries()) {
      const ageGroup = demoEvents[index]?.ageGroup ?? null;
      if (ageGroup) {
        await transaction.eventDetails.create({ data: { eventId: event.id, ageGroup } });
      }
      const ages = demoEvents[index]?.ages ?? (ageGroup ? agesOfGroups[ageGroup] : [7, 17]);
      await registerDemoFamilies(transaction, event, ages);
    }
    return true;
  };
  return prisma.$transaction(fill, { timeout: TIMEOUT });
}

/** Adds the kinds of clearances, and notes that the author is cleared in each, for as long as it says. */
async function clearAuthor(transaction: Prisma.TransactionClient, userId: string, now: Date) {
  const clearedOn = subDays(now, 100);
  const kinds = await transaction.clearanceKind.createManyAndReturn({
    data: clearancePreset.map((kind) => ({ ...kind })),
  });
  await transaction.clearance.createMany({
    data: kinds.map(({ id: kindId, validMonths }) => ({
      userId,
      kindId,
      clearedOn,
      validUntil: validMonths === null ? null : addMonths(clearedOn, validMonths),
      notedById: userId,
    })),
  });
}

async function isEmpty(transaction: Prisma.TransactionClient): Promise<boolean> {
  const [users, news] = [await transaction.user.count(), await transaction.newsArticle.count()];
  return users === 0 && news === 0;
}

/** Converts articles to rows, with dates relative to now. */
function toArticleRows<Article extends { daysAgo: number }>(
  articles: readonly Article[],
  authorId: string,
  now: Date,
) {
  return articles.map(({ daysAgo, ...article }) => {
    const writtenAt = new Date(now.getTime() - daysAgo * day);
    return { ...article, authorId, createdAt: writtenAt, updatedAt: writtenAt };
  });
}

/** Converts an event to a row, on a weekend relative to now. */
function toEventRow(
  { when, deadline, ageGroup: _, ages: __, ...event }: DemoEvent,
  authorId: string,
  now: Date,
  timeZone: string,
) {
  const local = { in: tz(timeZone) };
  const next = when.day === "Saturday" ? nextSaturday : nextSunday;
  let date = addWeeks(next(now, local), when.weeks - 1, local);
  while (when.months && !when.months.includes(date.getMonth() + 1)) date = addWeeks(date, 1, local);
  const time = { hours: when.hour, minutes: when.minute ?? 0, seconds: 0, milliseconds: 0 };
  const eventDate = set(date, time, local);
  return {
    ...event,
    authorId,
    published: true,
    eventDate: new Date(+eventDate),
    registrationDeadline:
      deadline === undefined ? null : new Date(+endOfDay(subDays(eventDate, deadline), local)),
  };
}
