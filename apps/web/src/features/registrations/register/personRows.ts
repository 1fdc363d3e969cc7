import type {
  Attendee,
  ChildFacts,
  ListedChild,
  NewRegistrationsInput,
  PhotoConsents,
  User,
} from "@headwaters/contracts";
import { findAgeProblem, isMinor } from "@headwaters/contracts";
import { type Issue, toFieldName } from "#ui/forms/showFailure.ts";
import { type FactsValues, isEmpty, toValues } from "../childFacts.ts";
import { registerFormTexts } from "./texts.ts";

/** A person in the form. */
export interface PersonRow {
  /** Prefix of its fields' names. */
  key: string;
  kind: "self" | "child" | "newChild";
  childId: string;
  firstName: string;
  /** As typed; empty for the account's owner. */
  birthYear: string;
  isChosen: boolean;
  /** The text about photos that is ticked; empty: none. */
  photoTextId: string;
  needs: string;
  /** What is typed of a child; null: nothing, or what is known stays. */
  facts: FactsValues | null;
  /** The version of what is known that the family confirmed; 0: none. */
  confirmedVersion: number;
}

function createRow(row: Pick<PersonRow, "key" | "kind"> & Partial<PersonRow>): PersonRow {
  const blank = { childId: "", firstName: "", birthYear: "", needs: "" };
  const noFacts = { facts: null, confirmedVersion: 0 };
  return { ...blank, ...noFacts, isChosen: false, photoTextId: "", ...row };
}

/** A child that the account does not have yet. */
export const createChildRow = (key: string): PersonRow => createRow({ key, kind: "newChild" });

/** Age groups without adults. */
const childrenOnly: readonly (string | null)[] = ["6-12", "13-18"];

/** The first rows: people of the account who are not registered, or else a new child. */
export function createRows(
  { firstName }: User,
  children: readonly ListedChild[],
  { active, ageGroup, me }: { active: readonly Attendee[]; ageGroup: string | null; me: string },
): PersonRow[] {
  const rows = children
    .filter(({ id }) => !active.some(({ childId }) => childId === id))
    .map(({ id, firstName, birthYear }) =>
      createRow({ key: id, kind: "child", childId: id, firstName, birthYear: String(birthYear) }),
    );
  if (!childrenOnly.includes(ageGroup) && !active.some(({ isSelf }) => isSelf)) {
    const name = firstName ? `${me} (${firstName})` : me;
    rows.unshift(createRow({ key: "self", kind: "self", firstName: name }));
  }
  return children.length === 0 ? [...rows, createChildRow("new-1")] : rows;
}

/** Explains in a sentence why a child of the account cannot come; null if it can. */
export function findExclusion(
  { kind, firstName, birthYear }: PersonRow,
  event: Parameters<typeof findAgeProblem>[0],
): string | null {
  if (kind !== "child") return null;
  return findAgeProblem(event, { firstName, birthYear: Number(birthYear) });
}

/**
 * Returns true if a row will be registered: a new child's row once it is filled in, others when
 * chosen.
 */
export function isParticipant({ kind, isChosen, firstName, birthYear }: PersonRow): boolean {
  return kind === "newChild" ? (firstName + birthYear).trim() !== "" : isChosen;
}

/** Returns true if one of them may be a minor and needs contacts. */
export function needContacts(rows: readonly PersonRow[], eventDate: Date): boolean {
  return rows.some(({ kind, birthYear }) => {
    if (kind === "self") return false;
    const year = Number(birthYear);
    return birthYear.trim().length < 4 || Number.isNaN(year) || isMinor(eventDate, year);
  });
}

/** What is known of the child of a row; null if nothing. */
export const findFacts = (children: readonly ListedChild[], { childId }: PersonRow) =>
  children.find(({ id }) => id === childId)?.facts ?? null;

/** The facts that a row confirms, in the request's format. */
function toFacts({ facts, confirmedVersion }: PersonRow, known: ChildFacts | null) {
  const version = known?.version ?? 0;
  if (facts) return known || !isEmpty(facts) ? { version, ...facts } : undefined;
  return known && confirmedVersion === version ? { version, ...toValues(known) } : undefined;
}

/** Finds children whose facts are known and neither confirmed nor changed. */
export const findUnconfirmed = (rows: readonly PersonRow[], children: readonly ListedChild[]) =>
  rows
    .filter((row) => {
      const known = findFacts(children, row);
      return known && !toFacts(row, known);
    })
    .map(({ key }) => ({ path: `${key}.facts`, message: registerFormTexts.facts.missing }));

/** A row in the request's format. */
export function toParticipant(
  row: PersonRow,
  { family, photos }: { family: readonly ListedChild[]; photos: PhotoConsents },
): NewRegistrationsInput["participants"][number] {
  const { photoTextId, needs, childId, firstName } = row;
  // A tick at an earlier text is no consent to this one.
  const photoConsent = photoTextId === photos.text.id;
  if (row.kind === "self") return { kind: "self", photoConsent, needs };
  // The schema checks the choices.
  const facts = toFacts(row, findFacts(family, row)) as never;
  const options = { photoConsent, needs, facts };
  if (row.kind === "child") return { kind: "child", childId, ...options };
  const birthYear = row.birthYear.trim() === "" ? undefined : Number(row.birthYear);
  // The schema refuses a missing year, at its field.
  return { kind: "newChild", firstName, birthYear: birthYear as number, ...options };
}

/** Maps the API's errors to the fields of the rows. */
export function assignToRows(issues: readonly Issue[], sent: readonly PersonRow[]): Issue[] {
  return issues.map((issue) => {
    const [, index, field] = /^participants\.(\d+)(?:\.([\w.]+))?/.exec(toFieldName(issue)) ?? [];
    const row = index === undefined ? undefined : sent[Number(index)];
    if (!row) return issue;
    // An error about a person as a whole is mostly about age.
    const whole = row.kind === "newChild" ? "birthYear" : "isChosen";
    return { path: `${row.key}.${field ?? whole}`, message: issue.message };
  });
}
