import { grantedRoles, type Person } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import type { ListBarTexts } from "#ui/lists/filters.ts";
import { peopleTexts } from "../texts/staffPeople.ts";

export const peopleList = { path: paths.people, fields: { role: grantedRoles } } as const;

const { search, filter } = peopleTexts;

export const peopleBar: ListBarTexts = {
  search,
  choices: [{ field: "role", label: filter.label, all: filter.all, names: filter.roles }],
};

/** Formats the name by which staff know a person. */
export function formatName(person: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(" ") || person.email;
}

/** "Staff, Leader", or "Member" */
export function formatRoles({ roles, role }: Pick<Person, "roles" | "role">): string {
  return (roles.length > 0 ? roles : [role]).map((name) => peopleTexts.roles[name]).join(", ");
}
