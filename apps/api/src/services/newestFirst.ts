interface Listed {
  id: string;
  createdAt: Date;
}

/** The order of news and education articles, which an index serves. */
export function newestFirst() {
  return [{ createdAt: "desc" as const }, { id: "desc" as const }];
}

/**
 * Which articles belong to a page: all that are public or, with a cursor, those that come after
 * that article; null when it is gone.
 */
export async function pageAfter(
  cursor: string | undefined,
  find: (id: string) => Promise<Listed | null>,
) {
  if (!cursor) return { published: true };
  const last = await find(cursor);
  if (!last) return null;
  const { id, createdAt } = last;
  // The first condition is where the index range begins, however deep in the list that is.
  return { published: true, createdAt: { lte: createdAt }, NOT: { createdAt, id: { gte: id } } };
}
