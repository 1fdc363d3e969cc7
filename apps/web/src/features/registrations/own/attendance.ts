import type { Attendee } from "@headwaters/contracts";
import { isActive } from "../active.ts";
import { myRegistrationsTexts } from "../texts/myRegistrations.ts";

const samePerson = (a: Attendee, b: Attendee) =>
  a.childId === b.childId && a.isSelf === b.isSelf && a.firstName === b.firstName;

/** The current registration of each person: a new registration replaces a cancelled one. */
export function findNewest(registrations: readonly Attendee[]): Attendee[] {
  return registrations.filter((registration, index) => {
    const others = registrations.filter((other) => samePerson(other, registration));
    const newest = others.find(isActive) ?? others.at(-1);
    return registrations[index] === newest;
  });
}

/** The status of a person: "On the waitlist, place 3". */
export function formatStatus({ status, ahead }: Attendee, isPast: boolean): string {
  const { statuses, cameTo, place } = myRegistrationsTexts;
  if (isPast && status === "confirmed") return cameTo;
  return status === "waiting" && ahead !== null && !isPast
    ? `${statuses.waiting}, ${place(ahead)}`
    : statuses[status];
}

/** The kind of registrations to cancel: seats, or only waitlist entries. */
export const kindOfPlaces = (people: readonly Attendee[]) =>
  people.every(({ status }) => status === "waiting") ? "waitlist" : "seats";
