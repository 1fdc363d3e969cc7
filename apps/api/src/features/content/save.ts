import {
  type Change,
  can,
  displayAccount,
  type Publication,
  type StaffActionName,
  type User,
} from "@headwaters/contracts";
import type { ContentEditing, DomainError, Editable } from "@headwaters/contracts/router";
import type { Transaction } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { concurrencyLimiter } from "../../platform/concurrency/concurrencyLimiter.ts";
import { conflict, recordNotFound, tooBusy } from "../../platform/errors/errors.ts";
import { createOnce } from "../../platform/idempotency/createOnce.ts";
import { lockAccounts } from "../accounts/index.ts";
import type { FeatureContext } from "../feature.ts";
import type { ContentFields, ContentRow, ContentType, ContentTypeHooks } from "./contentTypes.ts";
import { type ContentTexts, checkOnlyUploads, useUploads, withPicture } from "./pictures/uses.ts";
import { checkCanEdit } from "./policies.ts";
import {
  announceContent,
  askForReview,
  decidePublication,
  draft,
  isPending,
  type PublishDecision,
  type PublishDeps,
  toPublishedColumns,
} from "./publishing/publishing.ts";
import { PUBLISH_SCHEDULED } from "./publishing/schedule.ts";
import { deleteContent } from "./versions/deletion.ts";
import {
  deserialize,
  findVersion,
  initialState,
  listVersions,
  lockItem,
  type PublicationState,
  readFields,
  saveFirstVersion,
  saveVersion,
  toStatus,
} from "./versions/versions.ts";

export interface ContentDeps
  extends PublishDeps,
    Pick<FeatureContext, "prisma" | "reviewed" | "notify"> {}

/**
 * Saving holds a connection until the search index is updated: bounds the connections of authors.
 */
const limit = concurrencyLimiter({
  concurrency: 4,
  maxQueue: 100,
  createError: () => tooBusy("saving"),
});

/** Saves, publishes and deletes the content of one type. */
export function editContent<Fields extends ContentFields, Row extends ContentRow & Fields>(
  deps: ContentDeps,
  type: ContentType<Fields, Row>,
): ContentEditing<
  Fields & Publication & { idempotencyKey?: string | undefined },
  Fields & Publication & Change,
  Row,
  Fields
