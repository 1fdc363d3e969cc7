import {
  type ContentTypeName,
  contentTypes as definitions,
  type EducationArticle,
  type EducationFields,
  type Event,
  type EventFields,
  type EventRegistration,
  type EventState,
  type NewsArticle,
  type NewsFields,
  type User,
} from "@headwaters/contracts";
import { educationSchemas, eventSchemas, newsSchemas } from "@headwaters/contracts/schemas";
import { Prisma, type Transaction } from "@headwaters/db";
import { lockRow } from "../../platform/concurrency/lockRow.ts";
import { invalidField } from "../../platform/errors/errors.ts";

export interface ContentFields {
  title: string;
  imageUrl: string | null;
  [name: string]: unknown;
}

/** Columns that all content types share. */
export interface ContentRow {
  id: string;
  title: string;
  imageUrl: string | null;
  authorId: string | null;
  published: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The methods of a Prisma table that content needs. Its columns must hold `Fields`. */
interface ContentTable<Fields, Row> {
  findUnique(query: { where: { id: string; published?: true } }): PromiseLike<Row | null>;
  findMany(query: object): PromiseLike<Row[]>;
  count(query: { where: { published: true } }): PromiseLike<number>;
  create(query: { data: Fields & { authorId: string; published: boolean } }): PromiseLike<Row>;
  update(query: {
    where: { id: string };
    data: Partial<Fields> & { published: boolean; createdAt?: Date };
  }): PromiseLike<Row>;
  deleteMany(query: { where: { id: { in: string[] } } }): PromiseLike<unknown>;
}

export interface RowChange<Row> {
  before: Row;
  after: Row;
  /** The editor; null: the site published a version that was saved earlier. */
  userId: string | null;
  /** Staff made the change, or approved it before publication. */
  byStaff: boolean;
}

/** Hooks of an upper feature for content of one type. */
export interface ContentTypeHooks<Row extends ContentRow = ContentRow> {
  /** Throws for an item that staff have taken down. */
  beforePublish(transaction: Transaction, id: string): Promise<void>;
  /** Records the consequences of a change of the locked row. */
  afterChange(transaction: Transaction, change: RowChange<Row>): Promise<void>;
  /** Notifies the people of a locked item that will be hidden, or throws if it must stay public. */
  beforeUnpublish(
    transaction: Transaction,
    id: string,
    by: { user: User; familyNote: string | null },
  ): Promise<void>;
  /** Deletes the feature's rows of items that will be deleted, or throws. */
  beforeDelete(transaction: Transaction, ids: string[]): Promise<void>;
  /** Returns the ids of items that stay when their author deletes the account. */
  findNeeded(transaction: Transaction, ids: string[]): Promise<string[]>;
}

export interface EventHooks extends ContentTypeHooks<Event> {
  readRegistration(client: Transaction, event: Event): Promise<EventRegistration>;
  /** The states of these events' registrations, by their ids. */
  readStates(client: Transaction, events: readonly Event[]): Promise<Map<string, EventState>>;
}

export type ContentHooks = { [Name in Exclude<ContentTypeName, "events">]?: ContentTypeHooks } & {
  events: EventHooks;
};

/** The server's part of a content type; the rest is in its definition. */
export interface ContentType<
  Fields extends ContentFields = ContentFields,
  Row extends ContentRow & Fields = ContentRow & Fields,
> {
  name: ContentTypeName;
  label: "article" | "event";
  /** The field that holds Markdown. */
  body: string;
  schemas: {
    /** Picks the fields from a row or a form. */
    fields: { parse(from: unknown): Fields };
    /** Picks them from the JSON of a version. */
    version: { parse(saved: unknown): Fields };
  };
  table(client: Transaction): ContentTable<Fields, Row>;
  /**
   * Throws for fields that contradict the row; null: the row is new.
   * @param isWanted the item will be published, now or later
   */
  check?(fields: Fields, row: Row | null, isWanted: boolean): void;
  /** Adapts fields that were checked against an older state of the row. */
  normalize?(fields: Fields, row: Row): Fields;
  /** Locks the row (SELECT ... FOR UPDATE) of a type whose rows also change by other transactions. */
  lock?(transaction: Transaction, id: string): Promise<unknown>;
}

export const newsType: ContentType<NewsFields, NewsArticle> = {
  name: "news",
  ...definitions.news,
  schemas: newsSchemas,
  table: ({ newsArticle }) => newsArticle,
};

export const educationType: ContentType<EducationFields, EducationArticle> = {
  name: "education",
  ...definitions.education,
  schemas: educationSchemas,
  table: ({ educationArticle }) => educationArticle,
};

export const eventsType: ContentType<EventFields, Event> = {
  name: "events",
  ...definitions.events,
  schemas: eventSchemas,
  table: ({ event }) => event,
  // The lock serializes registrations and changes of the maximum.
  lock: (transaction, id) => lockRow(transaction, "events", id),
  // People who registered after the check keep their seats.
  normalize: (fields, { currentParticipants }) => ({
    ...fields,
    maxParticipants:
      fields.maxParticipants && Math.max(fields.maxParticipants, currentParticipants),
  }),
  check({ eventDate, maxParticipants }, row, isWanted) {
    // A past event may still be corrected.
    const isMoved = eventDate.getTime() !== row?.eventDate.getTime();
    const isAnnounced = isWanted && !row?.published;
    if ((isMoved || isAnnounced) && eventDate.getTime() <= Date.now()) {
      throw invalidField("eventDate", "The event must be in the future");
    }
    const taken = row?.currentParticipants ?? 0;
    if (maxParticipants !== null && maxParticipants < taken) {
      const seats = taken === 1 ? "1 seat is" : `${taken} seats are`;
      throw invalidField("maxParticipants", `${seats} taken already`);
    }
  },
};

/** For code that handles all types alike. */
export const contentTypes: Record<ContentTypeName, ContentType> = {
  news: newsType,
  events: eventsType,
  education: educationType,
};

/** SQL for the matching rows of all types. */
export const selectContent = (where: Prisma.Sql) => Prisma.sql`
  SELECT 'news' AS kind, id, title, "imageUrl", published, "authorId", "updatedAt"
  FROM news_articles ${where}
  UNION ALL
  SELECT 'events', id, title, "imageUrl", published, "authorId", "updatedAt" FROM events ${where}
  UNION ALL
  SELECT 'education', id, title, "imageUrl", published, "authorId", "updatedAt"
  FROM education_articles ${where}`;
