import { pipeline } from "node:stream";
import { organization } from "@headwaters/contracts";
import { stringify } from "csv-stringify";

export type Columns<Row> = readonly (readonly [
  header: string,
  cell: (row: Row) => string | number | null,
])[];

const localMoment = new Intl.DateTimeFormat("sv-SE", {
  timeZone: organization.timeZone,
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * "2026-11-22 13:05" in the organization's time zone, a format that spreadsheets read as a date.
 */
export const momentCell = (moment: Date) => localMoment.format(moment);

/**
 * Streams a CSV file: UTF-8 with BOM and CRLF. An apostrophe precedes cells that a spreadsheet would
 * run as a formula.
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
  pipeline(records(), lines, () => {}); // the consumer gets the error
  yield* lines;
}
