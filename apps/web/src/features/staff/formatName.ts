import type { Person } from "@headwaters/contracts";

/** The name by which staff know a person. */
export function formatName(person: Pick<Person, "firstName" | "lastName" | "email">): string {
  return [person.firstName, person.lastName].filter(Boolean).join(" ") || person.email;
}
