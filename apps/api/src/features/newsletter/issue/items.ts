import type { ChosenItem, NewsletterItem } from "@headwaters/contracts";
import { preview } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { withImageAlt } from "../../content/index.ts";

/** A chosen item that readers can open, with what a newsletter tells of it. */
export interface PublishedItem extends ChosenItem {
  title: string;
  /** Of an article, when it was published; of an event, when it is. */
  date: Date;
  /** Of an event. */
  location: string | null;
  text: string;
  imageUrl: string | null;
  imageAlt: string | null;
}

interface Found extends PublishedItem {
  published: boolean;
}

const toKey = ({ kind, id }: ChosenItem) => `${kind}/${id}`;

async function findRows(
  client: Prisma.TransactionClient,
  chosen: readonly ChosenItem[],
): Promise<Found[]> {
  const where = (wanted: ChosenItem["kind"]) => ({
    id: { in: chosen.filter(({ kind }) => kind === wanted).map(({ id }) => id) },
  });
  const articles = await client.newsArticle.findMany({ where: where("news") });
  const events = await client.event.findMany({
    where: where("events"),
    include: { details: { select: { cancelledAt: true } } },
  });
  return withImageAlt(client, [
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
      // One that was called off is nothing to invite to.
      ...{ imageUrl: event.imageUrl, published: event.published && !event.details?.cancelledAt },
    })),
  ]);
}

/** How the chosen items stand, in their order: some may be gone, or be published no more. */
export async function toPublicationState(
  client: Prisma.TransactionClient,
  chosen: readonly ChosenItem[],
): Promise<NewsletterItem[]> {
  const rows = new Map((await findRows(client, chosen)).map((row) => [toKey(row), row]));
  return chosen.map(({ kind, id }) => {
    const row = rows.get(toKey({ kind, id }));
    const { title = null, date = null, published = false } = row ?? {};
    return { kind, id, title, date, isPublished: published };
  });
}

/** Those of the chosen items that readers can open, in their order. */
export async function findPublished(
  client: Prisma.TransactionClient,
  chosen: readonly ChosenItem[],
): Promise<PublishedItem[]> {
  const rows = new Map((await findRows(client, chosen)).map((row) => [toKey(row), row]));
  return chosen.flatMap((item) => {
    const { published = false, ...row } = rows.get(toKey(item)) ?? {};
    return published ? [row as PublishedItem] : [];
  });
}
