import { LIST_MAX, STAFF_PATH } from "@headwaters/contracts";
import type { ContactService } from "@headwaters/contracts/router";
import { ignoringCase } from "../../platform/ignoringCase.ts";
import type { Platform } from "../../platform/platform.ts";
import { contactNotice, contactReceived } from "./emails/index.ts";
import { messageActions } from "./messages/actions.ts";
import { listColleagues } from "./messages/colleagues.ts";
import { listMessages } from "./messages/list.ts";
import { findMessage } from "./messages/message.ts";
import { toDueAt } from "./sla.ts";

type ContactDeps = Pick<Platform, "prisma" | "keep" | "inbox" | "publicUrl" | "announce">;

export function contactService(deps: ContactDeps): ContactService {
  const { prisma, keep, inbox, publicUrl, announce } = deps;
  return {
    send: (sent) =>
      keep("contact", sent, async (transaction, { about, ...submission }) => {
        const { id, createdAt } = await transaction.contactSubmission.create({ data: submission });
        if (about) {
          await transaction.contactThread.update({
            where: { submissionId: id },
            data: { about, dueAt: toDueAt(about, createdAt) },
          });
        }
        await announce(transaction, "message.received", { id });
        const { email, firstName } = submission;
        const link = `${publicUrl}${STAFF_PATH}/messages/${id}`;
        return [
          contactReceived({ to: email, firstName, about }),
          contactNotice({ ...submission, about, to: inbox, link }),
        ];
      }),

    async mine({ id: userId, email }) {
      // Anyone can write with an address, and sign up with it.
      if (await prisma.emailConfirmation.findUnique({ where: { userId } })) return [];
      return prisma.contactSubmission.findMany({
        where: { email: ignoringCase(email) },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: LIST_MAX,
      });
    },

    list: (staff, page) => listMessages(prisma, staff, page),
    find: (id) => findMessage(prisma, id),
    assignees: () => listColleagues(prisma),
    ...messageActions(deps),
  };
}