> {
  const { prisma, reviewed, hooks } = deps;
  const { name: kind, label } = type;
  const itemHooks: ContentTypeHooks | undefined = hooks[kind];

  const transact = <T>(work: (transaction: Transaction) => Promise<T>) =>
    limit(() => prisma.$transaction(work));

  async function changeableRow(user: User, id: string): Promise<Row> {
    const row = await type.table(prisma).findUnique({ where: { id } });
    if (!row) throw recordNotFound(label);
    checkCanEdit(user, row, label);
    return row;
  }

  async function edit(user: User, id: string): Promise<Editable<Fields>> {
    const row = await changeableRow(user, id);
    const item =
      (await prisma.item.findUnique({ where: { kind_id: { kind, id } } })) ?? initialState;
    const saved = await findVersion(prisma, type, { id, version: item.version });
    const fields =
      saved && item.isAhead ? deserialize(type, saved.fields, row) : type.schemas.fields.parse(row);
    const { imageAlt, imageFocus } = await withPicture(prisma, fields);
    return {
      ...item,
      id,
      status: toStatus(item, row.published),
      isPublished: row.published,
      savedAt: saved?.savedAt ?? row.updatedAt,
      savedBy: displayAccount(saved?.savedBy ?? null),
      isSavedByYou: saved?.savedById === user.id,
      imageAlt,
      imageFocus,
      fields,
    };
  }

  /**
   * Locks an item that this account may edit, and audits changes of other people's content.
   * @param work returns the action for the audit log; null if nothing changed
   */
  const change = (
    user: User,
    id: string,
    work: (transaction: Transaction, locked: Locked<Row>) => Promise<StaffActionName | null>,
  ): Promise<void> =>
    transact(async (transaction) => {
      // The first version of an item references its author.
      const found = await type.table(transaction).findUnique({ where: { id } });
      await lockAccounts(transaction, [user.id, found?.authorId ?? null]);
      const locked = await lockItem(transaction, type, id);
      checkCanEdit(user, locked.row, label);
      const action = await work(transaction, locked);
      if (action === null || locked.row.authorId === user.id) return;
      await logStaffAction(transaction, user, action, { kind, id });
    });

  function pickTexts(fields: Fields): ContentTexts {
    return { imageUrl: fields.imageUrl, markdown: String(fields[type.body]), field: type.body };
  }

  /** With review on, content of members shows uploaded pictures only. */
  async function checkPictures(user: User, fields: Fields): Promise<void> {
    if (reviewed && !can(user, "publishContent")) await checkOnlyUploads(pickTexts(fields));
  }

  async function storeVersion(
    transaction: Transaction,
    version: Parameters<typeof saveVersion>[2],
    fields: Fields,
  ): Promise<void> {
    const item = { kind, itemId: version.itemId };
    await useUploads(transaction, item, pickTexts(fields));
    await saveVersion(transaction, type, version, fields);
  }

  async function schedulePublication(transaction: Transaction, at: Date | null): Promise<void> {
    if (at) await deps.scheduleJob(PUBLISH_SCHEDULED, { at, transaction });
  }

  /** Stores the fields as the newest version, and publishes it by the decision. */
  async function save(
    transaction: Transaction,
    { item, row }: Locked<Row>,
    {
      user,
      fields,
      decision,
      staysPublic,
      familyNote = null,
    }: {
      user: User;
      fields: Fields;
      decision: PublishDecision;
      /** The published version stays public. */
      staysPublic: boolean;
      /** The sentence to the families of an event that is hidden. */
      familyNote?: string | null | undefined;
    },
  ): Promise<void> {
    const { id } = row;
    if (row.published && !staysPublic && !decision.isPublic) {
      await itemHooks?.beforeUnpublish(transaction, id, { user, familyNote });
    }
    await saveFirstVersion(transaction, type, row, item.version);
    const version = item.version + 1;
    await storeVersion(transaction, { itemId: id, version, savedById: user.id }, fields);
    if (!staysPublic) {
      const shown = decision.isPublic ? toPublishedColumns(item, row) : { published: false };
      const data = { ...(type.normalize?.(fields, row) ?? fields), ...shown };
      const after = await type.table(transaction).update({ where: { id }, data });
      const byStaff = can(user, "reviewContent");
      await itemHooks?.afterChange(transaction, { before: row, after, userId: user.id, byStaff });
      await announceContent(transaction, deps, type, row, after);
    }
    const { isPublic, ...planned } = decision;
    const wasPublic = row.published ? row.createdAt : null;
    await transaction.item.update({
      where: { kind_id: { kind, id } },
      data: {
        ...planned,
        version,
        reviewNote: null,
        isAhead: staysPublic,
        publishedAt: item.publishedAt ?? wasPublic ?? (isPublic ? new Date() : null),
      },
    });
    await schedulePublication(transaction, decision.publishAt);
    if (decision.review === "waiting" && item.review !== "waiting") {
      await askForReview(transaction, deps, { kind, id, title: fields.title }, user.id);
    }
  }

  return {
    async create(author, { idempotencyKey, ...item }) {
      const fields = type.schemas.fields.parse(item);
      const { isPublic, ...decision } = decidePublication(author, item, reviewed);
      type.check?.(fields, null, isPublic || isPending(decision));
      await checkPictures(author, fields);
      return transact(async (transaction) => {
        await lockAccounts(transaction, [author.id]);
        return createOnce(transaction, {
          idempotencyKey,
          content: [kind, author.id, item],
          find: (id) => type.table(transaction).findUnique({ where: { id } }),
          async create() {
            const data = { ...fields, authorId: author.id, published: isPublic };
            const row = await type.table(transaction).create({ data });
            const { id, createdAt: savedAt } = row;
            const publishedAt = isPublic ? savedAt : null;
            await transaction.item.create({ data: { kind, id, ...decision, publishedAt } });
            const version = { itemId: id, version: 1, savedById: author.id, savedAt };
            await storeVersion(transaction, version, fields);
            if (decision.review === "waiting") {
              await askForReview(transaction, deps, { kind, id, title: fields.title }, author.id);
            }
            await schedulePublication(transaction, decision.publishAt);
            await announceContent(transaction, deps, type, null, row);
            return row;
          },
        });
      });
    },

    edit,

    async update(user, changed) {
      const fields = type.schemas.fields.parse(changed);
      await checkPictures(user, fields);
      await change(user, changed.id, async (transaction, locked) => {
        const { item, row } = locked;
        if (item.version !== changed.version) {
          const newest = await findVersion(transaction, type, {
            id: row.id,
            version: item.version,
          });
          throw savedMeanwhile(label, newest?.savedById === user.id);
        }
        const decision = decidePublication(user, changed, reviewed);
        type.check?.(fields, row, decision.isPublic || isPending(decision));
        const isReviewed = can(user, "publishContent") || decision.review !== null;
        if (!isReviewed && (decision.isPublic || isPending(decision))) {
          await itemHooks?.beforePublish(transaction, row.id);
        }
        const staysPublic = row.published && isPending(decision);
        await save(transaction, locked, { user, fields, decision, staysPublic });
        return "items.changed";
      });
      return edit(user, changed.id);
    },

    async unpublish(user, { id, familyNote }) {
      await change(user, id, async (transaction, locked) => {
        const { item, row } = locked;
        if (!row.published && !isPending(item)) return null;
        const fields = item.isAhead
          ? await readFields(transaction, type, row, item.version)
          : type.schemas.fields.parse(row);
        // Saved as a new version, so that an open form with the old version cannot publish it again by
        // accident.
        const decision = draft;
        await save(transaction, locked, { user, fields, decision, staysPublic: false, familyNote });
        return "items.unpublished";
      });
      return edit(user, id);
    },

    remove: (user, id) =>
      change(user, id, async (transaction) => {
        await deleteContent(transaction, hooks, type, [id]);
        return "items.deleted";
      }),

    async history(user, id) {
      return listVersions(prisma, type, await changeableRow(user, id));
    },

    async version(user, { id, version }) {
      return readFields(prisma, type, await changeableRow(user, id), version);
    },

    async restore(user, { id, version }) {
      await change(user, id, async (transaction, locked) => {
        const fields = await readFields(transaction, type, locked.row, version);
        const staysPublic = locked.row.published;
        await save(transaction, locked, { user, fields, decision: draft, staysPublic });
        return "items.restored";
      });
      return edit(user, id);
    },
  };
}

interface Locked<Row> {
  item: PublicationState;
  row: Row;
}

function savedMeanwhile(label: string, isOwn: boolean): DomainError {
  return conflict(
    isOwn
      ? `You saved this ${label} in another tab since you opened it here. Nothing was overwritten.`
      : `Someone else has saved this ${label} since you opened it. Nothing was overwritten.`,
  );
}
