import type { ChosenItem, NewsletterItem } from "@headwaters/contracts";
import { preview } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { withPictures } from "../../content/index.ts";

/** A published item of a newsletter. */
export interface PublishedItem extends ChosenItem {
  title: string;
  /** An article's publication date, or an event's date. */
  date: Date;
  /** Null for articles. */
  location: string | null;
  text: string;
  imageUrl: string | null;
  imageAlt: string | null;
}

interface Row extends PublishedItem {
  published: boolean;
}

const toKey = ({ kind, id }: ChosenItem) => `${kind}/${id}`;

async function findRows(client: Transaction, chosen: readonly ChosenItem[]): Promise<Row[]> {
  const where = (wanted: ChosenItem["kind"]) => ({
    id: { in: chosen.filter(({ kind }) => kind === wanted).map(({ id }) => id) },
  });
  const articles = await client.newsArticle.findMany({ where: where("news") });
  const events = await client.event.findMany({
    where: where("events"),
    include: { details: { select: { cancelledAt: true } } },
  });
  return withPictures(client, [
    ...articles.map((article) => ({
      kind: "news" as const,
      id: article.id,
      title: article.title,
      date: article.createdAt,
      location: null,
      text: preview(article),
      imageUrl: article.imageUrl,
      published: article.published,
    })),
    ...events.map((event) => ({
      kind: "events" as const,
      id: event.id,
      title: event.title,
      date: event.eventDate,
      location: event.location,
      text: preview({ excerpt: null, content: event.description }),
      imageUrl: event.imageUrl,
      published: event.published && !event.details?.cancelledAt,
    })),
  ]);
}

/** Reads the chosen items in their order. Title and date are null for deleted items. */
export async function readChosenItems(
  client: Transaction,
  chosen: readonly ChosenItem[],
): Promise<NewsletterItem[]> {
  const rows = new Map((await findRows(client, chosen)).map((row) => [toKey(row), row]));
  return chosen.map(({ kind, id }) => {
    const row = rows.get(toKey({ kind, id }));
    const { title = null, date = null, published = false } = row ?? {};
    return { kind, id, title, date, isPublished: published };
  });
}

/** Finds the published ones of the chosen items, in their order. */
export async function findPublishedItems(
  client: Transaction,
  chosen: readonly ChosenItem[],
): Promise<PublishedItem[]> {
  const rows = new Map((await findRows(client, chosen)).map((row) => [toKey(row), row]));
  return chosen.flatMap((item) => {
    const { published = false, ...row } = rows.get(toKey(item)) ?? {};
    return published ? [row as PublishedItem] : [];
  });
}
