import type { ContentTypeName, Event, EventRegistration } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import type { ContentRow, RowChange } from "./contentTypes.ts";

type Transaction = Prisma.TransactionClient;

/** What a feature above content does when content of one type changes. */
export interface ContentTypeHooks<Row extends ContentRow = ContentRow> {
  /** Refuses an author who would publish an item that staff have taken down. */
  beforePublish(transaction: Transaction, id: string): Promise<void>;
  /** Records what a change of the row, which is locked, means beyond it. */
  afterChange(transaction: Transaction, change: RowChange<Row>): Promise<void>;
  /** Refuses to take a published item from its readers. Staff may do so all the same. */
  beforeUnpublish(transaction: Transaction, ids: string[]): Promise<void>;
  /** Deletes what belongs to items that are about to be deleted, or refuses that. */
  beforeDelete(transaction: Transaction, ids: string[]): Promise<void>;
  /** Those of these items that stay when their author deletes the account. */
  findNeeded(transaction: Transaction, ids: string[]): Promise<string[]>;
}

/** What registration depends on. */
type RegisteredEvent = Pick<
  Event,
  | "id"
  | "title"
  | "eventDate"
  | "registrationDeadline"
  | "maxParticipants"
  | "currentParticipants"
  | "published"
  | "authorId"
>;

/** What registrations do for events. */
export interface EventHooks extends ContentTypeHooks<Event> {
  /** What the page of an event says about registration. */
  readRegistration(client: Transaction, event: RegisteredEvent): Promise<EventRegistration>;
}

export type ContentHooks = { [Name in Exclude<ContentTypeName, "events">]?: ContentTypeHooks } & {
  events: EventHooks;
};

export function hooksFor(hooks: ContentHooks, kind: ContentTypeName): ContentTypeHooks | undefined {
  return hooks[kind];
}
