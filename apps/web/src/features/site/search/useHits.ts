import { type EventCard, shorten } from "@headwaters/contracts";
import type { Queries } from "#lib/api/client.ts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { searchTexts } from "../texts/search.ts";
import { findPages } from "./findPages.ts";

const LIMIT = 4;
const PREVIEW_LENGTH = 120;

const shown = (search: string) => ({ search, limit: LIMIT });
const shownPast = (search: string) => ({ ...shown(search), when: "past" as const });

export const prefetchHits = (queries: Queries, words: string) =>
  Promise.all([
    queries.events.cards.prefetch(shown(words)),
    queries.events.cards.prefetch(shownPast(words)),
    queries.news.cards.prefetch(shown(words)),
    queries.education.cards.prefetch(shown(words)),
  ]);

interface Hit {
  to: string;
  title: string;
  preview: string;
  date?: Date;
}

interface Group {
  title: string;
  hits: Hit[];
  correction: string | null;
  /** Path of the list with all results. */
  more: string | null;
}

interface Found<Card> {
  data: { items: Card[]; nextCursor: string | null; correction: string | null } | undefined;
}

/** Results of the whole site for these words, by kind, from the queries of the lists. */
export function useHits(words: string) {
  const options = { enabled: words !== "" };
  const events = trpc.events.cards.useQuery(shown(words), options);
  const past = trpc.events.cards.useQuery(shownPast(words), options);
  const news = trpc.news.cards.useQuery(shown(words), options);
  const education = trpc.education.cards.useQuery(shown(words), options);
  const queries = [events, past, news, education];

  function group<Card extends { id: string; title: string; preview: string }>(
    title: string,
    { data }: Found<Card>,
    list: string,
    place: (card: Card) => Pick<Hit, "to" | "date">,
  ): Group {
    const toHit = (card: Card): Hit => ({
      title: card.title,
      preview: shorten(card.preview, PREVIEW_LENGTH),
      ...place(card),
    });
    return {
      title,
      hits: data?.items.map(toHit) ?? [],
      correction: data?.correction ?? null,
      more: data?.nextCursor ? `${list}search=${encodeURIComponent(words)}` : null,
    };
  }

  const { groups: titles } = searchTexts;
  const pages = findPages(words).map(({ to, title, text }) => ({ to, title, preview: text }));
  const toEvent = ({ id, eventDate }: EventCard) => ({ to: paths.event(id), date: eventDate });
  const found: Group[] = [
    { title: titles.pages, hits: pages, correction: null, more: null },
    group(titles.events, events, `${paths.events}?`, toEvent),
    group(titles.news, news, `${paths.news}?`, ({ id, publishedAt }) => ({
      to: paths.newsArticle(id),
      date: publishedAt,
    })),
    group(titles.education, education, `${paths.education}?`, ({ id }) => ({
      to: paths.educationArticle(id),
    })),
    group(titles.past, past, `${paths.events}?when=past&`, toEvent),
  ].filter(({ hits }) => hits.length > 0);
  // Each list corrects words that it does not contain, although another may.
  const exact = found.filter(({ correction }) => correction === null);
  const groups = exact.length > 0 ? exact : found;
  return {
    groups,
    count: groups.reduce((sum, { hits }) => sum + hits.length, 0),
    hasMore: groups.some(({ more }) => more !== null),
    correction: groups[0]?.correction ?? null,
    isPending: options.enabled && queries.some(({ isPending }) => isPending),
    isFailed: queries.some(({ isError }) => isError),
  };
}
