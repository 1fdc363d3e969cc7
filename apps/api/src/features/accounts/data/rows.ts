/** Rows that are read, and held, at a time: a saved version may have 100 kB. */
const PAGE = 20;

/** All rows, read a page at a time, each page after the last row of the one before. */
export async function* readPages<Row>(
  read: (last: Row | null, take: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  do {
    const rows: Row[] = await read(last, PAGE);
    yield* rows;
    last = rows.length === PAGE ? (rows.at(-1) ?? null) : null;
  } while (last);
}

/** The next rows by ascending id, for a Prisma query. */
export interface NextRows {
  where: { id: { gt: string } };
  orderBy: { id: "asc" };
  take: number;
}

/** The same of a table that is read by ascending id. */
export function readById<Row extends { id: string }>(
  read: (next: NextRows) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  return readPages<Row>((last, take) =>
    read({ where: { id: { gt: last?.id ?? "" } }, orderBy: { id: "asc" }, take }),
  );
}

/** Rows of which there are few. */
export async function* readAll<Row>(read: () => PromiseLike<Row[]>): AsyncGenerator<Row> {
  yield* await read();
}
