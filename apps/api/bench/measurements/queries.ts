import type { NewsService } from "@headwaters/contracts/router";
import { createClient } from "@headwaters/db";
import { newsService } from "../../src/features/content/articles/articles.ts";
import { encodeCursor } from "../../src/platform/lists/cursors.ts";
import { contentDeps } from "../../src/testing/content.ts";
import { atMost, print } from "../report.ts";
import type { Stage } from "../stage.ts";
import { middle, percentile } from "../statistics.ts";

export interface Query {
  /** @param halfWay the cursor of the article in the middle of the list */
  call: (news: NewsService, halfWay: string) => Promise<unknown>;
  /** Maximum time with many articles, as a multiple of that with few. */
  bound: number;
  /** Whether the bound also applies to the slowest tenth of the calls. */
  boundsSlowest?: true;
}

interface Repeats {
  warmUps: number;
  calls: number;
}

async function open(connectionString: string) {
  const { prisma, close } = createClient(connectionString);
  const articles = await prisma.newsArticle.count();
  const [middleOne] = await prisma.newsArticle.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: Math.floor(articles / 2),
    take: 1,
    select: { id: true, createdAt: true },
  });
  if (!middleOne) throw new Error("There are no articles.");
  const { id, createdAt: date } = middleOne;
  return {
    news: newsService(contentDeps(prisma)),
    halfWay: encodeCursor({ rank: null, date, id }),
    close,
  };
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Compares uncached queries with few and with many articles, in turn. */
export async function compareQueries(
  title: string,
  { small, large }: Stage,
  queries: Readonly<Record<string, Query>>,
  { warmUps, calls }: Repeats,
) {
  const few = await open(small);
  const many = await open(large);
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, { call, bound, boundsSlowest }] of Object.entries(queries)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let i = 0; i < warmUps + calls; i += 1) {
      const ofFew = await time(() => call(few.news, few.halfWay));
      const ofMany = await time(() => call(many.news, many.halfWay));
      if (i < warmUps) continue;
      times.few.push(ofFew);
      times.many.push(ofMany);
    }
    const p50 = { few: middle(times.few), many: middle(times.many) };
    const p90 = { few: percentile(times.few, 0.9), many: percentile(times.many, 0.9) };
    rows[name] = {
      "p50 ms, 1,000": p50.few,
      "p50 ms, 100,000": p50.many,
      "p90 ms, 1,000": p90.few,
      "p90 ms, 100,000": p90.many,
    };
    const of = "with 100,000, of that with 1,000";
    atMost(bound, `news, ${name}: p50 ${of}`, p50.many / p50.few);
    if (boundsSlowest) atMost(bound, `news, ${name}: p90 ${of}`, p90.many / p90.few);
  }
  await few.close();
  await many.close();
  print(title, rows);
}
