import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Client, createClient } from "../client.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { fillWithDemoContent } from "./demoContent.ts";
import { demoEducation } from "./education/index.ts";
import { demoEvents } from "./events/index.ts";
import { demoNews } from "./news/index.ts";

const author = {
  email: "marisol@headwaters.example",
  username: "marisol",
  passwordHash: "hash",
  isStaff: true,
};
const options = { author, timeZone: "America/Los_Angeles" };

describe("filling", () => {
  let database: TestDatabase;
  let client: Client;

  beforeEach(async () => {
    database = await createTestDatabase();
    client = createClient(database.connectionString);
  });

  afterEach(async () => {
    await client.close();
    await database.drop();
  });

  test("an empty database gets an author, published articles and a draft", async () => {
    expect(await fillWithDemoContent(client.prisma, options)).toBe(true);
    const user = await client.prisma.user.findUniqueOrThrow({ where: { email: author.email } });
    expect(user).toMatchObject({ firstName: "Marisol", lastName: "Vega", password: "hash" });
    const news = await client.prisma.newsArticle.findMany({ orderBy: { createdAt: "desc" } });
    expect(news.filter((article) => article.published)).toHaveLength(9);
    expect(news.filter((article) => !article.published)).toHaveLength(1);
    expect(news.every((article) => article.authorId === user.id)).toBe(true);
    const oldest = news.at(-1)?.createdAt.getTime() ?? 0;
    const days = (Date.now() - oldest) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(60);
    expect(days).toBeLessThan(75);
  });

  test("events are in the future, in their months, at their hours in the time zone of the events", async () => {
    await fillWithDemoContent(client.prisma, options);
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: options.timeZone,
      month: "numeric",
      weekday: "long",
      hour: "numeric",
      hourCycle: "h23",
      minute: "2-digit",
    });
    for (const { title, when } of demoEvents) {
      const { eventDate, registrationDeadline } = await client.prisma.event.findFirstOrThrow({
        where: { title },
      });
      const at = Object.fromEntries(
        parts.formatToParts(eventDate).map(({ type, value }) => [type, value]),
      );
      expect([at.weekday, Number(at.hour), Number(at.minute)]).toEqual([
        when.day,
        when.hour,
        when.minute ?? 0,
      ]);
      if (when.months) expect(when.months).toContain(Number(at.month));
      const weeks = (eventDate.getTime() - Date.now()) / (7 * 24 * 60 * 60 * 1000);
      expect(weeks).toBeGreaterThan(when.weeks - 1);
      if (registrationDeadline) expect(+registrationDeadline).toBeLessThan(+eventDate);
    }
    expect(await client.prisma.event.count({ where: { published: true } })).toBe(demoEvents.length);
  });

  test("the author is cleared in the kinds of California, and nothing ends soon", async () => {
    await fillWithDemoContent(client.prisma, options);
    const kinds = await client.prisma.clearanceKind.findMany({ include: { clearances: true } });
    expect(kinds.map(({ name }) => name).sort()).toEqual([
      "Background check",
      "Child abuse training",
      "First aid",
    ]);
    for (const { validMonths, clearances } of kinds) {
      expect(clearances).toHaveLength(1);
      const end = clearances[0]?.validUntil ?? null;
      if (validMonths === null) expect(end).toBeNull();
      else expect(Number(end)).toBeGreaterThan(Date.now() + 61 * 24 * 60 * 60 * 1000);
    }
  });

  test("every taken seat has a registration", async () => {
    await fillWithDemoContent(client.prisma, options);
    const events = await client.prisma.event.findMany({
      include: { _count: { select: { registrations: { where: { status: "confirmed" } } } } },
    });
    expect(events.length).toBeGreaterThan(0);
    for (const { currentParticipants, _count } of events) {
      expect(_count.registrations).toBe(currentParticipants);
    }
  });

  test("the people who are registered have the age that the event asks for", async () => {
    await fillWithDemoContent(client.prisma, options);
    const expectAges = async (title: RegExp, youngest: number, oldest: number) => {
      const events = await client.prisma.event.findMany({ include: { registrations: true } });
      const event = events.find((one) => title.test(one.title));
      const year = event?.eventDate.getUTCFullYear() ?? 0;
      const ages = event?.registrations.map(({ birthYear }) => year - (birthYear ?? 0)) ?? [];
      expect(ages.length).toBeGreaterThan(0);
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(youngest);
      expect(Math.max(...ages)).toBeLessThanOrEqual(oldest);
    };
    await expectAges(/derby for children 6 to 12/, 6, 12);
    await expectAges(/a day afloat for teenagers/, 13, 18);
    await expectAges(/training day for junior leaders/, 15, 18);
    await expectAges(/clinic for beginners/, 10, 18);
  });

  test("education articles are there, newest first", async () => {
    await fillWithDemoContent(client.prisma, options);
    const articles = await client.prisma.educationArticle.findMany({
      orderBy: { createdAt: "desc" },
      where: { published: true },
    });
    expect(articles.map(({ title }) => title)).toEqual(demoEducation.map(({ title }) => title));
  });

  test("a second call changes nothing", async () => {
    await fillWithDemoContent(client.prisma, options);
    expect(await fillWithDemoContent(client.prisma, options)).toBe(false);
    expect(await client.prisma.newsArticle.count()).toBe(10);
  });

  test("concurrent calls fill the database once", async () => {
    const calls = Array.from({ length: 4 }, () => fillWithDemoContent(client.prisma, options));
    expect((await Promise.all(calls)).filter(Boolean)).toEqual([true]);
    expect(await client.prisma.user.count()).toBe(1);
  });

  test("a database with a user stays as it is", async () => {
    await client.prisma.user.create({
      data: { username: "rosa", email: "rosa@example.org", password: "hash" },
    });
    expect(await fillWithDemoContent(client.prisma, options)).toBe(false);
    expect(await client.prisma.newsArticle.count()).toBe(0);
  });

  test("a database with news stays as it is", async () => {
    await client.prisma.newsArticle.create({
      data: { title: "t", content: "c", category: "event" },
    });
    expect(await fillWithDemoContent(client.prisma, options)).toBe(false);
    expect(await client.prisma.user.count()).toBe(0);
  });

  test("a failure rolls everything back", async () => {
    await client.pool.query("ALTER TABLE news_articles ADD CHECK (\"title\" NOT LIKE '%herons%')");
    await expect(fillWithDemoContent(client.prisma, options)).rejects.toThrow();
    expect(await client.prisma.user.count()).toBe(0);
  });
});

