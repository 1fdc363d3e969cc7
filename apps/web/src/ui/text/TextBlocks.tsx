import { LinkedText, type TextWithLinks } from "./LinkedText.tsx";
import classes from "./TextBlocks.module.css";

interface TableText {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly TextWithLinks[])[];
}

export type TextBlock =
  /** A paragraph. */
  | TextWithLinks
  /** A heading within the section. */
  | { heading: string }
  | { list: readonly TextWithLinks[] }
  /** Terms with definitions. */
  | { terms: readonly { term: string; text: TextWithLinks }[] }
  | { table: TableText }
  /** An important note. */
  | { note: TextWithLinks };

/** Paragraphs, headings, lists and tables of a longer text. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={classes.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  if ("heading" in block) return <h3 className={classes.heading}>{block.heading}</h3>;
  if ("table" in block) return <TextTable table={block.table} />;
  if ("note" in block) {
    return (
      <p className={classes.note}>
        <LinkedText text={block.note} />
      </p>
    );
  }
  if ("terms" in block) {
    return (
      <dl className={classes.terms}>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <LinkedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul className={classes.list}>
      {block.list.map((text) => (
        <li key={text}>
          <LinkedText text={text} />
        </li>
      ))}
    </ul>
  );
}

// biome-ignore-start lint/a11y/noRedundantRoles: some browsers drop the role of a table with another layout

/** A table that becomes a list of its rows on narrow screens. */
function TextTable({ table: { caption, columns, rows } }: { table: TableText }) {
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
