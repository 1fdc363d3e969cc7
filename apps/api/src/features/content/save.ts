import {
  type Change,
  displayName,
  type Publication,
  type StaffActionName,
  type User,
} from "@headwaters/contracts";
import type { DomainError, Editable, Writing } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { concurrencyLimiter } from "../../platform/concurrency/concurrencyLimiter.ts";
import { conflict, tooBusy } from "../../platform/errors/errors.ts";
import { createOnce } from "../../platform/idempotency/createOnce.ts";
import { lockAccounts } from "../accounts/index.ts";
import { deserialize, fieldsOf, type ItemRow, type Kind } from "./contentTypes.ts";
import { type ContentHooks, hooksFor } from "./hooks.ts";
import { checkOnlyUploads } from "./pictures/onlyUploads.ts";
import { type ItemTexts, oneWithImageAlt, useUploads } from "./pictures/uses.ts";
import { checkMayChange, noLongerHere } from "./policies.ts";
import { type Plan, planOf, publishedNow, waits } from "./publishing/publishing.ts";
import { deleteItems } from "./versions/deletion.ts";
import { historyOf } from "./versions/history.ts";
import {
  holdRow,
  keepVersion,
  keptVersion,
  type Standing,
  statusOf,
  unrecorded,
} from "./versions/versions.ts";

export interface WritingDeps {
  prisma: PrismaClient;
  /** What members save is seen by staff before readers see it. */
  reviewed: boolean;
  hooks: ContentHooks;
}

/**
 * What is saved holds a connection until it is searchable, longest where its words are new: of the
 * process's ten, these are for authors. Whoever waits last waits for some seconds.
 */
const limit = concurrencyLimiter({
  concurrency: 4,
  maxQueue: 100,
  refuse: () => tooBusy("saving"),
});

const draft: Plan = { isPublic: false, publishAt: null, review: null, submittedAt: null };

