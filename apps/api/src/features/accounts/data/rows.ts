/** Rows per query. A saved version may be 100 kB, so more rows would need much memory. */
const PAGE = 20;

/** Yields all rows, reading a page at a time; `read` gets the last row of the previous page. */
export async function* readPages<Row>(
  read: (last: Row | null, take: number) => PromiseLike<Row[]>,
  pageSize = PAGE,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  do {
    const rows: Row[] = await read(last, pageSize);
    yield* rows;
    last = rows.length === pageSize ? (rows.at(-1) ?? null) : null;
  } while (last);
}

/** Yields all rows of a table by ascending id; `read` gets the arguments of Prisma for the next page. */
export function readById<Row extends { id: string }>(
  read: (next: {
    where: { id: { gt: string } };
    orderBy: { id: "asc" };
    take: number;
  }) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  return readPages<Row>((last, take) =>
    read({ where: { id: { gt: last?.id ?? "" } }, orderBy: { id: "asc" }, take }),
  );
}

/** Yields the rows of a short list, read by one query. */
export async function* readAll<Row>(read: () => PromiseLike<Row[]>): AsyncGenerator<Row> {
  yield* await read();
}
