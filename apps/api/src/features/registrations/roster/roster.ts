import { TZDate } from "@date-fns/tz";
import {
  activeStatuses,
  attendanceNames,
  can,
  displayName,
  FACTS_DAYS_BEFORE,
  isActiveStatus,
  organization,
  type RegistrationStatus,
  type Roster,
  type RosterEntry,
  registrationStatusNames,
  swimsNames,
  type User,
  vestSizeNames,
} from "@headwaters/contracts";
import type { Prisma, PrismaClient, Transaction } from "@headwaters/db";
import { addDays } from "date-fns/addDays";
import { startOfDay } from "date-fns/startOfDay";
import { subDays } from "date-fns/subDays";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { type Columns, momentCell, toCsv } from "../../../platform/csv.ts";
import { readAll } from "../../accounts/index.ts";
import { toStatus } from "../active.ts";
import { readRosterConsents } from "../consents/consents.ts";
import { formatAccount } from "../guardians/guardians.ts";
import { findExcludedElsewhere, pickUpFacts, toPickUpList } from "../guardians/pickUpList.ts";
import { checkSeesPeople } from "./access.ts";
import { readAdults } from "./adults.ts";
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

/** The days on which leaders see the facts of children, in the organization's time zone. */
function toFactsPeriod(eventDate: Date) {
  const day = startOfDay(new TZDate(+eventDate, organization.timeZone));
  const begins = new Date(+subDays(day, FACTS_DAYS_BEFORE));
  return { begins, ends: new Date(+addDays(day, 2)) };
}

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
  elsewhere: readonly string[],
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
    pickUp: toPickUpList(child, { name: guardianName, phone: guardianPhone }, elsewhere),
    accountName: shown && formatAccount(shown),
    email: shown?.email ?? party.contactEmail,
    isEmailUnconfirmed: shown !== null && shown.emailConfirmation !== null,
  };
}

/** Builds an event's roster. Only staff see registrations that ended before the event was cancelled. */
async function buildRoster(client: Transaction, user: User, id: string): Promise<Roster> {
  const access = await checkSeesPeople(client, user, id);
  const where: Prisma.RegistrationWhereInput = { eventId: id };
  const factsPeriod = toFactsPeriod(access.event.eventDate);
  const seesFamilies = can(access.caller, "seeFamilies");
  const now = new Date();
  const factsShown = seesFamilies || (factsPeriod.begins <= now && now < factsPeriod.ends);
  if (!seesFamilies) {
    where.OR = [{ status: { in: activeStatuses } }, { lost: { isNot: null } }];
  }
  const rows = await client.registration.findMany({
    where,
    orderBy: { queuePosition: "asc" },
    include: {
      lost: true,
      facts: true,
      checkIns: newestFirst,
      child: pickUpFacts,
      party: { include: { addedBy: { select: { firstName: true } } } },
      user: accountFacts,
    },
  });
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  const excludedElsewhere = await findExcludedElsewhere(client, userIds);
  const consentsByPerson = await readRosterConsents(client, id);
  const findConsents = (registrationId: string) =>
    (consentsByPerson.get(registrationId) ?? []).filter(
      ({ kind }) => factsShown || kind !== "medical-clearance",
    );
  const textIds = rows.flatMap((row) => findConsents(row.id).map(({ textId }) => textId));
  const consentTexts = await client.consentText.findMany({
    where: { id: { in: textIds } },
    orderBy: [{ kind: "desc" }, { version: "asc" }],
  });
  const waiting = rows.filter(({ status }) => status === "waiting").map((row) => row.id);
  const entries = rows.map(({ party, user: account, lost, checkIns, facts, child, ...row }) => ({
    ...row,
    ...toContact(party, account, child, excludedElsewhere(row)),
    facts: factsShown ? facts : null,
    consents: findConsents(row.id),
    photoConsent: findConsents(row.id).some(({ kind }) => kind === "photos"),
    termsVersion: party.termsVersion,
    termsAgreedAt: party.termsAgreedAt,
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
    adults: await readAdults(client, access),
    consentTexts,
    factsShown,
    factsPeriod,
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
  const hasFacts = roster.entries.some(({ facts }) => facts !== null);
  await auditView(
    prisma,
    user,
    id,
    hasFacts ? "registrations.factsViewed" : "registrations.viewed",
  );
  return roster;
}

/** Minutes in which repeated views are logged once: live pages reload often. */
const VIEW_INTERVAL = 10;

async function auditView(
  prisma: PrismaClient,
  user: User,
  eventId: string,
  action: "registrations.viewed" | "registrations.factsViewed",
): Promise<void> {
  const recent = await prisma.staffAction.findFirst({
    where: {
      actorId: user.id,
      action,
      subjectKind: "events",
      subjectId: eventId,
      at: { gt: new Date(Date.now() - VIEW_INTERVAL * 60_000) },
    },
    select: { id: true },
  });
  if (recent) return;
  await logStaffAction(prisma, user, action, { kind: "events", id: eventId });
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
  ["Allergies", ({ facts }) => facts?.allergies ?? null],
  ["Medicine", ({ facts }) => facts?.medicine ?? null],
  ["Swimming", ({ facts }) => (facts?.swims ? swimsNames[facts.swims] : null)],
  ["Shoe size", ({ facts }) => facts?.shoeSize ?? null],
  ["Vest size", ({ facts }) => (facts?.vestSize ? vestSizeNames[facts.vestSize] : null)],
  ["Photos", ({ photoConsent }) => (photoConsent ? "Photos are fine" : "No photos")],
  [
    "Medical clearance",
    ({ consents }) =>
      consents.some(({ kind }) => kind === "medical-clearance") ? "Received" : null,
  ],
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
