import type { TextBlock } from "./blocks.ts";
import { LinkedText } from "./LinkedText.tsx";
import classes from "./TextBlocks.module.css";
import { TextTable } from "./TextTable.tsx";

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
