import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, migrate } from "@headwaters/db";
import { startEmbeddedPostgres } from "@headwaters/embedded-postgres";

const SMALL = 1_000;
const LARGE = 100_000;

/** Rare words, which no other text contains. */
const VOCABULARY = 20_000;

/**
 * Creates articles of about 900 characters, one for each minute until now. Ten of them contain a rare
 * word.
 */
async function seed(connectionString: string, articles: number) {
  const { prisma, close } = createClient(connectionString, { connections: 1 });
  const content = "The water was low and clear, and every child saw a trout rise. ".repeat(12);
  await prisma.$executeRaw`SET statement_timeout = 0`;
  await prisma.$executeRaw`
    INSERT INTO news_articles (id, title, content, excerpt, category, published, "createdAt")
    SELECT uuidv7(age), 'Report ' || i || ' from the river',
      ${content} || 'Station w' || md5((i % ${VOCABULARY}::int)::text)
        || CASE WHEN i % (${articles}::int / 10) = 0 THEN ' had a catfish.' ELSE '.' END,
      'What forty volunteers found on a Saturday morning.',
      (ARRAY['community', 'event', 'program', 'achievement'])[1 + i % 4], true, now() + age
    FROM generate_series(1, ${articles}::int) AS i, LATERAL (SELECT -i * interval '1 minute') AS a(age)`;
  await prisma.$executeRaw`VACUUM ANALYZE news_articles`;
  await prisma.$executeRaw`VACUUM ANALYZE search_documents`;
  await prisma.$executeRaw`VACUUM ANALYZE search_words`;
  await close();
}

/** Starts a PostgreSQL with a database of few articles and one of many. */
export async function startDatabases() {
  const folder = mkdtempSync(join(tmpdir(), "headwaters-bench-"));
  chmodSync(folder, 0o711); // for root, PostgreSQL runs as another user
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const small = server.connectionString;
  const large = small.replace("/headwaters?", "/headwaters_large?");
  const { prisma, close } = createClient(small);
  await prisma.$executeRaw`CREATE DATABASE headwaters_large`;
  await close();
  for (const [connectionString, articles] of [
    [small, SMALL],
    [large, LARGE],
  ] as const) {
    await migrate(connectionString);
    await seed(connectionString, articles);
  }
  return {
    folder,
    small,
    large,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
