import { isSameName, type RosterEntry } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { formatAccount } from "./guardians.ts";

/** What the roster reads of a registration's child. */
export const pickUpFacts = {
  select: {
    aloneFromAge: true,
    excludedNames: true,
    pickUpPeople: {
      select: { name: true, phone: true, relation: true },
      orderBy: { id: "asc" },
    },
    guardians: {
      select: {
        userId: true,
        excludedAt: true,
        excludedName: true,
        user: { select: { email: true, firstName: true, lastName: true } },
      },
      orderBy: [{ addedAt: "asc" }, { userId: "asc" }],
    },
  },
} satisfies Prisma.Registration$childArgs;

type Facts = Prisma.ChildGetPayload<typeof pickUpFacts>;
type Contact = { name: string | null; phone: string | null };

/**
 * Lists who may take a person home: the guardians of a child, the guardian whom its registration names,
 * and the people of its list. What an excluded guardian wrote of itself does not count.
 */
export function toPickUpList(child: Facts | null, guardian: Contact): RosterEntry["pickUp"] {
  const guardians = child?.guardians ?? [];
  const excluded = [
    ...(child?.excludedNames ?? []),
    ...guardians
      .filter((one) => one.excludedAt)
      .map((one) => one.excludedName ?? formatAccount(one.user)),
  ];
  const people: RosterEntry["pickUp"]["people"] = [];
  const add = (person: (typeof people)[number]) => {
    const isKnown = [...people.map(({ name }) => name), ...excluded].some((name) =>
      isSameName(name, person.name),
    );
    if (!isKnown) people.push(person);
  };
  if (guardian.name) add({ name: guardian.name, phone: guardian.phone, relation: null });
  for (const one of guardians) {
    if (!one.excludedAt) add({ name: formatAccount(one.user), phone: null, relation: null });
  }
  for (const person of child?.pickUpPeople ?? []) add(person);
  return { people, excluded, aloneFromAge: child?.aloneFromAge ?? null };
}
