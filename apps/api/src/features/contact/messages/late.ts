import { STAFF_PATH } from "@headwaters/contracts";
import type { ContactSubmissionModel } from "@headwaters/db";
import { formatPerson } from "../../../platform/audit/subjects.ts";
import type { Platform } from "../../../platform/platform.ts";
import { idsWithRight, type NotifyAccounts } from "../../accounts/index.ts";

type LateRow = Pick<ContactSubmissionModel, "id" | "firstName" | "lastName" | "email">;

/** Messages per transaction. */
const BATCH = 50;

/** Notifies staff once of each overdue message. Safe to run in several processes. */
export async function notifyOverdueMessages({
  prisma,
  notify,
}: Pick<Platform, "prisma"> & { notify: NotifyAccounts }): Promise<void> {
  let found = BATCH;
  while (found === BATCH) {
    found = await prisma.$transaction(async (transaction) => {
      const late = await transaction.$queryRaw<LateRow[]>`
        UPDATE contact_threads t SET "lateNoticeAt" = now() FROM contact_submissions s
        WHERE s.id = t."submissionId" AND t."submissionId" IN (
          SELECT "submissionId" FROM contact_threads
          WHERE NOT responded AND "dueAt" <= now() AND "lateNoticeAt" IS NULL
          ORDER BY "dueAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING s.id, s."firstName", s."lastName", s.email::text`;
      for (const message of late) {
        const path = `${STAFF_PATH}/messages/${message.id}`;
        const subject = formatPerson(message);
        await notify(transaction, idsWithRight("seeMessages"), {
          topic: "lateMessage",
          subject,
          path,
        });
      }
      return late.length;
    });
  }
}
