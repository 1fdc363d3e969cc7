import type { EducationFields, EventFields, ItemKind, NewsFields } from "@headwaters/contracts";
import { itemFields } from "@headwaters/contracts/router";
import type { Prisma } from "@headwaters/db";
import { invalidField } from "../../platform/errors/errors.ts";

/** What the rows of all kinds have in common. */
export interface ItemRow {
  id: string;
  title: string;
  imageUrl: string | null;
  authorId: string | null;
  published: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** Of a Prisma table of items, what writing takes. */
interface ItemTable<Row> {
  findUnique(query: { where: { id: string } }): PromiseLike<Row | null>;
  create(query: { data: never }): PromiseLike<Row>;
  update(query: { where: { id: string }; data: never }): PromiseLike<Row>;
  deleteMany(query: { where: { id: { in: string[] } } }): PromiseLike<unknown>;
}

/** A change of an item's row. */
export interface RowChange<Row> {
  before: Row;
  after: Row;
  /** Who made it; null: the site, of a version that was saved earlier. */
  userId: string | null;
  /** Staff made it, or have read it before readers see it. */
  byStaff: boolean;
}

/** What is particular to one kind of item; `Fields` are what its author writes. */
export interface Kind<Fields, Row extends ItemRow & Fields = ItemRow & Fields> {
  kind: ItemKind;
  /** As a reader calls it. */
  word: "article" | "event";
  table(client: Prisma.TransactionClient): ItemTable<Row>;
  /** Of `Fields`: its keys are the columns that hold them. */
  schema: { shape: object; parse(fields: unknown): unknown };
  /** Of these, the one that holds Markdown. */
  text: keyof Fields & string;
  /** Of these, those that hold a moment. */
  moments: readonly (keyof Fields & string)[];
  /**
   * Refuses what only makes sense beside the row as it is; null: there is none yet.
   * @param isWanted readers are to see it, now or later
   */
  check(fields: Fields, row: Row | null, isWanted: boolean): void;
  /** What can be shown of fields that were checked when its row was another one. */
  fit?(fields: Fields, row: Row): Fields;
  /** Holds its row until the transaction ends, where other things than its item change it. */
  hold?(transaction: Prisma.TransactionClient, id: string): Promise<unknown>;
}

export const newsKind: Kind<NewsFields> = {
  kind: "news",
  word: "article",
  table: ({ newsArticle }) => newsArticle as never,
  schema: itemFields.news,
  text: "content",
  moments: [],
  check() {},
};

export const educationKind: Kind<EducationFields> = {
  kind: "education",
  word: "article",
  table: ({ educationArticle }) => educationArticle as never,
  schema: itemFields.education,
  text: "content",
  moments: [],
  check() {},
};

export const eventsKind: Kind<
  EventFields,
  ItemRow & EventFields & { currentParticipants: number }
> = {
  kind: "events",
  word: "event",
  table: ({ event }) => event as never,
  schema: itemFields.events,
  text: "description",
  moments: ["eventDate", "registrationDeadline"],
  // Of two at once, who registers and who lowers the maximum, the second sees what the first did.
  hold: (transaction, id) =>
    transaction.$executeRaw`SELECT FROM events WHERE id = ${id} FOR UPDATE`,
  // Who has signed up since then keeps the seat.
  fit: (fields, { currentParticipants }) => ({
    ...fields,
    maxParticipants:
      fields.maxParticipants && Math.max(fields.maxParticipants, currentParticipants),
  }),
  check({ eventDate, maxParticipants }, row, isWanted) {
    // One that is over may still be corrected.
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

/** All kinds, for what is done to any of them. */
export const kinds = { news: newsKind, events: eventsKind, education: educationKind } as Record<
  ItemKind,
  Kind<object>
>;

/** What an author wrote, of a row or of a form. */
export function fieldsOf<Fields>({ schema }: Kind<Fields>, from: Fields): Fields {
  const columns = Object.keys(schema.shape) as (keyof Fields)[];
  return Object.fromEntries(columns.map((column) => [column, from[column]])) as Fields;
}

/**
 * The same from the JSON of a version, which may be older than the newest migration: a column that
 * it lacks has the value of the row, and a key that is no column is left out.
 */
export function deserialize<Fields>(kind: Kind<Fields>, saved: unknown, row: Fields): Fields {
  const fields = { ...fieldsOf(kind, row), ...(saved as Partial<Fields>) };
  for (const moment of kind.moments) {
    const value: unknown = fields[moment];
    if (typeof value === "string") fields[moment] = new Date(value) as Fields[typeof moment];
  }
  return kind.schema.parse(fields) as Fields;
}
