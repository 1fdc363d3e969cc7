import type { LegalBlock } from "../texts/legal/document.ts";
import classes from "./LegalBlocks.module.css";
import { LegalTable } from "./LegalTable.tsx";
import { LegalText } from "./LegalText.tsx";

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <LegalText text={block} />
      </p>
    );
  }
  if ("heading" in block) return <h3 className={classes.heading}>{block.heading}</h3>;
  if ("table" in block) return <LegalTable table={block.table} />;
  if ("note" in block) {
    return (
      <p className={classes.note}>
        <LegalText text={block.note} />
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
              <LegalText text={text} />
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
          <LegalText text={text} />
        </li>
      ))}
    </ul>
  );
}

/** What a section of a legal page says. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className={classes.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
