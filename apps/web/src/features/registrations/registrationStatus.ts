import { type Attendee, isActiveStatus, type RegistrationStatus } from "@headwaters/contracts";

/** Has a seat, an offer or a place on the waitlist. */
export const isActive = ({ status }: { status: RegistrationStatus }) => isActiveStatus(status);

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
