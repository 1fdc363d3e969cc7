import { type EventCard, shorten } from "@headwaters/contracts";
import { type Queries, trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { searchedPages, searchTexts } from "./texts.ts";

const LIMIT = 4;
const PREVIEW_LENGTH = 120;

const firstHits = (search: string) => ({ search, limit: LIMIT });
const firstPastHits = (search: string) => ({ ...firstHits(search), when: "past" as const });

export const prefetchHits = (queries: Queries, terms: string) =>
  Promise.all([
    queries.events.cards.prefetch(firstHits(terms)),
    queries.events.cards.prefetch(firstPastHits(terms)),
    queries.news.cards.prefetch(firstHits(terms)),
    queries.education.cards.prefetch(firstHits(terms)),
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

interface CardResults<Card> {
  data: { items: Card[]; nextCursor: string | null; correction: string | null } | undefined;
}

/** Results of the whole site for these terms, grouped by kind, from the queries of the lists. */
export function useHits(terms: string) {
  const options = { enabled: terms !== "" };
  const events = trpc.events.cards.useQuery(firstHits(terms), options);
  const past = trpc.events.cards.useQuery(firstPastHits(terms), options);
  const news = trpc.news.cards.useQuery(firstHits(terms), options);
  const education = trpc.education.cards.useQuery(firstHits(terms), options);
  const queries = [events, past, news, education];

  function group<Card extends { id: string; title: string; preview: string }>(
    title: string,
    { data }: CardResults<Card>,
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
      more: data?.nextCursor ? `${list}search=${encodeURIComponent(terms)}` : null,
    };
  }

  const { groups: titles } = searchTexts;
  const pages = findPages(terms).map(({ to, title, text }) => ({ to, title, preview: text }));
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
  // Each list corrects terms that it does not contain, although another may.
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

/** Finds the pages with a word that begins with each of the search terms, like the lists. */
function findPages(terms: string) {
  const wanted = splitWords(terms);
  if (wanted.length === 0) return [];
  return searchedPages.filter(({ title, text, keywords }) => {
    const words = splitWords(`${title} ${text} ${keywords}`);
    return wanted.every((term) => words.some((word) => word.startsWith(term)));
  });
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
