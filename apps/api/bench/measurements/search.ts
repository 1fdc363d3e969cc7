import type { NewsService } from "@headwaters/contracts/router";
import { createClient } from "@headwaters/db";
import { encodeCursor } from "../../src/services/lists/cursors.ts";
import { newsService } from "../../src/services/news.ts";
import { atMost, print } from "../report.ts";
import type { Stage } from "../stage.ts";
import { middle, percentile } from "../statistics.ts";

const WARM_UPS = 10;
const CALLS = 60;
const limit = 12;

async function open(connectionString: string) {
  const { prisma, close } = createClient(connectionString);
  const articles = await prisma.newsArticle.count();
  const [halfWay] = await prisma.newsArticle.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: Math.floor(articles / 2),
    take: 1,
    select: { id: true, createdAt: true },
  });
  if (!halfWay) throw new Error("There are no articles.");
  const cursor = encodeCursor({ rank: null, date: halfWay.createdAt, id: halfWay.id });
  return { news: newsService(prisma), cursor, close };
}

type Call = (news: NewsService, halfWay: string) => Promise<unknown>;
/** With the multiple that many articles may take of the time that few take. */
const calls: Record<string, [call: Call, bound: number]> = {
  "a category": [(news) => news.cards({ limit, category: "event" }), 1.2],
  "a category, from half-way": [
    (news, cursor) => news.cards({ limit, category: "event", cursor }),
    1.2,
  ],
  "a rare word": [(news) => news.cards({ limit, search: "catfish" }), 1.5],
  "a common word": [(news) => news.cards({ limit, search: "trout" }), 2],
  "a common word in a category": [
    (news) => news.cards({ limit, search: "trout", category: "event" }),
    2,
  ],
  "two words, the last begun": [(news) => news.cards({ limit, search: "river cat" }), 2],
  "a typing error": [(news) => news.cards({ limit, search: "catfsh" }), 1.5],
};

async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Filters and searches, asked of the database each time, with few articles and with many. */
export async function search({ small, large }: Stage) {
  const few = await open(small);
  const many = await open(large);
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, [call, bound]] of Object.entries(calls)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let i = 0; i < WARM_UPS + CALLS; i += 1) {
      const ofFew = await time(() => call(few.news, few.cursor));
      const ofMany = await time(() => call(many.news, many.cursor));
      if (i < WARM_UPS) continue;
      times.few.push(ofFew);
      times.many.push(ofMany);
    }
    const p50 = { few: middle(times.few), many: middle(times.many) };
    rows[name] = {
      "p50 ms, 1,000": p50.few,
      "p50 ms, 100,000": p50.many,
      "p90 ms, 1,000": percentile(times.few, 0.9),
      "p90 ms, 100,000": percentile(times.many, 0.9),
    };
    atMost(bound, `news, ${name}: p50 with 100,000, of that with 1,000`, p50.many / p50.few);
  }
  await few.close();
  await many.close();
  print("Filters and searches, with 1,000 and with 100,000 articles", rows);
}
