import type { Event, EventFields, EventRegistration, ItemKind } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import type { ItemRow, RowChange } from "./contentTypes.ts";

type Transaction = Prisma.TransactionClient;

/** What a feature above content does when content of one type changes. */
export interface ItemHooks<Row extends ItemRow = ItemRow> {
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
export interface EventHooks extends ItemHooks<ItemRow & EventFields> {
  /** What the page of an event says about registration. */
  readRegistration(client: Transaction, event: RegisteredEvent): Promise<EventRegistration>;
}

export type ContentHooks = { [Kind in Exclude<ItemKind, "events">]?: ItemHooks } & {
  events: EventHooks;
};

export function hooksFor(hooks: ContentHooks, kind: ItemKind): ItemHooks | undefined {
  return hooks[kind];
}
