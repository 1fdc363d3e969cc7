import type { Stage } from "../stage.ts";
import { compareQueries, type Query } from "./queries.ts";

const queries: Record<string, Query> = {
  "the first 100": {
    call: (news) => news.list({ limit: 100 }),
    bound: 1.2,
    boundsSlowest: true,
  },
  "100 from half-way": {
    call: (news, cursor) => news.list({ limit: 100, cursor }),
    bound: 1.2,
    boundsSlowest: true,
  },
  "12 cards": {
    call: (news) => news.cards({ limit: 12 }),
    bound: 1.2,
    boundsSlowest: true,
  },
};

/** Measures the queries of lists, which cached responses avoid, with few and with many articles. */
export function list(stage: Stage) {
  const title = "The queries of news, with 1,000 and with 100,000 articles";
  return compareQueries(title, stage, queries, { warmUps: 50, calls: 300 });
}
