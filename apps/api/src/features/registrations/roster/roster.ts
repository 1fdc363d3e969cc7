import type { CheckIn, Roster, RosterEntry, User } from "@headwaters/contracts";
import { displayFullName, displayName } from "@headwaters/contracts";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { notFound } from "../../../platform/errors/errors.ts";
import { activeStatuses } from "../active.ts";
import { checkSeesPeople } from "./access.ts";
import { managedEvent } from "./counts.ts";

const ORDER = ["confirmed", "offered", "waiting", "expired", "left", "cancelled"];

/** Everyone who is signed up for an event; staff also see who was. */
export async function toRoster(
  client: Prisma.TransactionClient,
  user: User,
  id: string,
): Promise<Roster> {
  const access = await checkSeesPeople(client, user, id);
  const rows = await client.registration.findMany({
    where: { eventId: id, ...(access.isStaff ? {} : { status: { in: activeStatuses } }) },
    orderBy: { queuePosition: "asc" },
    include: {
      party: { include: { addedBy: { select: { firstName: true } } } },
      user: {
        select: { email: true, firstName: true, lastName: true, emailConfirmation: true },
      },
    },
  });
  const entries = rows.map(({ party, user: account, ...row }) => ({
    ...row,
    together: party.together,
    addedBy: displayName(party.addedBy?.firstName ?? null),
    guardianName: party.guardianName,
    guardianPhone: party.guardianPhone,
    emergencyName: party.emergencyName,
    emergencyPhone: party.emergencyPhone,
    isAnyAge: row.ageApprovedById !== null,
    accountName: account && (displayFullName(account) ?? account.email),
    email: account?.email ?? party.contactEmail,
    isEmailUnconfirmed: account !== null && account.emailConfirmation !== null,
  })) as RosterEntry[];
  return {
    event: managedEvent(access),
    entries: entries.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status)),
  };
}

/** One moment of the database: a family that is erased between two queries is in all of them or in none. */
export const ONE_MOMENT = { isolationLevel: "RepeatableRead" } as const;

export function readRoster(prisma: PrismaClient, user: User, id: string): Promise<Roster> {
  return prisma.$transaction((transaction) => toRoster(transaction, user, id), ONE_MOMENT);
}

/** Minutes within which looking again is the same look: a page that follows changes asks often. */
const ONE_LOOK = 10;

/** Notes who has seen the list of an event, with its children. */
export async function auditView(prisma: PrismaClient, user: User, eventId: string): Promise<void> {
  const known = await prisma.staffAction.findFirst({
    where: {
      actorId: user.id,
      action: "registrations.viewed",
      subjectKind: "events",
      subjectId: eventId,
      at: { gt: new Date(Date.now() - ONE_LOOK * 60_000) },
    },
    select: { id: true },
  });
  if (known) return;
  await logStaffAction(prisma, user, "registrations.viewed", { kind: "events", id: eventId });
}

/** Notes who was there, and who took them home. */
export function checkInOn(prisma: PrismaClient) {
  return (user: User, { id: eventId, registrationId, attendance, pickedUpBy }: CheckIn) =>
    prisma.$transaction(async (transaction) => {
      await checkSeesPeople(transaction, user, eventId);
      const { count } = await transaction.registration.updateMany({
        where: { id: registrationId, eventId, status: "confirmed" },
        data: {
          ...(attendance === undefined ? {} : { attendance }),
          ...(pickedUpBy === undefined ? {} : { pickedUpBy }),
        },
      });
      if (count === 0) {
        throw notFound("This person has no seat any more. Please look at the list again.");
      }
      const details = {
        registration: registrationId,
        ...(attendance === undefined ? {} : { attendance }),
      };
      const subject = { kind: "events", id: eventId };
      await logStaffAction(transaction, user, "registrations.checkedIn", subject, details);
    });
}
