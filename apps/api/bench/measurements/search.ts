import type { Stage } from "../stage.ts";
import { compareQueries, type Query } from "./queries.ts";

const limit = 12;

const queries: Record<string, Query> = {
  "a category": { call: (news) => news.cards({ limit, category: "event" }), bound: 1.2 },
  "a category, from half-way": {
    call: (news, cursor) => news.cards({ limit, category: "event", cursor }),
    bound: 1.2,
  },
  "a rare word": { call: (news) => news.cards({ limit, search: "catfish" }), bound: 1.5 },
  "a common word": { call: (news) => news.cards({ limit, search: "trout" }), bound: 2 },
  "a common word in a category": {
    call: (news) => news.cards({ limit, search: "trout", category: "event" }),
    bound: 2,
  },
  "two words, the last begun": {
    call: (news) => news.cards({ limit, search: "river cat" }),
    bound: 2,
  },
  "a typing error": { call: (news) => news.cards({ limit, search: "catfsh" }), bound: 1.5 },
};

/** Measures uncached filters and searches, with few and with many articles. */
export function search(stage: Stage) {
  const title = "Filters and searches, with 1,000 and with 100,000 articles";
  return compareQueries(title, stage, queries, { warmUps: 10, calls: 60 });
}
