import type { RosterEntry, User } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { type Columns, momentCell, toCsv } from "../../../platform/csv.ts";
import { readAll } from "../../accounts/index.ts";
import { activeStatuses } from "../active.ts";
import { buildRoster, SNAPSHOT } from "./roster.ts";

const columns: Columns<RosterEntry> = [
  ["First name", ({ firstName }) => firstName],
  ["Birth year", ({ birthYear }) => birthYear],
  ["Status", ({ status }) => status],
  ["Place on the waitlist", ({ place }) => place],
  ["Signed up", ({ createdAt }) => momentCell(createdAt)],
  ["Guardian", ({ guardianName }) => guardianName],
  ["Guardian’s phone", ({ guardianPhone }) => guardianPhone],
  ["Emergency contact", ({ emergencyName }) => emergencyName],
  ["Emergency contact’s phone", ({ emergencyPhone }) => emergencyPhone],
  ["Signed up by", ({ accountName }) => accountName],
  ["Email", ({ email }) => email],
  ["Email not confirmed", ({ isEmailUnconfirmed }) => (isEmailUnconfirmed ? "yes" : null)],
  ["Needs", ({ needs }) => needs],
  ["Photos", ({ photoConsent }) => (photoConsent ? "yes" : "no")],
  ["Attendance", ({ attendance }) => attendance],
  ["Picked up by", ({ pickedUpBy }) => pickedUpBy],
  ["Cancellation email", ({ cancellation }) => cancellation && (cancellation.mailStatus ?? "none")],
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
    ({ status, cancellation }) => cancellation || activeStatuses.includes(status),
  );
  return toCsv(
    columns,
    readAll(async () => active),
  );
}
