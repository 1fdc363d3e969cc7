import {
  type CardList,
  type ContentKind,
  LIST_MAX,
  markWords,
  matchesAll,
  plainText,
  preview,
  readSearchWords,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  searchKinds,
  shorten,
  splitWords,
  type WebServer,
} from "@headwaters/contracts";
import type { Services, SiteService } from "@headwaters/contracts/router";
import { withPictures } from "../content/index.ts";
import type { FeatureContext } from "../feature.ts";
import { correctByTitles, sortBySimilarity } from "./corrections.ts";

interface SearchDeps
  extends Pick<FeatureContext, "prisma">,
    Pick<Services, "news" | "events" | "education"> {
  web: Pick<WebServer, "siteEntries" | "contentPaths"> | null;
}

/** Hits of each kind. */
const LIMIT = 4;
/** Hits of the chosen kind; the list of its content has the rest. */
const CHOSEN_LIMIT = 24;

const TEXT_LENGTH = 120;
/** Characters of a long text that are read for the part to show. */
const READ_LENGTH = 10_000;
/** Characters before the first word that was found. */
const LEAD_LENGTH = 40;

/** An article or event, as far as a hit shows it. */
interface Item {
  id: string;
  title: string;
  imageUrl: string | null;
  excerpt: string | null;
  content: string;
  category: string;
  date: Date | null;
}

/** A group, and what decides whether and where it is shown. */
interface Found extends SearchGroup {
  correction: string | null;
  /** A title has all words of the search. */
  isInTitle: boolean;
}

const isMarked = (text: string, searchWords: readonly string[]) =>
  markWords(text, searchWords).some((piece) => piece.isMarked);

/** Cuts a text to the part around the first word that a search looks for, or to its beginning. */
function cutAround(text: string, searchWords: readonly string[]): string {
  const [first] = markWords(text, searchWords);
  const at = first && !first.isMarked && first.text !== text ? first.text.length : 0;
  const start = at < TEXT_LENGTH - LEAD_LENGTH ? 0 : text.lastIndexOf(" ", at - LEAD_LENGTH) + 1;
  return (start > 0 ? "…" : "") + shorten(text.slice(start), TEXT_LENGTH);
}

/** The text of an item's card, or the part of its text in which the search was found. */
function describeItem(item: Item, searchWords: readonly string[]): string {
  const text = preview(item);
  if (isMarked(text, searchWords)) return text;
  const whole = plainText(item.content.slice(0, READ_LENGTH));
  return isMarked(whole, searchWords) ? cutAround(whole, searchWords) : text;
}

/** Searches the entries of the site's own pages, and the lists of content. */
export function siteSearch({ prisma, news, events, education, web }: SearchDeps): SiteService {
  const entries = (web?.siteEntries ?? []).map((entry) => ({
    ...entry,
    titleWords: splitWords(entry.title),
    words: splitWords(`${entry.title} ${entry.text} ${entry.keywords ?? ""}`),
  }));

  /** Finds the entries that have all words, those that have them in their title first. */
  function findEntries(search: string, chosen: SearchKind | undefined): Found[] {
    const searchWords = readSearchWords(search);
    const matching = entries.filter(({ words }) => matchesAll(words, searchWords));
    const [inTitle, others] = [true, false].map((wanted) =>
      matching.filter(({ titleWords }) => matchesAll(titleWords, searchWords) === wanted),
    ) as [typeof matching, typeof matching];
    return [...new Set(matching.map(({ kind }) => kind))].map((kind) => {
      const found = [...inTitle, ...others].filter((entry) => entry.kind === kind);
      const hits = found.slice(0, kind === chosen ? LIST_MAX : LIMIT).map(
        ({ path, title, text, imageUrl }): SearchHit => ({
          path,
          title,
          text: cutAround(text, searchWords),
          date: null,
          imageUrl,
          imageFocus: null,
          category: null,
        }),
      );
      const isInTitle = inTitle.some((entry) => entry.kind === kind);
      return { kind, count: found.length, hits, correction: null, isInTitle };
    });
  }

  async function toGroup(
    kind: ContentKind,
    search: string,
    { items, count, correction }: CardList<Item>,
  ): Promise<Found> {
    const searchWords = readSearchWords(correction ?? search);
    const type = kind === "pastEvents" ? "events" : kind;
    const hits = (await withPictures(prisma, items)).map(
      (item): SearchHit => ({
        path: web?.contentPaths[type](item.id) ?? "/",
        title: item.title,
        text: describeItem(item, searchWords),
        date: item.date,
        imageUrl: item.imageUrl,
        imageFocus: item.imageFocus,
        category: item.category,
      }),
    );
    const isInTitle = items.some(({ title }) => matchesAll(splitWords(title), searchWords));
    return { kind, count: count ?? 0, hits, correction, isInTitle };
  }

  /** Searches the lists of content, which correct words that they do not have. */
  async function findItems(search: string, chosen: SearchKind | undefined): Promise<Found[]> {
    const page = (kind: ContentKind) => ({
      search,
      limit: kind === chosen ? CHOSEN_LIMIT : LIMIT,
    });
    async function findEvents(kind: "events" | "pastEvents") {
      const when = kind === "events" ? ("upcoming" as const) : ("past" as const);
      const list = await events.list({ ...page(kind), when });
      const items = list.items.map(({ location, description, eventType, eventDate, ...event }) => ({
        ...event,
        excerpt: null,
        content: `${location}. ${description}`,
        category: eventType,
        date: eventDate,
      }));
      return toGroup(kind, search, { ...list, items });
    }
    async function findNews() {
      const list = await news.list(page("news"));
      const items = list.items.map((article) => ({ ...article, date: article.createdAt }));
      return toGroup("news", search, { ...list, items });
    }
    async function findEducation() {
      const list = await education.list(page("education"));
      const items = list.items.map((article) => ({ ...article, date: null }));
      return toGroup("education", search, { ...list, items });
    }
    // One after the other, so that a search takes one place in the queue of all searches.
    const groups = [
      await findEvents("events"),
      await findNews(),
      await findEducation(),
      await findEvents("pastEvents"),
    ];
    return groups.filter(({ count }) => count > 0);
  }

  /** Finds all kinds with matches; those that match by a title come first. */
  async function find(search: string, chosen: SearchKind | undefined): Promise<Found[]> {
    const place = ({ kind, isInTitle }: Found) =>
      searchKinds.indexOf(kind) - (isInTitle ? searchKinds.length : 0);
    const found = [...findEntries(search, chosen), ...(await findItems(search, chosen))];
    return found.sort((a, b) => place(a) - place(b));
  }

  return {
    async search({ search, kind: chosen }) {
      const found = await find(search, chosen);
      // Each list corrects words that it does not have, although an entry or another list may.
      const exact = found.filter((group) => group.correction === null);
      if (exact.length > 0) return { groups: exact, correction: null };
      const corrections = [await correctByTitles(prisma, search, entries), found[0]?.correction];
      for (const correction of await sortBySimilarity(prisma, search, corrections)) {
        const corrected = await find(correction, chosen);
        const groups = corrected.filter((group) => group.correction === null);
        if (groups.length > 0) return { groups, correction };
      }
      return { groups: [], correction: null };
    },
  };
}
