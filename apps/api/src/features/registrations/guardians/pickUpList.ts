import { isSameName, type RosterEntry } from "@headwaters/contracts";
import type { Prisma, RegistrationModel, Transaction } from "@headwaters/db";
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
 * Finds the accounts that staff have excluded from a child of the same name and year as one that they
 * sign up: it may be the same child, entered anew. Refusing it would tell them.
 * @returns a function of a registration: the names of such accounts
 */
export async function findExcludedElsewhere(client: Transaction, userIds: readonly string[]) {
  const excluded = await client.childGuardian.findMany({
    where: { userId: { in: [...userIds] }, excludedAt: { not: null } },
    include: { child: true, user: true },
  });
  return (one: Pick<RegistrationModel, "userId" | "childId" | "firstName" | "birthYear">) =>
    excluded
      .filter(
        ({ userId, child }) =>
          userId === one.userId &&
          child.id !== one.childId &&
          child.birthYear === one.birthYear &&
          isSameName(child.firstName, one.firstName),
      )
      .map(({ excludedName, user }) => excludedName ?? formatAccount(user));
}

/**
 * Lists who may take a person home: the guardians of a child, the guardian whom its registration names,
 * and the people of its list. What an excluded guardian wrote of itself does not count.
 * @param elsewhere the names of `findExcludedElsewhere`
 */
export function toPickUpList(
  child: Facts | null,
  guardian: Contact,
  elsewhere: readonly string[],
): RosterEntry["pickUp"] {
  const guardians = child?.guardians ?? [];
  const excluded = [
    ...elsewhere,
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
