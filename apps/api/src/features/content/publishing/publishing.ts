import { isDeepStrictEqual } from "node:util";
import {
  type ContentTypeName,
  can,
  type Publication,
  STAFF_PATH,
  type User,
} from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { invalidField } from "../../../platform/errors/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { idsWithRight, type NotifyAccounts } from "../../accounts/index.ts";
import {
  type ContentFields,
  type ContentHooks,
  type ContentRow,
  type ContentType,
  type ContentTypeHooks,
  contentTypes,
} from "../contentTypes.ts";
import { EXPIRE_EVENT_PAGES } from "../events/eventTimes.ts";
import { findFields, type PublicationState } from "../versions/versions.ts";

export interface PublishDeps extends Pick<Platform, "announce" | "publicUrl" | "scheduleJob"> {
  hooks: ContentHooks;
}

export type PublishDecision = Pick<PublicationState, "publishAt" | "review" | "submittedAt"> & {
  /** The item is published at once. */
  isPublic: boolean;
};

export const draft: PublishDecision = {
  isPublic: false,
  publishAt: null,
  review: null,
  submittedAt: null,
};

/** @param reviewed staff review the content of members */
export function decidePublication(
  author: User,
  { published, publishAt }: Publication,
  reviewed: boolean,
): PublishDecision {
  if (publishAt && publishAt.getTime() <= Date.now()) {
    throw invalidField("publishAt", "Choose a publishing time in the future");
  }
  const isWanted = published || publishAt !== null;
  if (isWanted && reviewed && !can(author, "publishContent")) {
    return { ...draft, publishAt, review: "waiting", submittedAt: new Date() };
  }
  return { ...draft, isPublic: published && publishAt === null, publishAt };
}

/** Returns true while an item waits for its publishing time or for a decision of staff. */
export const isPending = (item: Pick<PublicationState, "review" | "publishAt">): boolean =>
  item.review !== null || item.publishAt !== null;

/** Notifies staff that an item waits for review. */
export function askForReview(
  transaction: Transaction,
  { notify }: { notify: NotifyAccounts },
  { kind, id, title }: { kind: ContentTypeName; id: string; title: string },
  authorId: string | null,
): Promise<void> {
  const path = `${STAFF_PATH}/review/${kind}/${id}`;
  const notice = { topic: "review", subject: title, path } as const;
  return notify(transaction, idsWithRight("reviewContent"), notice, authorId);
}

/**
 * Columns of a row at publication: an article's date is the day of its first publication, not of
 * its draft.
 */
export function toPublishedColumns(item: PublicationState, row: { published: boolean }) {
  const isFirst = item.publishedAt === null && !row.published;
  return { published: true, ...(isFirst && { createdAt: new Date() }) };
}

/**
 * Announces a newly published item or a changed event. An event's times may come before the next run of
 * the job that expires its pages, so this schedules a run now.
 * @param before null for a new item
 */
export async function announceContent<Row extends ContentRow & ContentFields>(
  transaction: Transaction,
  { announce, publicUrl, scheduleJob }: PublishDeps,
  { name: kind, schemas }: Pick<ContentType, "name" | "schemas">,
  before: Row | null,
  after: Row,
): Promise<void> {
  if (!after.published) return;
  if (kind === "events") await scheduleJob(EXPIRE_EVENT_PAGES, { transaction });
  const { id, title } = after;
  const page = { id, title, url: `${publicUrl}/${kind}/${id}` };
  if (!before?.published) return announce(transaction, "content.published", { kind, ...page });
  if (kind !== "events") return;
  const [old, present] = [before, after].map((row) => schemas.fields.parse(row));
  if (!isDeepStrictEqual(old, present)) await announce(transaction, "event.changed", page);
}

/**
 * Publishes the newest version of a locked item; false if its row is deleted.
 * @param byStaff staff have read this version
 */
export async function publishNewest(
  transaction: Transaction,
  deps: PublishDeps,
  { kind, id }: { kind: ContentTypeName; id: string },
  item: PublicationState,
  byStaff: boolean,
): Promise<boolean> {
  const type = contentTypes[kind];
  const table = type.table(transaction);
  await type.lock?.(transaction, id);
  const row = await table.findUnique({ where: { id } });
  if (!row) {
    // The row was deleted by SQL: without this, each run would find the item again.
    await transaction.item.delete({ where: { kind_id: { kind, id } } });
    return false;
  }
  const fields = await findFields(transaction, type, row, item.version);
  const normalized = fields && (type.normalize?.(fields, row) ?? fields);
  const data = { ...normalized, ...toPublishedColumns(item, row) };
  const after = await table.update({ where: { id }, data });
  const itemHooks: ContentTypeHooks | undefined = deps.hooks[kind];
  await itemHooks?.afterChange(transaction, { before: row, after, userId: null, byStaff });
  await announceContent(transaction, deps, type, row, after);
  await transaction.item.update({
    where: { kind_id: { kind, id } },
    data: {
      isAhead: false,
      publishAt: null,
      review: null,
      reviewNote: null,
      submittedAt: null,
      publishedAt: item.publishedAt ?? new Date(),
    },
  });
  return true;
}
