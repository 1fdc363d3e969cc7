import { pipeline } from "node:stream";
import { organization } from "@headwaters/contracts";
import { stringify } from "csv-stringify";

/** What stands in a column: its header, and its cell of each row. */
export type Columns<Row> = readonly (readonly [
  header: string,
  cell: (row: Row) => string | number | null,
])[];

const localMoment = new Intl.DateTimeFormat("sv-SE", {
  timeZone: organization.timeZone,
  dateStyle: "short",
  timeStyle: "short",
});

/** "2026-11-22 13:05", by the organisation's clock: what spreadsheets read as a moment. */
export const momentCell = (moment: Date) => localMoment.format(moment);

/**
 * A CSV file as spreadsheets take it, in pieces: UTF-8 with its mark, CRLF, and an apostrophe in
 * front of what they would calculate ("=HYPERLINK(…)" in a name). Rows are asked for as fast as the
 * file is read, and no more of them are held.
 */
export async function* toCsv<Row>(
  columns: Columns<Row>,
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  const lines = stringify({
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
    header: true,
    columns: columns.map(([header]) => header),
  });
  lines.setEncoding("utf8");
  async function* records() {
    for await (const row of rows) yield columns.map(([, cell]) => cell(row));
  }
  pipeline(records(), lines, () => {}); // whoever reads the lines is told what went wrong
  yield* lines;
}
