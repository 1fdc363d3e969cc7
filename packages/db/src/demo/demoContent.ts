import { tz } from "@date-fns/tz";
import { addWeeks } from "date-fns/addWeeks";
import { endOfDay } from "date-fns/endOfDay";
import { nextSaturday } from "date-fns/nextSaturday";
import { nextSunday } from "date-fns/nextSunday";
import { set } from "date-fns/set";
import { subDays } from "date-fns/subDays";
import type { Prisma, PrismaClient } from "../generated/client.ts";
import { demoEducation } from "./education/index.ts";
import type { DemoEvent } from "./events/event.ts";
import { demoEvents } from "./events/index.ts";
import { registerDemoFamilies } from "./families.ts";
import { demoNews } from "./news/index.ts";

/**
 * The username of a demo author who can sign in, by which it is found again. No account that signed
 * up has it: theirs are email addresses.
 */
export const DEMO_USERNAME = "marisol.vega";

interface DemoAuthor {
  email: string;
  username: string;
  /** As the accounts service stores passwords. */
  passwordHash: string;
  isStaff: boolean;
}

export interface DemoOptions {
  author: DemoAuthor;
  /** IANA name of the zone in which the events take place. */
  timeZone: string;
}

const day = 24 * 60 * 60 * 1000;

// Two processes that find the same database empty take turns; any number of our own will do.
const demoLock = 4_832_611;

/** Milliseconds that filling may take: on a busy machine the search's tables take their time. */
const PATIENCE = 60_000;

/**
 * Fills a database that has neither users nor news with a demo author, articles of the last
 * weeks and events of the coming ones, all or nothing. Returns whether it did; a database in use is left alone.
 */
export async function fillWithDemoContent(
  prisma: PrismaClient,
  { author, timeZone }: DemoOptions,
): Promise<boolean> {
  const fill = async (transaction: Prisma.TransactionClient) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${demoLock}::bigint)`;
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
    await transaction.newsArticle.createMany({ data: written(demoNews, id, now) });
    await transaction.educationArticle.createMany({
      data: written(demoEducation, id, now).map((row) => ({ ...row, published: true })),
    });
    const events = await transaction.event.createManyAndReturn({
      data: demoEvents.map((event) => scheduled(event, id, now, timeZone)),
      select: { id: true, eventDate: true, currentParticipants: true },
    });
    for (const event of events) await registerDemoFamilies(transaction, event);
    return true;
  };
  return prisma.$transaction(fill, { timeout: PATIENCE });
}

async function isEmpty(transaction: Prisma.TransactionClient): Promise<boolean> {
  const [users, news] = [await transaction.user.count(), await transaction.newsArticle.count()];
  return users === 0 && news === 0;
}

/** Articles as rows, each written as long before now as it says. */
function written<Article extends { daysAgo: number }>(
  articles: readonly Article[],
  authorId: string,
  now: Date,
) {
  return articles.map(({ daysAgo, ...article }) => {
    const writtenAt = new Date(now.getTime() - daysAgo * day);
    return { ...article, authorId, createdAt: writtenAt, updatedAt: writtenAt };
  });
}

/** An event as a row, on a weekend as far from now as it says. */
function scheduled(
  { when, deadline, ...event }: DemoEvent,
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
