import type { CheckIn, Roster, RosterEntry, User } from "@headwaters/contracts";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { checkMayChange, noLongerHere } from "../items/policies.ts";
import { logStaffAction } from "../staff/log.ts";
import { stateOf } from "./events.ts";

/** An event whose list this person may see and change. */
export async function ownEvent(client: Prisma.TransactionClient, user: User, id: string) {
  const event = await client.event.findUnique({ where: { id }, include: { details: true } });
  if (!event) throw noLongerHere("event");
  checkMayChange(user, event, "event");
  const { details, ...fields } = event;
  return {
    ...fields,
    ageGroup: details?.ageGroup ?? null,
    cancelledAt: details?.cancelledAt ?? null,
  };
}

const ORDER = ["confirmed", "offered", "waiting", "expired", "left", "cancelled"];

/** Everyone who is or was signed up for an event. */
export async function rosterOf(
  client: Prisma.TransactionClient,
  user: User,
  id: string,
): Promise<Roster> {
  const event = await ownEvent(client, user, id);
  const rows = await client.registration.findMany({
    where: { eventId: id },
    orderBy: { place: "asc" },
    include: {
      party: { include: { addedBy: { select: { firstName: true } } } },
      user: { select: { email: true, firstName: true, lastName: true } },
    },
  });
  const entries = rows.map(({ party, user: account, ...row }) => ({
    ...row,
    ...{ together: party.together, addedBy: party.addedBy?.firstName ?? null },
    ...{ guardianName: party.guardianName, guardianPhone: party.guardianPhone },
    ...{ emergencyName: party.emergencyName, emergencyPhone: party.emergencyPhone },
    isAnyAge: row.ageApprovedById !== null,
    accountName: account && [account.firstName, account.lastName].filter(Boolean).join(" "),
    email: account?.email ?? party.contactEmail,
  })) as RosterEntry[];
  return {
    event: { ...event, state: stateOf(event, new Date()) },
    entries: entries.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status)),
  };
}

/** Minutes within which looking again is the same look: a page that follows changes asks often. */
const ONE_LOOK = 10;

/** Notes who has seen the list of an event, with its children. */
export async function logLook(prisma: PrismaClient, user: User, eventId: string): Promise<void> {
  const known = await prisma.staffAction.findFirst({
    where: {
      ...{ actorId: user.id, action: "registrations.viewed" },
      ...{ subjectKind: "events", subjectId: eventId },
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
      await ownEvent(transaction, user, eventId);
      const { count } = await transaction.registration.updateMany({
        where: { id: registrationId, eventId, status: "confirmed" },
        data: {
          ...(attendance === undefined ? {} : { attendance }),
          ...(pickedUpBy === undefined ? {} : { pickedUpBy }),
        },
      });
      if (count === 0) {
        throw new TRPCError({
          code: "NOT_FOUND",
          message: "This person has no seat any more. Please look at the list again.",
        });
      }
      const details = {
        registration: registrationId,
        ...(attendance === undefined ? {} : { attendance }),
      };
      const subject = { kind: "events", id: eventId };
      await logStaffAction(transaction, user, "registrations.checkedIn", subject, details);
    });
}