/** Writes the items of one kind. */
export function writeItems<Fields, Row extends ItemRow & Fields>(
  { prisma, reviewed, hooks }: WritingDeps,
  kind: Kind<Fields, Row>,
): Writing<Fields & Publication & Change, Fields> & {
  create(author: User, item: Fields & Publication, idempotencyKey?: string): Promise<Row>;
} {
  type Transaction = Prisma.TransactionClient;
  const history = historyOf(prisma, kind);
  const itemHooks = hooksFor(hooks, kind.kind);

  const transact = <T>(work: (transaction: Transaction) => Promise<T>) =>
    limit(() => prisma.$transaction(work));

  async function changeableRow(user: User, id: string): Promise<Row> {
    const row = await kind.table(prisma).findUnique({ where: { id } });
    if (!row) throw noLongerHere(kind.word);
    checkMayChange(user, row, kind.word);
    return row;
  }

  async function edit(user: User, id: string): Promise<Editable<Fields>> {
    const row = await changeableRow(user, id);
    const item =
      (await prisma.item.findUnique({
        where: { kind_id: { kind: kind.kind, id } },
      })) ?? unrecorded;
    const saved = await keptVersion(prisma, kind.kind, { id, version: item.version });
    const { version, isAhead, publishAt, reviewNote } = item;
    const fields =
      saved && isAhead ? deserialize<Fields>(kind, saved.fields, row) : fieldsOf<Fields>(kind, row);
    const { imageAlt } = await oneWithImageAlt(prisma, fields as Fields & ItemRow);
    return {
      id,
      version,
      isAhead,
      publishAt,
      reviewNote,
      status: statusOf(item, row.published),
      isPublished: row.published,
      savedAt: saved?.savedAt ?? row.updatedAt,
      savedBy: displayName(saved?.savedBy?.firstName ?? null),
      imageAlt,
      fields,
    };
  }

  /** Holds an item that this person may change. */
  async function hold(transaction: Transaction, user: User, id: string) {
    // The first version that is kept of an item names its author.
    const row = await kind.table(transaction).findUnique({ where: { id } });
    await lockAccounts(transaction, [user.id, row?.authorId ?? null]);
    const held = await holdRow(transaction, kind, id);
    checkMayChange(user, held.row, kind.word);
    return held;
  }

  /** Writes down what staff do with what someone else wrote; what authors do is theirs. */
  async function logForeign(
    transaction: Transaction,
    user: User,
    action: StaffActionName,
    { row: { id, authorId } }: { row: Row },
  ): Promise<void> {
    if (authorId === user.id) return;
    await logStaffAction(transaction, user, action, { kind: kind.kind, id });
  }

  function textsIn(fields: Fields): ItemTexts {
    const { imageUrl } = fields as Fields & Pick<ItemRow, "imageUrl">;
    return { imageUrl, markdown: fields[kind.text] as string, field: kind.text };
  }

  /** Members whose items staff review show pictures of ours alone. */
  async function checkPictures(user: User, fields: Fields): Promise<void> {
    if (reviewed && user.role !== "staff") await checkOnlyUploads(textsIn(fields));
  }

  /** Keeps what was written as a version, with the uploaded pictures that it shows. */
  async function keep(
    transaction: Transaction,
    version: Parameters<typeof keepVersion>[2],
    fields: Fields,
  ): Promise<void> {
    const item = { kind: kind.kind, itemId: version.itemId };
    await useUploads(transaction, item, textsIn(fields));
    await keepVersion(transaction, kind, version, fields);
  }

  /** Keeps these fields as the newest version, and shows them to readers as planned. */
  async function save(
    transaction: Transaction,
    { item, row }: { item: Standing; row: Row },
    { user, fields, plan, staysPublic }: SavedChange<Fields>,
  ): Promise<void> {
    const { id } = row;
    if (row.published && !staysPublic && !plan.isPublic && user.role !== "staff") {
      await itemHooks?.beforeUnpublish(transaction, [id]);
    }
    await history.begin(transaction, row, item.version);
    const version = item.version + 1;
    await keep(transaction, { itemId: id, version, savedById: user.id }, fields);
    if (!staysPublic) {
      const shown = plan.isPublic ? publishedNow(item, row) : { published: false };
      const fitting = kind.fit?.(fields, row) ?? fields;
      const data = { ...fieldsOf(kind, fitting), ...shown } as never;
      const after = await kind.table(transaction).update({ where: { id }, data });
      const byStaff = user.role === "staff";
      await itemHooks?.afterChange(transaction, { before: row, after, userId: user.id, byStaff });
    }
    const { publishAt, review, submittedAt } = plan;
    const wasPublic = row.published ? row.createdAt : null;
    await transaction.item.update({
      where: { kind_id: { kind: kind.kind, id } },
      data: {
        version,
        publishAt,
        review,
        submittedAt,
        reviewNote: null,
        isAhead: staysPublic,
        publishedAt: item.publishedAt ?? wasPublic ?? (plan.isPublic ? new Date() : null),
      },
    });
  }

  return {
    async create(author, item, idempotencyKey) {
      const fields = fieldsOf<Fields>(kind, item);
      const { isPublic, ...plan } = planOf(author, item, reviewed);
      kind.check(fields, null, isPublic || waits(plan));
      await checkPictures(author, fields);
      return transact(async (transaction) => {
        await lockAccounts(transaction, [author.id]);
        return createOnce(transaction, {
          idempotencyKey,
          content: [kind.kind, author.id, item],
          find: (id) => kind.table(transaction).findUnique({ where: { id } }),
          async create() {
            const data = { ...fields, authorId: author.id, published: isPublic } as never;
            const row = await kind.table(transaction).create({ data });
            const publishedAt = isPublic ? row.createdAt : null;
            await transaction.item.create({
              data: { kind: kind.kind, id: row.id, ...plan, publishedAt },
            });
            const { id: itemId, createdAt: savedAt } = row;
            const version = { itemId, version: 1, savedById: author.id, savedAt };
            await keep(transaction, version, fields);
            return row;
          },
        });
      });
    },

    edit,

    async update(user, changed) {
      await checkPictures(user, fieldsOf<Fields>(kind, changed));
      await transact(async (transaction) => {
        const held = await hold(transaction, user, changed.id);
        if (held.item.version !== changed.version) throw savedMeanwhile(kind.word);
        const fields = fieldsOf<Fields>(kind, changed);
        const plan = planOf(user, changed, reviewed);
        kind.check(fields, held.row, plan.isPublic || waits(plan));
        const isReviewed = user.role === "staff" || plan.review !== null;
        if (!isReviewed && (plan.isPublic || waits(plan))) {
          await itemHooks?.beforePublish(transaction, held.row.id);
        }
        const staysPublic = held.row.published && waits(plan);
        await save(transaction, held, { user, fields, plan, staysPublic });
        await logForeign(transaction, user, "items.changed", held);
      });
      return edit(user, changed.id);
    },

    async unpublish(user, id) {
      await transact(async (transaction) => {
        const held = await hold(transaction, user, id);
        const { item, row } = held;
        if (!row.published && !waits(item)) return;
        const fields = item.isAhead
          ? await history.fields(transaction, row, item.version)
          : fieldsOf<Fields>(kind, row);
        // A version of its own: a form that is open elsewhere must not publish it again unawares.
        await save(transaction, held, { user, fields, plan: draft, staysPublic: false });
        await logForeign(transaction, user, "items.unpublished", held);
      });
      return edit(user, id);
    },

    async remove(user, id) {
      await transact(async (transaction) => {
        const held = await hold(transaction, user, id);
        await deleteItems(transaction, hooks, kind, [id]);
        await logForeign(transaction, user, "items.deleted", held);
      });
    },

    async history(user, id) {
      return history.list(await changeableRow(user, id));
    },

    async version(user, address) {
      const row = await changeableRow(user, address.id);
      return history.fields(prisma, row, address.version);
    },

    async restore(user, { id, version }) {
      await transact(async (transaction) => {
        const held = await hold(transaction, user, id);
        const fields = await history.fields(transaction, held.row, version);
        const staysPublic = held.row.published;
        await save(transaction, held, { user, fields, plan: draft, staysPublic });
        await logForeign(transaction, user, "items.restored", held);
      });
      return edit(user, id);
    },
  };
}

interface SavedChange<Fields> {
  user: User;
  fields: Fields;
  plan: Plan;
  /** Readers go on seeing what they see. */
  staysPublic: boolean;
}

function savedMeanwhile(word: string): DomainError {
  return conflict(
    `Someone else has saved this ${word} since you opened it. Nothing was overwritten.`,
  );
}