describe("the texts", () => {
  test("cover all five categories with published articles", () => {
    const published = demoNews.filter((article) => article.published);
    expect([...new Set(published.map((article) => article.category))].sort()).toEqual(
      ["achievement", "community", "conservation", "event", "program"].sort(),
    );
  });

  test("are listed newest first, with six pictures that are used once", () => {
    const ages = demoNews.map((article) => article.daysAgo);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    const pictures = demoNews.flatMap((article) => article.imageUrl ?? []);
    expect(new Set(pictures).size).toBe(6);
    expect(pictures).toHaveLength(6);
    for (const picture of pictures) expect(picture).toMatch(/^\/pictures\/news-[a-z-]+-960\.webp$/);
  });

  test("cover all types of events, all categories and all age groups", () => {
    expect(new Set(demoEvents.map(({ eventType }) => eventType)).size).toBe(5);
    expect(new Set(demoEducation.map(({ category }) => category)).size).toBe(5);
    expect(new Set(demoEducation.map(({ ageGroup }) => ageGroup)).size).toBe(4);
  });

  test.for(demoNews.map((article) => [article.title, article] as const))(
    "%s: 150 to 350 words, an excerpt, no raw HTML",
    ([, article]) => {
      const words = article.content.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(350);
      expect(article.excerpt.length).toBeGreaterThan(40);
      expect(article.content).not.toMatch(/<[a-z/]/i);
    },
  );
});
