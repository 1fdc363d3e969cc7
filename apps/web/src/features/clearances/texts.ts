import { type ClearanceFilter, formatDay, type NewestClearance } from "@headwaters/contracts";

type Clearance = Pick<NewestClearance, "validUntil" | "state">;

/** "until May 1, 2027", "ended on May 1, 2026" or "no end" */
export function formatEnd({ validUntil, state }: Clearance): string {
  if (validUntil === null) return "no end";
  return `${state === "ended" ? "ended on" : "until"} ${formatDay(validUntil)}`;
}

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** The page with the clearances of all people. */
export const clearancesTexts = {
  title: "Clearances",
  description: "Which adults are cleared to work with children, and until when.",
  lead: "Which adults are cleared to work with children, and until when. Dates alone are kept here, never a report.",
  label: "People",
  search: "Name or email address",
  filters: {
    state: "State",
    all: "All",
    states: {
      cleared: "Cleared",
      notCleared: "Not cleared",
      ending: "Ending soon",
      ended: "Ended",
    } satisfies Record<ClearanceFilter, string>,
    who: "Who",
    leaders: "Leaders and staff",
    everyone: { everyone: "Everyone" },
  },
  failed: "The list could not be loaded",
  nobody: { title: "Nobody found", text: "Try another filter, or look among everyone." },
  columns: { name: "Name", state: "State", clearances: "Clearances", end: "Next end" },
  cleared: "Cleared",
  notCleared: "Not cleared",
  suspended: "Suspended",
  missing: "missing",
  settings: "Kinds and Numbers",
  report: "For the Insurer",
  /** While there are no kinds. */
  start: {
    title: "Say first what adults need",
    text: "Clearances have kinds, such as a background check. Begin with those of California’s law on youth organizations (AB 506): background check and training, with first aid as a kind that events do not need. You can change them, and your counsel knows whether they are all that the law asks of you.",
    button: "Use California’s Kinds",
    pending: "Adding...",
    done: "The kinds are added",
    own: "Define Your Own",
  },
  notChanged: "Nothing was changed",
} as const;

/** The dialog in which a clearance is noted. */
export const noteTexts = {
  button: "Note a Clearance",
  title: (names: readonly string[]) =>
    names.length === 1
      ? `Note a clearance of ${names[0]}`
      : `Note a clearance of ${people(names.length)}`,
  text: "Dates alone: keep the report or certificate where you keep such papers.",
  kind: "Kind",
  clearedOn: "Cleared on",
  validUntil: "Valid until (optional)",
  validUntilHint: "The last day. Empty: as long as the kind says.",
  months: (months: number | null) => (months === null ? "no end" : `${months} months`),
  submit: "Note",
  pending: "Noting...",
  notNow: "Not now",
  done: (count: number) => `Noted for ${people(count)}`,
  failed: "Nothing was noted",
} as const;

/** The clearances on the page of a person. */
export const personClearanceTexts = {
  title: "Clearances",
  none: "None.",
  noted: "noted",
  by: (name: string | null) => (name ? `by ${name}` : ""),
  past: (count: number) => (count === 1 ? "1 earlier one" : `${count} earlier ones`),
  remove: {
    button: "Remove",
    pending: "Removing...",
    title: "Remove this clearance?",
    text: "Do it when it was noted by mistake. One that has ended stays as a record, and is deleted a year later.",
    done: "The clearance is removed",
  },
  failed: "The clearances could not be loaded.",
} as const;

/** Kinds of clearances, and how many adults events need. */
export const clearanceSettingsTexts = {
  title: "Kinds and Numbers",
  description: "The kinds of clearances, and how many cleared adults events need.",
  back: "Clearances",
  failed: "The kinds could not be loaded",
  kinds: "Kinds",
  needed: "Needed for events",
  notNeeded: "Not needed for events",
  valid: (months: number | null) => (months === null ? "no end" : `valid for ${months} months`),
  archived: (count: number) => (count === 1 ? "1 archived kind" : `${count} archived kinds`),
  add: "Add a Kind",
  change: "Change",
  form: {
    add: "A new kind of clearance",
    change: "Change this kind",
    name: "Name",
    descriptionLabel: "What it is",
    descriptionHint: "Those who need it read this on their account’s page.",
    months: "Valid for how many months (optional)",
    monthsHint: "Empty: it does not end. Clearances that are noted already keep their dates.",
    needed: "Needed for events",
    neededHint:
      "Adults count for an event only if they are cleared in every needed kind on its day.",
    save: "Save",
    pending: "Saving...",
    notNow: "Not now",
    added: "The kind is added",
    changed: "The kind is changed",
  },
  archive: {
    button: "Archive",
    pending: "Archiving...",
    title: "Archive this kind?",
    text: "Nobody needs it any more, and none is noted. What was noted stays with the people.",
    done: "The kind is archived",
  },
  restore: {
    button: "Use Again",
    pending: "Taking it into use...",
    done: "The kind is in use again",
  },
  ratio: {
    title: "Adults for children",
    text: "How many cleared adults each group of children needs at an event. An event may have numbers of its own, on its roster. Our pages promise two for each six: when you change it, change their words too.",
    adults: "Cleared adults",
    children: "for each group of children",
    save: "Save Numbers",
    pending: "Saving...",
    done: "The numbers are saved",
  },
  notChanged: "Nothing was changed",
} as const;

/** The page to print for the insurer. */
export const clearanceReportTexts = {
  title: "Cleared Adults",
  description: "Which adults are cleared to work with children, to print for the insurer.",
  back: "Clearances",
  lead: (organization: string, day: string) => `${organization}, as of ${day}.`,
  kinds: "Kinds of clearances",
  needed: "needed",
  print: "Print",
  caption: "Adults",
  name: "Name",
  cleared: "Cleared",
  yes: "Yes",
  no: "No",
  none: "–",
  cell: (clearedOn: string, end: string) => `${clearedOn}, ${end}`,
  empty: "Nobody leads events or is cleared yet.",
  incomplete: "There are more people than this page shows.",
  failed: "The page could not be loaded",
} as const;

/** On the pages of the account. */
export const ownClearanceTexts = {
  title: "Clearances",
  text: "What you were cleared in to work with children, as our staff noted it. If something is missing or wrong, [write to us](/contact). Before one ends, we remind you by email.",
  none: "Nothing is noted yet.",
  clearedOn: "cleared on",
  glance: (ending: number) => (ending > 0 ? "One ends soon" : ""),
  ended: "One has ended",
  noted: "Clearances that you noted",
  notedOn: "noted on",
  until: (day: string) => `until ${day}`,
  noEnd: "no end",
} as const;
