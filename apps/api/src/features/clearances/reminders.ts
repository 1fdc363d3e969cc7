import { CLEARANCE_REMINDER_DAYS, formatDay, STAFF_PATH } from "@headwaters/contracts";
import { Prisma, type PrismaClient } from "@headwaters/db";
import { formatPerson } from "../../platform/audit/subjects.ts";
import type { Platform } from "../../platform/platform.ts";
import { idsWithRight, lockAccounts, type NotifyAccounts, readPages } from "../accounts/index.ts";
import { today } from "./conditions.ts";
import { fromDate } from "./days.ts";
import { clearanceEnding } from "./emails/index.ts";

interface DueReminder {
  clearance: string;
  account: string;
  daysBefore: number;
}

const [early, late] = CLEARANCE_REMINDER_DAYS;

/** Days left for which each reminder is due: down to the next one, the last one to the day itself. */
const periods = Prisma.sql`(${early}::int, ${late}::int), (${late}::int, -1)`;

/**
 * Reads all due reminders in pages. If the job did not run for weeks, only the later one is due. A
 * clearance that is renewed, of an archived kind or of a suspended account has none.
 */
function readDue(prisma: PrismaClient) {
  return readPages<DueReminder>(
    (last, take) => prisma.$queryRaw`
      SELECT c.id AS clearance, c."userId" AS account, due."daysBefore"
      FROM clearances c JOIN clearance_kinds k ON k.id = c."kindId" AND k."archivedAt" IS NULL
      JOIN (VALUES ${periods}) AS due ("daysBefore", until)
        ON c."validUntil" - ${today} <= due."daysBefore" AND c."validUntil" - ${today} > due.until
      WHERE NOT EXISTS (
          SELECT FROM clearances newer WHERE newer."userId" = c."userId" AND newer."kindId" = c."kindId"
            AND (newer."validUntil" IS NULL OR newer."validUntil" > c."validUntil"))
        AND NOT EXISTS (SELECT FROM suspensions WHERE suspensions."userId" = c."userId")
        AND NOT EXISTS (
          SELECT FROM clearance_reminders sent
          WHERE sent."clearanceId" = c.id AND sent."daysBefore" = due."daysBefore")
        AND c.id > ${last?.clearance ?? ""}
      ORDER BY c.id LIMIT ${take}`,
  );
}

/**
 * Reminds people, and the staff who note clearances, of those that end: each time once. Safe to run in
 * several processes.
 */
export async function remindOfClearances({
  prisma,
  outbox,
  publicUrl,
  notify,
  log,
}: Pick<Platform, "prisma" | "outbox" | "publicUrl"> &
  Partial<Pick<Platform, "log">> & { notify: NotifyAccounts }): Promise<void> {
  for await (const { clearance: clearanceId, account, daysBefore } of readDue(prisma)) {
    try {
      const mailId = await prisma.$transaction(async (transaction) => {
        // Before the lock of the clearance, as a deletion of the account takes them.
        await lockAccounts(transaction, [account]);
        // The insert ensures that only one process reminds; it fails if the clearance was removed.
        const { count } = await transaction.clearanceReminder.createMany({
          data: [{ clearanceId, daysBefore }],
          skipDuplicates: true,
        });
        if (count === 0) return null;
        const clearance = await transaction.clearance.findUniqueOrThrow({
          where: { id: clearanceId },
          include: { user: true, kind: true },
        });
        const { user, kind } = clearance;
        const validUntil = clearance.validUntil ? fromDate(clearance.validUntil) : "";
        const mailId = await outbox.add(
          transaction,
          clearanceEnding({
            to: user.email,
            firstName: user.firstName,
            kind: kind.name,
            validUntil,
            publicUrl,
          }),
        );
        const notice = {
          topic: "clearance",
          subject: `${formatPerson(user)}, ${kind.name}, until ${formatDay(validUntil)}`,
          // Notices of one address are merged, so each clearance has its own.
          path: `${STAFF_PATH}/people/${user.id}#clearance-${clearanceId}`,
        } as const;
        // Staff whose own clearance ends have the mail.
        await notify(transaction, idsWithRight("manageClearances"), notice, user.id);
        return mailId;
      });
      outbox.sendSoon(mailId);
    } catch (error) {
      log?.error(
        { err: error, clearance: clearanceId },
        "a reminder of a clearance was not written",
      );
    }
  }
}
