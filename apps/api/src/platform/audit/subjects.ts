import { showEmail } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import type { Subject } from "./log.ts";

/** Finds the current names of subjects of one kind, by id. */
export type FindNames = (prisma: PrismaClient, ids: string[]) => Promise<Map<string, string>>;

/** The subjects of a feature's entries, by `kind`. */
export type AuditSubjects = Readonly<Record<string, FindNames>>;

interface Person {
  firstName: string | null;
  lastName: string | null;
}

/** "Ana Reyes"; null without a name. */
export function formatFullName(person: Person): string | null {
  return [person.firstName, person.lastName].filter(Boolean).join(" ").trim() || null;
}

/** The full name, or the email address without one. */
export function formatPerson(person: Person & { email: string }): string {
  return formatFullName(person) ?? showEmail(person.email);
}

/** Columns of a person, for `findNames`. */
export const personColumns = { id: true, firstName: true, lastName: true, email: true } as const;
export const titleColumns = { id: true, title: true } as const;
export const subjectColumns = { id: true, subject: true } as const;

export function findNames<Row extends { id: string }>(
  find: (prisma: PrismaClient, where: { id: { in: string[] } }) => Prisma.PrismaPromise<Row[]>,
  format: (row: Row) => string,
): FindNames {
  return async (prisma, ids) => {
    const rows = await find(prisma, { id: { in: ids } });
    return new Map(rows.map((row) => [row.id, format(row)]));
  };
}

/** Looks up all names with one query per kind. Returns null for unknown subjects. */
export async function findSubjectNames(
  prisma: PrismaClient,
  declared: AuditSubjects,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
  const names = new Map<string, Map<string, string>>();
  await Promise.all(
    [...Map.groupBy(subjects, ({ kind }) => kind)].map(async ([kind, group]) => {
      const find = Object.hasOwn(declared, kind) ? declared[kind] : undefined;
      if (find) names.set(kind, await find(prisma, [...new Set(group.map(({ id }) => id))]));
    }),
  );
  return ({ kind, id }) => names.get(kind)?.get(id) ?? null;
}
