import {
  type CheckIn,
  type CheckInConflict,
  type CheckInField,
  type CheckInState,
  checkInFields,
  displayName,
  type NotedCheckIn,
  type User,
} from "@headwaters/contracts";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { notFound } from "../../../platform/errors/errors.ts";
import { checkSeesPeople } from "./access.ts";

/** How check-ins store that nothing is noted. */
const NOTHING = "";

/** The newest check-in first: by when it was made, not by when it arrived. */
export const newestFirst = {
  include: { madeBy: { select: { firstName: true } } },
  orderBy: [{ madeAt: "desc" }, { id: "desc" }],
  // Earlier ones do not matter any more; a person is checked in and picked up once.
  take: 40,
} satisfies Prisma.Registration$checkInsArgs;

type Row = Prisma.CheckInGetPayload<typeof newestFirst>;

/**
 * Returns the newest check-in of each field with the latest other one that nobody knew who noted the
 * field after it.
 */
export function findConflicts(rows: Row[]): CheckInConflict[] {
  return checkInFields.flatMap((field) => {
    const [newer, ...others] = rows.filter((row) => row.field === field);
    if (!newer) return [];
    const known = new Set([newer.value, ...newer.seen]);
    const older = others.find(({ value, seen }) => {
      if (!known.has(value)) return true;
      for (const one of seen) known.add(one);
      return false;
    });
    return older ? [{ field, older: toNote(older), newer: toNote(newer) }] : [];
  });
}

/** Returns who noted the pick-up that counts, and when; null without one. */
export function findPickUp(rows: Row[]): CheckInState["pickedUp"] {
  const newest = rows.find(({ field }) => field === "pickedUpBy");
  if (!newest?.value) return null;
  const { by, at } = toNote(newest);
  return { by, at };
}

const toNote = ({ value, madeBy, madeAt }: Row) => ({
  value: value || null,
  by: displayName(madeBy?.firstName ?? null),
  at: madeAt,
});

/**
 * Keeps a check-in, and makes the one that was made last count. A phone without a connection sends
 * its check-ins late: they stay, but replace nothing newer.
 */
export function checkIn(
  prisma: PrismaClient,
  user: User,
  { id: eventId, registrationId, made, ...sent }: CheckIn,
): Promise<NotedCheckIn> {
  const fields = checkInFields.filter((field) => sent[field] !== undefined);
  return prisma.$transaction(async (transaction) => {
    await checkSeesPeople(transaction, user, eventId);
    const where = { id: registrationId, eventId, status: "confirmed" };
    await lockRow(transaction, "registrations", registrationId, "NO KEY UPDATE");
    const include = { checkIns: newestFirst };
    const before = await transaction.registration.findUnique({ where, include });
    if (!before) throw notFound("This person has no seat any more. Please look at the list again.");
    const shown = (field: CheckInField) => [
      before[field],
      ...findConflicts(before.checkIns)
        .filter((conflict) => conflict.field === field)
        .map(({ older }) => older.value),
    ];
    const now = Date.now();
    const noted = await transaction.checkIn.createManyAndReturn({
      data: fields.map((field) => {
        const { seen = shown(field), ageMs = 0, after } = made?.[field] ?? {};
        // By their ages alone, one whose request was fast could seem older than the one before it.
        const last = before.checkIns.find((row) => row.id === after && row.field === field);
        return {
          registrationId,
          field,
          value: sent[field] ?? NOTHING,
          seen: seen.map((value) => value ?? NOTHING),
          madeAt: new Date(Math.max(now - ageMs, last ? last.madeAt.getTime() + 1 : 0)),
          madeById: user.id,
        };
      }),
    });
    const ids = Object.fromEntries(noted.map(({ field, id }) => [field, id]));
    // Each field by itself: many notes of one must not hide the newest of the other.
    const data: Prisma.RegistrationUpdateInput = {};
    for (const field of fields) {
      const newest = { where: { registrationId, field }, orderBy: newestFirst.orderBy };
      data[field] = (await transaction.checkIn.findFirst(newest))?.value || null;
    }
    const { attendance, pickedUpBy, checkIns } = await transaction.registration.update({
      where,
      data,
      include,
    });
    const current = { attendance, pickedUpBy } as Pick<CheckInState, CheckInField>;
    const isLate = fields.some((field) => (sent[field] ?? null) !== current[field]);
    await logStaffAction(
      transaction,
      user,
      "registrations.checkedIn",
      { kind: "events", id: eventId },
      {
        registration: registrationId,
        ...(sent.attendance === undefined ? {} : { attendance: sent.attendance }),
        // The name is personal data, which the log does not hold.
        ...(sent.pickedUpBy === undefined ? {} : { pickedUp: sent.pickedUpBy !== null }),
        ...(isLate ? { isLate } : {}),
      },
    );
    const [pickedUp, conflicts] = [findPickUp(checkIns), findConflicts(checkIns)];
    return { ...current, pickedUp, conflicts, ids };
  });
}
