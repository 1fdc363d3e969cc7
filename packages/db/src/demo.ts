import { demoNews } from "./demo/news/index.ts";
import type { Prisma, PrismaClient } from "./generated/client.ts";

export interface DemoAuthor {
  email: string;
  /** As the accounts service stores passwords. */
  passwordHash: string;
}

const day = 24 * 60 * 60 * 1000;

// Two processes that find the same database empty take turns; any number of our own will do.
const demoLock = 4_832_611;

/**
 * Fills a database that has neither users nor news with a demo author and articles of the last
 * ten weeks, all or nothing. Returns whether it did; a database in use is left alone.
 */
export async function fillWithDemoContent(
  prisma: PrismaClient,
  author: DemoAuthor,
): Promise<boolean> {
  return prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${demoLock}::bigint)`;
    if (!(await isEmpty(transaction))) return false;
    const { id } = await transaction.user.create({
      data: {
        email: author.email,
        username: author.email.split("@")[0] ?? author.email,
        password: author.passwordHash,
        firstName: "Marisol",
        lastName: "Vega",
      },
    });
    await addNews(transaction, id, new Date());
    return true;
  });
}

async function isEmpty(transaction: Prisma.TransactionClient): Promise<boolean> {
  const [users, news] = [await transaction.user.count(), await transaction.newsArticle.count()];
  return users === 0 && news === 0;
}

async function addNews(
  transaction: Prisma.TransactionClient,
  authorId: string,
  now: Date,
): Promise<void> {
  await transaction.newsArticle.createMany({
    data: demoNews.map(({ daysAgo, ...article }) => {
      const writtenAt = new Date(now.getTime() - daysAgo * day);
      return { ...article, authorId, createdAt: writtenAt, updatedAt: writtenAt };
    }),
  });
}
