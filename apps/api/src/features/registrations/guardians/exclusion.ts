import {
  type ChosenGuardian,
  displayName,
  type ExcludedGuardian,
  type StaffGuardian,
  type User,
} from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { forbidden, notFound, recordNotFound } from "../../../platform/errors/errors.ts";
import { endGuardianship } from "./family.ts";
import { formatAccount, lockChild } from "./guardians.ts";

const guardianNotFound = () =>
  notFound("This person is not a guardian any more. Please look at the list again.");

/** Finds the child of a registration. */
async function findChildId(client: Transaction, registrationId: string): Promise<string> {
  const registration = await client.registration.findUnique({
    where: { id: registrationId },
    select: { childId: true },
  });
  if (!registration?.childId) throw recordNotFound("child");
  return registration.childId;
}

/** @throws DomainError FORBIDDEN for staff who are guardians of the child themselves */
async function checkIsStranger(client: Transaction, staff: User, childId: string): Promise<void> {
  const where = { childId_userId: { childId, userId: staff.id } };
  if (await client.childGuardian.findUnique({ where })) {
    throw forbidden("You are a guardian of this child. Another member of our staff must do this.");
  }
}

async function listGuardians(client: Transaction, childId: string): Promise<StaffGuardian[]> {
  const guardians = await client.childGuardian.findMany({
    where: { childId },
    orderBy: [{ addedAt: "asc" }, { userId: "asc" }],
    include: { user: true, excludedBy: { select: { firstName: true } } },
  });
  return guardians.map(({ user, excludedAt, excludedBy, excludedReason, userId, addedAt }) => ({
    userId,
    addedAt,
    name: formatAccount(user),
    email: user.email,
    exclusion: excludedAt && {
      since: excludedAt,
      by: displayName(excludedBy?.firstName ?? null),
      reason: excludedReason ?? "",
    },
  }));
}

/** What staff note of guardians: only they see the reasons, and the audit log does not hold them. */
export function exclusionService(prisma: PrismaClient) {
  return {
    async guardians(staff: User, registrationId: string) {
      const childId = await findChildId(prisma, registrationId);
      await checkIsStranger(prisma, staff, childId);
      const subject = { kind: "registration", id: registrationId };
      await logStaffAction(prisma, staff, "registrations.guardiansViewed", subject);
      return listGuardians(prisma, childId);
    },

    excludeGuardian: (staff: User, { id, userId, reason }: ExcludedGuardian) =>
      prisma.$transaction(async (transaction) => {
        const childId = await findChildId(transaction, id);
        const child = await lockChild(transaction, childId, [staff.id]);
        await checkIsStranger(transaction, staff, childId);
        const guardian = child.guardians.find((one) => one.userId === userId);
        if (!guardian) throw guardianNotFound();
        const account = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
        const excluded = {
          excludedAt: new Date(),
          excludedById: staff.id,
          excludedName: formatAccount(account),
        };
        await transaction.childGuardian.update({
          where: { childId_userId: { childId, userId } },
          data: { excludedReason: reason, ...(guardian.excludedAt ? {} : excluded) },
        });
        if (!guardian.excludedAt) {
          await endGuardianship(transaction, { ...child, childId }, userId);
          const subject = { kind: "account", id: userId };
          const details = { child: childId };
          await logStaffAction(
            transaction,
            staff,
            "registrations.guardianExcluded",
            subject,
            details,
          );
        }
        return listGuardians(transaction, childId);
      }),

    readmitGuardian: (staff: User, { id, userId }: ChosenGuardian) =>
      prisma.$transaction(async (transaction) => {
        const childId = await findChildId(transaction, id);
        await lockChild(transaction, childId, [staff.id]);
        await checkIsStranger(transaction, staff, childId);
        const { count } = await transaction.childGuardian.updateMany({
          where: { childId, userId, excludedAt: { not: null } },
          data: { excludedAt: null, excludedById: null, excludedReason: null, excludedName: null },
        });
        if (count > 0) {
          const subject = { kind: "account", id: userId };
          const details = { child: childId };
          await logStaffAction(
            transaction,
            staff,
            "registrations.guardianReadmitted",
            subject,
            details,
          );
        }
        return listGuardians(transaction, childId);
      }),
  };
}
