import type { LegalTable as Table } from "../texts/legal/document.ts";
import classes from "./LegalTable.module.css";
import { LegalText } from "./LegalText.tsx";

// biome-ignore-start lint/a11y/noRedundantRoles: some browsers forget the table that is not laid out as one

/** A table that becomes a list of its rows where a row has no room. */
export function LegalTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <table className={classes.table} role="table">
      <caption className={classes.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name = "", ...cells]) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              <LegalText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                data-column={columns.length > 2 ? columns[index + 1] : undefined}
              >
                <LegalText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: some browsers forget the table that is not laid out as one
