import type { NewsService } from "@headwaters/contracts/router";
import { createClient } from "@headwaters/db";
import { newsService } from "../../src/services/news.ts";
import { atMost, print } from "../report.ts";
import type { Stage } from "../stage.ts";
import { middle, percentile } from "../statistics.ts";

const WARM_UPS = 50;
const CALLS = 300;

async function open(connectionString: string) {
  const { prisma, close } = createClient(connectionString);
  const articles = await prisma.newsArticle.count();
  const [halfWay] = await prisma.newsArticle.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: Math.floor(articles / 2),
    take: 1,
    select: { id: true },
  });
  if (!halfWay) throw new Error("There are no articles.");
  return { news: newsService(prisma), halfWay: halfWay.id, close };
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

type Call = (news: NewsService, halfWay: string) => Promise<unknown>;
const calls: Record<string, Call> = {
  "the first 100": (news) => news.list({ limit: 100 }),
  "100 from half-way": (news, cursor) => news.list({ limit: 100, cursor }),
  "12 cards": (news) => news.cards({ limit: 12 }),
};

/** What is asked of the database when nothing is kept, with few articles and with many. */
export async function list({ small, large }: Stage) {
  const few = await open(small);
  const many = await open(large);
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let i = 0; i < WARM_UPS + CALLS; i += 1) {
      const ofFew = await time(() => call(few.news, few.halfWay));
      const ofMany = await time(() => call(many.news, many.halfWay));
      if (i < WARM_UPS) continue;
      times.few.push(ofFew);
      times.many.push(ofMany);
    }
    const p90 = { few: percentile(times.few, 0.9), many: percentile(times.many, 0.9) };
    const p50 = { few: middle(times.few), many: middle(times.many) };
    rows[name] = {
      "p50 ms, 1,000": p50.few,
      "p50 ms, 100,000": p50.many,
      "p90 ms, 1,000": p90.few,
      "p90 ms, 100,000": p90.many,
    };
    atMost(1.2, `news query, ${name}: p50 with 100,000, of that with 1,000`, p50.many / p50.few);
    atMost(1.2, `news query, ${name}: p90 with 100,000, of that with 1,000`, p90.many / p90.few);
  }
  await few.close();
  await many.close();
  print("The queries of news, with 1,000 and with 100,000 articles", rows);
}
