import { useId } from "react";
import { Link } from "react-router-dom";
import shared from "#ui/shared.module.css";
import type { LegalSection } from "../../texts/legal/document.ts";
import classes from "./LegalContents.module.css";
import { useSectionInView } from "./useSectionInView.ts";

/** The table of contents. Following a link moves the focus to its section: see LegalView. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const titleId = useId();
  const shown = useSectionInView(sections);
  return (
    <nav className={classes.contents} data-no-print aria-labelledby={titleId}>
      <h2 id={titleId} className={`${shared.eyebrow} ${classes.title}`}>
        On this page
      </h2>
      <ol className={classes.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={classes.link}
              aria-current={id === shown ? "location" : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
