import { reveal } from "#ui/reveal.ts";
import { TextBlocks } from "#ui/text/TextBlocks.tsx";
import type { LegalSection as Section } from "../../texts/legal/document.ts";
import classes from "./LegalSection.module.css";

/** A numbered section, reached by links to its id. Fades in on scroll. */
export function LegalSection({ section, number }: { section: Section; number: number }) {
  const titleId = `${section.id}-title`;
  return (
    <section id={section.id} className={classes.section} tabIndex={-1} aria-labelledby={titleId}>
      <div className={classes.inner} ref={reveal}>
        <h2 id={titleId} className={classes.title}>
          <span className={classes.number}>{number}.</span> {section.title}
        </h2>
        <TextBlocks blocks={section.blocks} />
      </div>
    </section>
  );
}
