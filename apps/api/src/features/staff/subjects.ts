import type { Prisma, PrismaClient } from "@headwaters/db";

/** Someone as staff call them. */
function nameOf(person: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(" ") || person.email;
}

type Names = Map<string, string>;
type FindNames = (prisma: PrismaClient, ids: string[]) => Promise<Names>;

const person = { id: true, firstName: true, lastName: true, email: true } as const;

function namesOf<Row extends { id: string }>(
  find: (prisma: PrismaClient, where: { id: { in: string[] } }) => Prisma.PrismaPromise<Row[]>,
  name: (row: Row) => string,
): FindNames {
  return async (prisma, ids) => {
    const rows = await find(prisma, { id: { in: ids } });
    return new Map(rows.map((row) => [row.id, name(row)]));
  };
}

const title = { id: true, title: true } as const;
const subject = { id: true, subject: true } as const;

/** What the subjects of the log are called now, by their kind. */
const finders: Record<string, FindNames> = {
  account: namesOf(
    ({ user }, where) => user.findMany({ where, select: person }),
    (row) => nameOf(row),
  ),
  application: namesOf(
    ({ membershipApplication }, where) => membershipApplication.findMany({ where, select: person }),
    (row) => nameOf(row),
  ),
  message: namesOf(
    ({ contactSubmission }, where) => contactSubmission.findMany({ where, select: person }),
    (row) => nameOf(row),
  ),
  newsletter: namesOf(
    ({ newsletter }, where) => newsletter.findMany({ where, select: subject }),
    (row) => row.subject,
  ),
  mail: namesOf(
    ({ mail }, where) => mail.findMany({ where, select: subject }),
    (row) => row.subject,
  ),
  news: namesOf(
    ({ newsArticle }, where) => newsArticle.findMany({ where, select: title }),
    (row) => row.title,
  ),
  events: namesOf(
    ({ event }, where) => event.findMany({ where, select: title }),
    (row) => row.title,
  ),
  education: namesOf(
    ({ educationArticle }, where) => educationArticle.findMany({ where, select: title }),
    (row) => row.title,
  ),
};

export interface SubjectAddress {
  kind: string;
  id: string;
}

/** Looks up the names of all of them, a query a kind; answers null for what is gone or unknown. */
export async function findNames(
  prisma: PrismaClient,
  subjects: readonly SubjectAddress[],
): Promise<(subject: SubjectAddress) => string | null> {
  const names = new Map<string, Names>();
  await Promise.all(
    [...Map.groupBy(subjects, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
      if (find) names.set(kind, await find(prisma, [...new Set(ofKind.map(({ id }) => id))]));
    }),
  );
  return ({ kind, id }) => names.get(kind)?.get(id) ?? null;
}
