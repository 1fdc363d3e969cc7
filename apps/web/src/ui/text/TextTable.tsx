import type { TableText } from "./blocks.ts";
import { LinkedText } from "./LinkedText.tsx";
import classes from "./TextTable.module.css";

// biome-ignore-start lint/a11y/noRedundantRoles: some browsers drop the role of a table with another layout

/** A table that becomes a list of its rows on narrow screens. */
export function TextTable({ table: { caption, columns, rows } }: { table: TableText }) {
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
              <LinkedText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                data-column={columns.length > 2 ? columns[index + 1] : undefined}
              >
                <LinkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: some browsers drop the role of a table with another layout
