import type { ContentTypeName, Publication, User } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { invalidField } from "../../../platform/errors/errors.ts";
import { contentTypes, deserialize } from "../contentTypes.ts";
import { type ContentHooks, hooksFor } from "../hooks.ts";
import { findVersion, type PublicationState } from "../versions/versions.ts";
import { type AnnounceDeps, announceContent } from "./announceContent.ts";

export interface PublishDeps extends AnnounceDeps {
  hooks: ContentHooks;
}

/** The publication of a saved version. */
export type PublishDecision = Pick<PublicationState, "publishAt" | "review" | "submittedAt"> & {
  /** Readers are to see it at once. */
  isPublic: boolean;
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
  if (isWanted && reviewed && author.role !== "staff") {
    return { isPublic: false, publishAt, review: "waiting", submittedAt: new Date() };
  }
  return {
    isPublic: published && publishAt === null,
    publishAt,
    review: null,
    submittedAt: null,
  };
}

/** Returns true while an item waits for its publishing time or for a decision of staff. */
export function isPending({
  review,
  publishAt,
}: Pick<PublicationState, "review" | "publishAt">): boolean {
  return review !== null || publishAt !== null;
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
 * Shows readers the newest version of an item that is held; false where it has no row any more.
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
    // Deleted by another way: not to be looked at again.
    await transaction.item.delete({ where: { kind_id: { kind, id } } });
    return false;
  }
  const saved = await findVersion(transaction, kind, { id, version: item.version });
  const fields = saved && deserialize(type, saved.fields, row);
  const normalized = fields && (type.normalize?.(fields, row) ?? fields);
  const data = { ...normalized, ...toPublishedColumns(item, row) };
  const after = await table.update({ where: { id }, data });
  await hooksFor(deps.hooks, kind)?.afterChange(transaction, {
    before: row,
    after,
    userId: null,
    byStaff,
  });
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
