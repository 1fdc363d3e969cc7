import { grantedRoles } from "../accounts/rights.ts";
import {
  byId,
  filterBy,
  id,
  knownVersion,
  requiredLine,
  shownEmail,
} from "../validation/fields.ts";
import { list, searchedStaffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { toDay } from "./days.ts";
import {
  ADULTS_PER_GROUP_MAX,
  CHILDREN_PER_GROUP_MAX,
  CLEARANCE_DESCRIPTION_MAX,
  CLEARANCE_MONTHS_MAX,
  CLEARANCE_NAME_MAX,
  CLEARED_AT_ONCE_MAX,
  clearanceFilters,
  clearanceOrders,
  clearanceStates,
} from "./rules.ts";

/** A whole number, as a number or as a form sends it. */
function wholeNumber(label: string, max: number) {
  const error = `${label} must be a whole number from 1 to ${max}`;
  const read = (given: unknown) =>
    typeof given === "string" && /^\d+$/.test(given.trim()) ? Number(given) : given;
  return z.preprocess(read, z.int({ error }).min(1, error).max(max, error));
}

/** A kind of clearance, as staff define it. */
const kindFields = {
  name: requiredLine("Name", CLEARANCE_NAME_MAX),
  /** What it is, for staff and for those who have it. */
  description: requiredLine("Description", CLEARANCE_DESCRIPTION_MAX),
  /** Months for which it is valid; null, absent or empty: it does not end. */
  validMonths: z
    .preprocess(
      (given) => (given === "" ? null : given),
      wholeNumber("Valid for", CLEARANCE_MONTHS_MAX).nullish(),
    )
    .transform((months) => months ?? null),
  /** Adults count for an event only if they are cleared in every needed kind. */
  isNeeded: z.boolean(),
};

export const newClearanceKind = z.object(kindFields);
export type NewClearanceKind = z.infer<typeof newClearanceKind>;

/** `version` is the one that the caller has read. */
export const changedClearanceKind = byId.extend({ ...kindFields, version: knownVersion() });
export type ChangedClearanceKind = z.infer<typeof changedClearanceKind>;

const clearanceKind = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  validMonths: z.int().nullable(),
  isNeeded: z.boolean(),
  /** Null: in use. */
  archivedAt: z.date().nullable(),
  version: z.int(),
});
export type ClearanceKind = z.infer<typeof clearanceKind>;

/** How many cleared adults each group of children needs. */
export const adultRatio = z.object({
  adultsPerGroup: wholeNumber("Adults", ADULTS_PER_GROUP_MAX),
  childrenPerGroup: wholeNumber("Children", CHILDREN_PER_GROUP_MAX),
});

/** `version` is the one that the caller has read. */
export const changedAdultRatio = adultRatio.extend({ version: knownVersion() });
export type ChangedAdultRatio = z.infer<typeof changedAdultRatio>;

const ratio = z.object({ adultsPerGroup: z.int(), childrenPerGroup: z.int() });

export const clearanceSettings = z.object({
  /** Those in use by name, then archived ones. */
  kinds: z.array(clearanceKind),
  ratio: ratio.extend({ version: z.int() }),
});
export type ClearanceSettings = z.infer<typeof clearanceSettings>;

const [EARLIEST, LATEST] = ["2000-01-01", "2099-12-31"];

/** A day that exists: "2026-05-01". */
function day(label: string) {
  const invalid = `${label} must be a day such as 2026-05-01`;
  return z.iso
    .date({
      error: ({ input }) => (input == null || input === "" ? `${label} is required` : invalid),
    })
    .refine((day) => day >= EARLIEST && day <= LATEST, `${label} must be between 2000 and 2099`);
}

/** A clearance for one or several people; dates, and never a report. */
export const notedClearance = z
  .object({
    userIds: z
      .array(id, { error: "Choose who was cleared" })
      .min(1, "Choose who was cleared")
      .max(CLEARED_AT_ONCE_MAX, `At most ${CLEARED_AT_ONCE_MAX} people can be cleared at once`),
    kindId: id,
    clearedOn: day("Cleared on").refine(
      (day) => day <= toDay(new Date()),
      "Cleared on must not be in the future",
    ),
    /** The last day; null, absent or empty: as long as the kind says. */
    validUntil: z.preprocess((given) => given || null, day("Valid until").nullable()),
  })
  .refine(({ clearedOn, validUntil }) => validUntil === null || validUntil >= clearedOn, {
    error: "Valid until must not be before the day of the clearance",
    path: ["validUntil"],
  });
export type NotedClearance = z.infer<typeof notedClearance>;

/** A person's newest clearance of a kind. Days are "2026-05-01". */
const newestClearance = z.object({
  kindId: z.string(),
  clearedOn: z.string(),
  /** The last day on which it counts; null: it does not end. */
  validUntil: z.string().nullable(),
  state: z.enum(clearanceStates),
});
export type NewestClearance = z.infer<typeof newestClearance>;

/** `search` finds parts of names and addresses. */
export const clearedPeoplePage = searchedStaffListPage.extend({
  state: filterBy("State", clearanceFilters),
  /** "everyone" adds accounts that may not lead events and have no clearance. */
  who: filterBy("Who", ["everyone"]),
  order: filterBy("Order", clearanceOrders).transform((order) => order ?? "end"),
});
export type ClearedPeoplePage = z.infer<typeof clearedPeoplePage>;

const clearedPerson = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: shownEmail,
  roles: z.array(z.enum(grantedRoles)),
  isSuspended: z.boolean(),
  /** In every needed kind, today; null while no kind is needed. */
  isCleared: z.boolean().nullable(),
  /** The newest of each kind in use. */
  clearances: z.array(newestClearance),
  /** The earliest end among these. */
  endsOn: z.string().nullable(),
});
export type ClearedPerson = z.infer<typeof clearedPerson>;

export const clearedPeople = list(clearedPerson);
export type ClearedPeople = z.infer<typeof clearedPeople>;

/** Everyone who may lead events or has a clearance, for the insurer. */
export const clearanceReport = z.object({
  /** Today. */
  day: z.string(),
  kinds: z.array(clearanceKind),
  /** By name, suspended accounts left out. */
  people: z.array(clearedPerson),
  /** False: there are more people than CLEARANCE_REPORT_MAX. */
  isComplete: z.boolean(),
});
export type ClearanceReport = z.infer<typeof clearanceReport>;

/** A person's clearances, for staff. */
export const personClearances = z.object({
  isCleared: z.boolean().nullable(),
  /** By kind, the newest first, earlier ones and archived kinds included. */
  clearances: z.array(
    newestClearance.extend({
      id: z.string(),
      kind: z.string(),
      /** The kind is archived, or there is a newer clearance of it. */
      isPast: z.boolean(),
      /** Null: the account is deleted. */
      notedBy: z.string().nullable(),
      notedAt: z.date(),
    }),
  ),
});
export type PersonClearances = z.infer<typeof personClearances>;

/** The caller's own clearances: the newest of each kind in use. */
export const ownClearance = newestClearance.extend({ kind: z.string(), description: z.string() });
export type OwnClearance = z.infer<typeof ownClearance>;

/** Cleared adults and children of an event. */
export const eventAdults = ratio.extend({
  /** People with a seat who may be minors on the day. */
  children: z.int(),
  /** Leaders who are cleared in every needed kind on the day. */
  cleared: z.int(),
  needed: z.int(),
});
export type EventAdults = z.infer<typeof eventAdults>;
