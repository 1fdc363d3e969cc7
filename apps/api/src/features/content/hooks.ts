import type { ContentTypeName, Event, EventRegistration } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import type { ContentRow, RowChange } from "./contentTypes.ts";

/** Hooks of an upper feature for content of one type. */
export interface ContentTypeHooks<Row extends ContentRow = ContentRow> {
  /** Refuses to publish an item that staff have taken down. */
  beforePublish(transaction: Transaction, id: string): Promise<void>;
  /** Records the consequences of a change of the locked row. */
  afterChange(transaction: Transaction, change: RowChange<Row>): Promise<void>;
  /** Refuses to take a published item from its readers. Staff may do so all the same. */
  beforeUnpublish(transaction: Transaction, ids: string[]): Promise<void>;
  /** Deletes the feature's rows of items that are about to be deleted, or refuses. */
  beforeDelete(transaction: Transaction, ids: string[]): Promise<void>;
  /** Those of these items that stay when their author deletes the account. */
  findNeeded(transaction: Transaction, ids: string[]): Promise<string[]>;
}

/** Hooks of registrations for events. */
export interface EventHooks extends ContentTypeHooks<Event> {
  /** The registration part of an event's page. */
  readRegistration(client: Transaction, event: Event): Promise<EventRegistration>;
}

export type ContentHooks = { [Name in Exclude<ContentTypeName, "events">]?: ContentTypeHooks } & {
  events: EventHooks;
};
