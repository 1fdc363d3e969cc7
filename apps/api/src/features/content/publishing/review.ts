import {
  CONTENT_PATH,
  type Reviewed,
  type StaffActionName,
  type User,
} from "@headwaters/contracts";
import type { ContentService } from "@headwaters/contracts/router";
import type { Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict } from "../../../platform/errors/errors.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { contentTypes } from "../contentTypes.ts";
import { itemPublished, itemReturned } from "../emails/index.ts";
import { findFields, lockItem, type PublicationState } from "../versions/versions.ts";
import { type PublishDeps, publishNewest } from "./publishing.ts";

export type ReviewDeps = PublishDeps & Pick<Platform, "prisma" | "outbox">;

/** Decisions of staff about pending items. */
export function reviewItems(deps: ReviewDeps): Pick<ContentService, "publish" | "sendBack"> {
  const { prisma, outbox, publicUrl } = deps;
  /** Records a decision about the version that staff have read, and mails the author. */
  async function decide(
    { staff, action }: { staff: User; action: StaffActionName },
    { kind, id, version }: Reviewed,
    decision: (transaction: Transaction, item: PublicationState) => Promise<unknown>,
    createMail: (author: Parameters<typeof itemPublished>[0]) => Mail,
  ): Promise<void> {
    const mailId = await prisma.$transaction(async (transaction) => {
      const type = contentTypes[kind];
      const { item, row } = await lockItem(transaction, type, id);
      if (item.review !== "waiting" || item.version !== version)
        throw conflict("This has changed since you opened it. Please look at it again.");
      await decision(transaction, item);
      await logStaffAction(transaction, staff, action, { kind, id }, { version });
      if (row.authorId === null) return null;
      const author = await transaction.user.findUnique({ where: { id: row.authorId } });
      if (!author) return null;
      // It may differ from the published title.
      const { title } = (await findFields(transaction, type, row, version)) ?? row;
      const link = `${publicUrl}${CONTENT_PATH}/${kind}/${id}`;
      const { email: to, firstName } = author;
      return outbox.add(transaction, createMail({ to, firstName, title, link }));
    });
    if (mailId) outbox.sendSoon(mailId);
  }

  const updateState = (
    transaction: Transaction,
    { kind, id }: Reviewed,
    data: Partial<PublicationState>,
  ) => transaction.item.update({ where: { kind_id: { kind, id } }, data });

  return {
    publish: (staff, reviewed) =>
      decide(
        { staff, action: "items.published" },
        reviewed,
        async (transaction, item) => {
          const isLater = item.publishAt !== null && item.publishAt.getTime() > Date.now();
          if (!isLater) return publishNewest(transaction, deps, reviewed, item, true);
          return updateState(transaction, reviewed, { review: null, submittedAt: null });
        },
        itemPublished,
      ),

    sendBack: (staff, { note, ...reviewed }) =>
      decide(
        { staff, action: "items.sentBack" },
        reviewed,
        (transaction) =>
          updateState(transaction, reviewed, {
            review: "returned",
            reviewNote: note,
            submittedAt: null,
          }),
        (author) => itemReturned({ ...author, note }),
      ),
  };
}
