import { STAFF_PATH } from "@headwaters/contracts";
import type { ContactService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { contactNotice, contactReceived } from "../mail/messages/index.ts";
import { allColleagues } from "./contact/colleagues.ts";
import { messageDeeds } from "./contact/deeds.ts";
import { findMessage } from "./contact/find.ts";
import { messageList } from "./contact/list.ts";
import { dueAtOf } from "./contact/promises.ts";
import { replyToMessages } from "./contact/reply.ts";
import type { FormDeps } from "./submissions.ts";

export interface ContactDeps extends FormDeps {
  prisma: PrismaClient;
  publicUrl: string;
}

export function contactService(deps: ContactDeps): ContactService {
  const { prisma, keep, inbox, publicUrl } = deps;
  return {
    send: (sent) =>
      keep("contact", sent, async (transaction, { about, ...submission }) => {
        const { id, createdAt } = await transaction.contactSubmission.create({ data: submission });
        if (about) {
          await transaction.contactThread.update({
            where: { submissionId: id },
            data: { about, dueAt: dueAtOf(about, createdAt) },
          });
        }
        const { email, firstName } = submission;
        const link = `${publicUrl}${STAFF_PATH}/messages/${id}`;
        return [
          contactReceived({ to: email, firstName, about }),
          contactNotice({ ...submission, about, to: inbox, link }),
        ];
      }),

    list: messageList(prisma),
    find: findMessage(prisma),
    assignees: () => allColleagues(prisma),
    reply: replyToMessages(deps),
    ...messageDeeds(prisma, keep),
  };
}
