import type { ClearancesService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { addMonths } from "date-fns/addMonths";
import { logStaffAction } from "../../platform/audit/log.ts";
import { conflict, recordNotFound } from "../../platform/errors/errors.ts";
import { lockAccounts } from "../accounts/index.ts";
import { toDate } from "./days.ts";

export function noteClearances(prisma: PrismaClient) {
  return {
    note: (staff, { userIds, kindId, ...sent }) =>
      prisma.$transaction(async (transaction) => {
        const ids = [...new Set(userIds)];
        await lockAccounts(transaction, [staff.id, ...ids]);
        // Archiving the kind waits for this lock.
        await transaction.$executeRaw`SELECT FROM clearance_kinds WHERE id = ${kindId} FOR SHARE`;
        const kind = await transaction.clearanceKind.findUnique({ where: { id: kindId } });
        if (!kind) throw recordNotFound("kind of clearance");
        if (kind.archivedAt) throw conflict(`“${kind.name}” is archived, so nothing was noted.`);
        const known = await transaction.user.count({ where: { id: { in: ids } } });
        if (known < ids.length) {
          throw ids.length === 1
            ? recordNotFound("account")
            : conflict("One of these accounts is no longer here, so nothing was noted.");
        }
        const clearedOn = toDate(sent.clearedOn);
        const validUntil = sent.validUntil
          ? toDate(sent.validUntil)
          : kind.validMonths && addMonths(clearedOn, kind.validMonths);
        const noted = { kindId, clearedOn, validUntil: validUntil || null };
        const rows = await transaction.clearance.createManyAndReturn({
          data: ids.map((userId) => ({ ...noted, userId, notedById: staff.id })),
          skipDuplicates: true,
          select: { userId: true },
        });
        const same = await transaction.clearance.count({
          where: { ...noted, userId: { in: ids } },
        });
        if (same < ids.length) {
          throw conflict(
            `“${kind.name}” of this day is noted already, with another end. Remove that one first.`,
          );
        }
        for (const { userId } of rows) {
          const subject = { kind: "account", id: userId };
          const details = { clearance: kind.name };
          await logStaffAction(transaction, staff, "clearances.noted", subject, details);
        }
      }),

    remove: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const [removed] = await transaction.$queryRaw<{ userId: string; kind: string }[]>`
          DELETE FROM clearances c USING clearance_kinds k WHERE c.id = ${id} AND k.id = c."kindId"
          RETURNING c."userId", k.name AS kind`;
        if (!removed) return;
        const subject = { kind: "account", id: removed.userId };
        const details = { clearance: removed.kind };
        await logStaffAction(transaction, staff, "clearances.removed", subject, details);
      }),
  } satisfies Partial<ClearancesService>;
}
