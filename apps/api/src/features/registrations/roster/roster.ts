import {
  activeStatuses,
  attendanceNames,
  can,
  displayFullName,
  displayName,
  isActiveStatus,
  type RegistrationStatus,
  type Roster,
  type RosterEntry,
  registrationStatusNames,
  type User,
} from "@headwaters/contracts";
import { showEmail } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient, Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { type Columns, momentCell, toCsv } from "../../../platform/csv.ts";
import { readAll } from "../../accounts/index.ts";
import { toStatus } from "../active.ts";
import { pickUpFacts, toPickUpList } from "../guardians/pickUpList.ts";
import { checkSeesPeople } from "./access.ts";
import { findConflicts, findPickUp, newestFirst } from "./checkIn.ts";
import { toManagedEvent } from "./counts.ts";

const ORDER = [
  "confirmed",
  "offered",
  "waiting",
  "expired",
  "withdrawn",
  "cancelled",
] as const satisfies RegistrationStatus[];

const accountFacts = {
  select: { id: true, email: true, firstName: true, lastName: true, emailConfirmation: true },
} as const;

interface Party {
  guardianName: string | null;
  guardianPhone: string | null;
  contactEmail: string | null;
}

/**
 * The account and the guardian to turn to, and who may take the person home. Of a guardian who is not
 * to be told, nothing is shown but the name.
 */
function toContact(
  party: Party,
  account: Prisma.UserGetPayload<typeof accountFacts> | null,
  child: Prisma.ChildGetPayload<typeof pickUpFacts> | null,
) {
  const isExcluded =
    child?.guardians.some(({ userId, excludedAt }) => excludedAt && userId === account?.id) ??
    false;
  const { guardianName, guardianPhone } = isExcluded
    ? { guardianName: null, guardianPhone: null }
    : party;
  const shown = isExcluded ? null : account;
  return {
    guardianName,
    guardianPhone,
    pickUp: toPickUpList(child, { name: guardianName, phone: guardianPhone }),
    accountName: shown && (displayFullName(shown) ?? showEmail(shown.email)),
    email: shown?.email ?? party.contactEmail,
    isEmailUnconfirmed: shown !== null && shown.emailConfirmation !== null,
  };
}

/** Builds an event's roster. Only staff see registrations that ended before the event was cancelled. */
async function buildRoster(client: Transaction, user: User, id: string): Promise<Roster> {
  const access = await checkSeesPeople(client, user, id);
  const where: Prisma.RegistrationWhereInput = { eventId: id };
  if (!can(access.caller, "seeFamilies")) {
    where.OR = [{ status: { in: activeStatuses } }, { lost: { isNot: null } }];
  }
  const rows = await client.registration.findMany({
    where,
    orderBy: { queuePosition: "asc" },
    include: {
      lost: true,
      checkIns: newestFirst,
      child: pickUpFacts,
      party: { include: { addedBy: { select: { firstName: true } } } },
      user: accountFacts,
    },
  });
  const waiting = rows.filter(({ status }) => status === "waiting").map((row) => row.id);
  const entries = rows.map(({ party, user: account, lost, checkIns, child, ...row }) => ({
    ...row,
    ...toContact(party, account, child),
    status: toStatus(row.status),
    place: row.status === "waiting" ? waiting.indexOf(row.id) + 1 : null,
    cancellation: lost,
    pickedUp: findPickUp(checkIns),
    conflicts: findConflicts(checkIns),
    hasGuardians: child !== null,
    together: party.together,
    addedBy: displayName(party.addedBy?.firstName ?? null),
    emergencyName: party.emergencyName,
    emergencyPhone: party.emergencyPhone,
    isAnyAge: row.ageApprovedById !== null,
  }));
  const earlier = await client.registration.findFirst({
    where: { eventId: id },
    select: { id: true },
  });
  return {
    event: toManagedEvent(access),
    now: new Date(),
    hadFamilies: earlier !== null,
    entries: entries.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status)),
  };
}

/** Queries of one transaction see the same data, even if a family is deleted in between. */
const SNAPSHOT = { isolationLevel: "RepeatableRead" } as const;

/** Reads the roster, and logs that the account has viewed it. */
export async function viewRoster(prisma: PrismaClient, user: User, id: string): Promise<Roster> {
  const roster = await prisma.$transaction(
    (transaction) => buildRoster(transaction, user, id),
    SNAPSHOT,
  );
  await auditView(prisma, user, id);
  return roster;
}

/** Minutes in which repeated views are logged once: live pages reload often. */
const VIEW_INTERVAL = 10;

async function auditView(prisma: PrismaClient, user: User, eventId: string): Promise<void> {
  const recent = await prisma.staffAction.findFirst({
    where: {
      actorId: user.id,
      action: "registrations.viewed",
      subjectKind: "events",
      subjectId: eventId,
      at: { gt: new Date(Date.now() - VIEW_INTERVAL * 60_000) },
    },
    select: { id: true },
  });
  if (recent) return;
  await logStaffAction(prisma, user, "registrations.viewed", { kind: "events", id: eventId });
}

const cancellationMails = {
  pending: "On its way",
  sent: "Sent",
  failed: "Failed",
  none: "None",
};

const columns: Columns<RosterEntry> = [
  ["First name", ({ firstName }) => firstName],
  ["Birth year", ({ birthYear }) => birthYear],
  ["Status", ({ status }) => registrationStatusNames[status]],
  ["Place on the waitlist", ({ place }) => place],
  ["Signed up", ({ createdAt }) => momentCell(createdAt)],
  ["Guardian", ({ guardianName }) => guardianName],
  ["Guardian’s phone", ({ guardianPhone }) => guardianPhone],
  ["Emergency contact", ({ emergencyName }) => emergencyName],
  ["Emergency contact’s phone", ({ emergencyPhone }) => emergencyPhone],
  ["Signed up by", ({ accountName }) => accountName],
  ["Email", ({ email }) => email],
  ["Email not confirmed", ({ isEmailUnconfirmed }) => (isEmailUnconfirmed ? "Yes" : null)],
  ["Needs", ({ needs }) => needs],
  ["Photos", ({ photoConsent }) => (photoConsent ? "Photos are fine" : "No photos")],
  ["Attendance", ({ attendance }) => attendance && attendanceNames[attendance]],
  [
    "May pick up",
    ({ pickUp }) =>
      pickUp.people
        .map(({ name, relation, phone }) => [name, relation, phone].filter(Boolean).join(", "))
        .join("; "),
  ],
  ["Must not pick up", ({ pickUp }) => pickUp.excluded.join("; ")],
  ["Home alone from age", ({ pickUp }) => pickUp.aloneFromAge],
  ["Picked up by", ({ pickedUpBy }) => pickedUpBy],
  [
    "Cancellation email",
    ({ cancellation }) => cancellation && cancellationMails[cancellation.mailStatus ?? "none"],
  ],
  [
    "Cancellation email since",
    ({ cancellation }) => (cancellation?.mailAt ? momentCell(cancellation.mailAt) : null),
  ],
];

/** Exports an event's roster as CSV. */
export async function exportRoster(prisma: PrismaClient, user: User, eventId: string) {
  const { entries } = await prisma.$transaction(async (transaction) => {
    const roster = await buildRoster(transaction, user, eventId);
    const details = { people: roster.entries.length };
    const subject = { kind: "events", id: eventId };
    await logStaffAction(transaction, user, "registrations.exported", subject, details);
    return roster;
  }, SNAPSHOT);
  const active = entries.filter(
    ({ status, cancellation }) => cancellation || isActiveStatus(status),
  );
  return toCsv(
    columns,
    readAll(async () => active),
  );
}
