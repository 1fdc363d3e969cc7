import type { ItemKind, Publication, User } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { invalidField } from "../../../platform/errors/errors.ts";
import { deserialize, type Kind, kinds } from "../contentTypes.ts";
import { type ContentHooks, hooksFor } from "../hooks.ts";
import { keptVersion, type Standing } from "../versions/versions.ts";

/** What becomes of a version that is saved. */
export type Plan = Pick<Standing, "publishAt" | "review" | "submittedAt"> & {
  /** Readers are to see it at once. */
  isPublic: boolean;
};

/** @param reviewed what members save is seen by staff first */
export function planOf(
  author: User,
  { published, publishAt }: Publication,
  reviewed: boolean,
): Plan {
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

/** Something is still to come of it: its time, or a decision of staff. */
export function waits({ review, publishAt }: Pick<Standing, "review" | "publishAt">): boolean {
  return review !== null || publishAt !== null;
}

/**
 * What a row says of itself when its item is published: an article has the date of the day on which
 * readers first saw it, not of its first draft.
 */
export function publishedNow(item: Standing, row: { published: boolean }) {
  const isFirst = item.publishedAt === null && !row.published;
  return { published: true, ...(isFirst && { createdAt: new Date() }) };
}

/**
 * Shows readers the newest version of an item that is held; false where it has no row any more.
 * @param byStaff staff have read this version
 */
export async function publishNewest(
  transaction: Prisma.TransactionClient,
  hooks: ContentHooks,
  { kind, id }: { kind: ItemKind; id: string },
  item: Standing,
  byStaff: boolean,
): Promise<boolean> {
  const itsKind: Kind<object> = kinds[kind];
  const table = itsKind.table(transaction);
  await itsKind.hold?.(transaction, id);
  const row = await table.findUnique({ where: { id } });
  if (!row) {
    // Deleted by another way: not to be looked at again.
    await transaction.item.delete({ where: { kind_id: { kind, id } } });
    return false;
  }
  const saved = await keptVersion(transaction, kind, { id, version: item.version });
  const fields = saved && deserialize(itsKind, saved.fields, row);
  const fitting = fields && (itsKind.fit?.(fields, row) ?? fields);
  const data = { ...fitting, ...publishedNow(item, row) };
  const after = await table.update({ where: { id }, data: data as never });
  await hooksFor(hooks, kind)?.afterChange(transaction, {
    before: row,
    after,
    userId: null,
    byStaff,
  });
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
