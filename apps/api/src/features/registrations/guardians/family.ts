import type { ChildCare, SavedPickUp, User } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import {
  admitted,
  childNotFound,
  childrenSeenBy,
  formatAccount,
  lockOwnChild,
} from "./guardians.ts";
import { handOver } from "./handOver.ts";

export const changedMeanwhile = () =>
  conflict("Another guardian changed this entry just now. Please look at it again.");

/** Reads what the guardians of a child see of it. */
async function readCare(client: Transaction, userId: string, childId: string): Promise<ChildCare> {
  const child = await client.child.findFirst({
    where: { id: childId, ...childrenSeenBy(userId) },
    include: {
      guardians: { orderBy: [{ addedAt: "asc" }, { userId: "asc" }], include: { user: true } },
      invitations: { where: { expiresAt: { gt: new Date() } }, orderBy: { id: "asc" } },
      pickUpPeople: { orderBy: { id: "asc" } },
      aloneConsentBy: true,
    },
  });
  if (!child) throw childNotFound();
  const { aloneConsentBy, aloneConsentAt, ...care } = child;
  return {
    ...care,
    guardians: care.guardians.map(({ user, excludedAt }) => ({
      userId: user.id,
      name: formatAccount(user),
      isYou: user.id === userId,
      isExcluded: excludedAt !== null,
    })),
    aloneConsent:
      aloneConsentBy && aloneConsentAt
        ? { by: formatAccount(aloneConsentBy), at: aloneConsentAt }
        : null,
  };
}

/**
 * Ends what a guardian of a locked child had begun: its invitations, its consent that the child goes
 * home alone, and its registrations of the child, which pass to the next guardian, if there is one.
 */
export async function endGuardianship(
  transaction: Transaction,
  {
    childId,
    guardians,
  }: { childId: string } & Pick<Awaited<ReturnType<typeof lockOwnChild>>, "guardians">,
  userId: string,
): Promise<void> {
  await transaction.guardianInvitation.deleteMany({ where: { childId, invitedById: userId } });
  await transaction.child.updateMany({
    where: { id: childId, aloneConsentById: userId },
    data: { aloneFromAge: null, aloneConsentById: null, aloneConsentAt: null },
  });
  const others = admitted(guardians).filter((one) => one.userId !== userId);
  // Nobody could act for the child by an account that is suspended.
  const heir = others.find(({ user }) => !user.suspension) ?? others[0];
  if (heir) await handOver(transaction, { childId, from: userId, to: heir.userId });
}

export function familyService(prisma: PrismaClient) {
  return {
    childCare: ({ id }: User, childId: string) => readCare(prisma, id, childId),

    leaveChild: ({ id: userId }: User, childId: string) =>
      prisma.$transaction(async (transaction) => {
        const child = await lockOwnChild(transaction, userId, childId);
        const others = admitted(child.guardians).filter((one) => one.userId !== userId);
        if (others.length === 0) {
          throw conflict("You are the only guardian. Remove the child’s entry instead.");
        }
        await endGuardianship(transaction, { ...child, childId }, userId);
        await transaction.childGuardian.delete({ where: { childId_userId: { childId, userId } } });
      }),

    savePickUp: (
      { id: userId }: User,
      { id: childId, people, aloneFromAge, version }: SavedPickUp,
    ) =>
      prisma.$transaction(async (transaction) => {
        const child = await lockOwnChild(transaction, userId, childId);
        if (child.version !== version) throw changedMeanwhile();
        const before = await transaction.child.findUniqueOrThrow({ where: { id: childId } });
        await transaction.pickUpPerson.deleteMany({ where: { childId } });
        // One by one, so that the ids keep the order of the list.
        for (const person of people) {
          await transaction.pickUpPerson.create({ data: { ...person, childId } });
        }
        const isNewConsent = aloneFromAge !== null && aloneFromAge !== before.aloneFromAge;
        await transaction.child.update({
          where: { id: childId },
          data: {
            version: { increment: 1 },
            aloneFromAge,
            ...(aloneFromAge === null && { aloneConsentById: null, aloneConsentAt: null }),
            ...(isNewConsent && { aloneConsentById: userId, aloneConsentAt: new Date() }),
          },
        });
        return readCare(transaction, userId, childId);
      }),
  };
}
