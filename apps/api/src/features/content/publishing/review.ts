import {
  type Reviewed,
  type StaffActionName,
  type User,
  WRITING_PATH,
} from "@headwaters/contracts";
import type { DomainError, ItemsService } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict } from "../../../platform/errors/errors.ts";
import type { Mail, Outbox } from "../../../platform/mail/mail.ts";
import { deserialize, type ItemRow, type Kind, kinds } from "../contentTypes.ts";
import { itemPublished } from "../emails/itemPublished.ts";
import { itemReturned } from "../emails/itemReturned.ts";
import type { ContentHooks } from "../hooks.ts";
import { holdRow, keptVersion, type Standing } from "../versions/versions.ts";
import { publishNewest } from "./publishing.ts";

export interface ReviewDeps {
  prisma: PrismaClient;
  outbox: Outbox;
  publicUrl: string;
  hooks: ContentHooks;
}

/** What staff do with items that wait for them. */
export function reviewItems({
  prisma,
  outbox,
  publicUrl,
  hooks,
}: ReviewDeps): Pick<ItemsService, "publish" | "sendBack"> {
  type Transaction = Prisma.TransactionClient;

  /** Decides on the version that staff have seen, and tells its author. */
  async function decide(
    { staff, action }: { staff: User; action: StaffActionName },
    { kind, id, version }: Reviewed,
    decision: (transaction: Transaction, item: Standing) => Promise<unknown>,
    mailOf: (author: { to: string; firstName: string | null; title: string; link: string }) => Mail,
  ): Promise<void> {
    const mailId = await prisma.$transaction(async (transaction) => {
      const { item, row } = await holdRow(transaction, kinds[kind], id);
      if (item.review !== "waiting" || item.version !== version) throw noLongerWaiting();
      await decision(transaction, item);
      await logStaffAction(transaction, staff, action, { kind, id }, { version });
      const author = await authorOf(transaction, row);
      if (!author) return null;
      const title = await titleOf(transaction, { kind, id, version }, row);
      const link = `${publicUrl}${WRITING_PATH}/${kind}/${id}`;
      const { email: to, firstName } = author;
      return outbox.add(transaction, mailOf({ to, firstName, title, link }));
    });
    if (mailId) outbox.sendSoon(mailId);
  }

  const stand = (transaction: Transaction, { kind, id }: Reviewed, data: Partial<Standing>) =>
    transaction.item.update({ where: { kind_id: { kind, id } }, data });

  return {
    publish: (staff, reviewed) =>
      decide(
        { staff, action: "items.published" },
        reviewed,
        async (transaction, item) => {
          const isLater = item.publishAt !== null && item.publishAt.getTime() > Date.now();
          if (!isLater) return publishNewest(transaction, hooks, reviewed, item, true);
          return stand(transaction, reviewed, { review: null, submittedAt: null });
        },
        itemPublished,
      ),

    sendBack: (staff, { note, ...reviewed }) =>
      decide(
        { staff, action: "items.sentBack" },
        reviewed,
        (transaction) =>
          stand(transaction, reviewed, {
            review: "returned",
            reviewNote: note,
            submittedAt: null,
          }),
        (author) => itemReturned({ ...author, note }),
      ),
  };
}

async function authorOf(transaction: Prisma.TransactionClient, { authorId }: ItemRow) {
  return authorId === null ? null : transaction.user.findUnique({ where: { id: authorId } });
}

/** As in the version that was decided on, which readers may not see. */
async function titleOf(
  transaction: Prisma.TransactionClient,
  { kind, ...address }: Reviewed,
  row: ItemRow,
): Promise<string> {
  const saved = await keptVersion(transaction, kind, address);
  if (!saved) return row.title;
  return deserialize(kinds[kind] as Kind<{ title: string }>, saved.fields, row).title;
}

function noLongerWaiting(): DomainError {
  return conflict("This has changed since you opened it. Please look at it again.");
}
