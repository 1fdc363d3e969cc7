import {
  agesOn,
  type Facts,
  type MessageAudience,
  type Roster,
  type RosterEntry,
  shoeSizes,
  vestSizeNames,
  vestSizes,
} from "@headwaters/contracts";
import { formatShoeSize } from "../childFacts.ts";
import { formatNames } from "../formatNames.ts";
import { isActive } from "../registrationStatus.ts";
import { rosterTexts } from "./texts.ts";

/** People registered together, in the order of their list. */
export interface Family {
  partyId: string;
  /** Never empty. */
  people: RosterEntry[];
  /** Family members with another status. */
  others: RosterEntry[];
}

/**
 * Returns true for entries with a card of their own: active ones, and those that a cancellation of
 * the event ended.
 */
export const isListed = (entry: RosterEntry) => isActive(entry) || entry.cancellation !== null;

export const filterByStatus = (entries: readonly RosterEntry[], status: RosterEntry["status"]) =>
  entries.filter((entry) => entry.status === status);

/** The families of people with this status. */
export function groupFamilies(
  entries: readonly RosterEntry[],
  status: RosterEntry["status"],
): Family[] {
  const families = Map.groupBy(filterByStatus(entries, status), ({ partyId }) => partyId);
  return Array.from(families, ([partyId, people]) => ({
    partyId,
    people,
    others: entries.filter(
      (entry) => entry.partyId === partyId && entry.status !== status && isActive(entry),
    ),
  }));
}

const callOrder = [null, "failed", "pending", "sent"] as const;

/** The families of a cancelled event; those whom nobody has notified come first. */
export function groupCancelled(entries: readonly RosterEntry[]): Family[] {
  const families = Map.groupBy(
    entries.filter(({ cancellation }) => cancellation),
    ({ partyId }) => partyId,
  );
  const rank = ({ people: [first] }: Family) =>
    callOrder.indexOf(first?.cancellation?.mailStatus ?? null);
  return Array.from(families, ([partyId, people]) => ({ partyId, people, others: [] })).toSorted(
    (a, b) => rank(a) - rank(b),
  );
}

export const byName = new Intl.Collator("en-US").compare;

/** Sorts by the first name of the first person, as people call out at the dock. */
export const sortByName = (families: readonly Family[]): Family[] =>
  families
    .map((family) => ({
      ...family,
      people: family.people.toSorted((a, b) => byName(a.firstName, b.firstName)),
    }))
    .toSorted((a, b) => byName(a.people[0]?.firstName ?? "", b.people[0]?.firstName ?? ""));

const MARKS = /\p{M}/gu;

const plain = (text: string) => text.normalize("NFD").replace(MARKS, "").toLowerCase();

/** Families with a person of this name: "jose" finds José. */
export function filterByName(families: readonly Family[], name: string): Family[] {
  const query = plain(name.trim());
  return families.filter(({ people }) =>
    people
      .flatMap(({ firstName, guardianName, accountName }) => [firstName, guardianName, accountName])
      .some((known) => known && plain(known).includes(query)),
  );
}

const isReached = ({ email, isEmailUnconfirmed }: RosterEntry) =>
  email !== null && !isEmailUnconfirmed;

/** The active people of a message's audience; of no family, nobody. */
export function filterByAudience(
  entries: readonly RosterEntry[],
  audience: MessageAudience,
  partyId: string,
): RosterEntry[] {
  const active = entries.filter(isActive);
  if (audience === "family") return active.filter((entry) => entry.partyId === partyId);
  return active.filter(({ status }) => (status === "confirmed") === (audience === "seated"));
}

/** The families with active people, for a choice: "Mia and Leo (Ana Reyes)". */
export function listFamilies(entries: readonly RosterEntry[]) {
  const families = Map.groupBy(entries.filter(isActive), ({ partyId }) => partyId);
  return Array.from(families, ([value, people]) => {
    const adult = people[0]?.guardianName ?? people[0]?.accountName;
    return { value, label: `${formatNames(people)}${adult ? ` (${adult})` : ""}` };
  }).toSorted((a, b) => byName(a.label, b.label));
}

/** Counts the mails to these people, one for each family, and lists the people who get none. */
export function countMails(people: readonly RosterEntry[]) {
  const reached = people.filter(isReached);
  return {
    mails: new Set(reached.map(({ partyId }) => partyId)).size,
    unreached: people.filter((person) => !isReached(person)),
  };
}

/** Counts the confirmed, offered, waiting and arrived people. */
export function countEntries({ event, entries }: Roster) {
  const confirmed = filterByStatus(entries, "confirmed");
  return {
    maxParticipants: event.maxParticipants,
    confirmed: confirmed.length,
    offered: filterByStatus(entries, "offered").length,
    waiting: filterByStatus(entries, "waiting").length,
    arrived: confirmed.filter(({ attendance }) => attendance === "arrived").length,
  };
}

/** Counts the confirmed people of each size, in the order of the sizes, and those without one. */
function countSizes<Size extends string>(
  people: readonly RosterEntry[],
  sizes: readonly Size[],
  find: (facts: Facts) => Size | null,
) {
  const worn = people.map(({ facts }) => facts && find(facts));
  const counts = sizes.map((size) => [size, worn.filter((one) => one === size).length] as const);
  return {
    sizes: counts.filter(([, count]) => count > 0),
    unknown: worn.filter((one) => !one).length,
  };
}

/** What to bring for the confirmed people, in sentences: "Waders: 4 of size 2, 1 of size 3." */
export function describeEquipment(entries: readonly RosterEntry[]): string[] {
  const { waders, vests, size, unknown } = rosterTexts.equipment;
  const people = filterByStatus(entries, "confirmed");
  const shoes = countSizes(people, shoeSizes, ({ shoeSize }) => shoeSize);
  const worn = countSizes(people, vestSizes, ({ vestSize }) => vestSize);
  const count = worn.sizes.reduce((sum, [, number]) => sum + number, 0);
  const sentences = [];
  if (shoes.sizes.length > 0) {
    const list = shoes.sizes.map(([one, number]) => size(number, formatShoeSize(one)));
    sentences.push(`${waders(list.join(", "))}${unknown(shoes.unknown)}.`);
  }
  if (count > 0) {
    const list = worn.sizes.map(([one, number]) => `${number} ${vestSizeNames[one].toLowerCase()}`);
    sentences.push(`${vests(count, list.join(", "))}${unknown(worn.unknown)}.`);
  }
  return sentences;
}

/** The consequences of cancelling an event, in sentences. */
export function describeCancelling(entries: readonly RosterEntry[]): string[] {
  const { notified, noEmail } = rosterTexts.cancelEvent;
  const people = entries.filter(isActive);
  const { mails, unreached } = countMails(people);
  const sentences = [notified(people.length, mails)];
  if (unreached.length > 0) sentences.push(noEmail(formatNames(unreached)));
  return sentences;
}

/** "7 or 8 years old", or "7 or 8" under a heading for ages. */
export function formatAge(date: Date, birthYear: number | null, text = rosterTexts.person.age) {
  if (birthYear === null) return rosterTexts.person.adult;
  const [younger, older] = agesOn(date, birthYear);
  return text(Math.max(0, younger), older);
}
