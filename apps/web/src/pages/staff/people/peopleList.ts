import type { ListBarTexts } from "../../../components/items/ListBar.tsx";
import { peopleTexts } from "../../../content/staffPeople.ts";
import { paths } from "../../../paths.ts";

export const peopleList = { path: paths.people, fields: { role: ["staff", "leader"] } } as const;

const { search, filter } = peopleTexts;

export const peopleBar: ListBarTexts = {
  search,
  choices: [{ field: "role", label: filter.label, all: filter.all, names: filter.roles }],
};

/** Someone as staff call them. */
export function nameOf(person: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(" ") || person.email;
}
