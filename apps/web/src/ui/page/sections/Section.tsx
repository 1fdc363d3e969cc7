import { type ReactNode, useId } from "react";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import classes from "./Section.module.css";

interface SectionProps {
  eyebrow: string;
  title: string;
  /** A sentence under the title. */
  lead?: string;
  /** The fragment for links to it. */
  id?: string;
  ground?: "paper" | "band";
  /** A link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a rule, a label and a title. Fades in on scroll. */
export function Section({
  eyebrow,
  title,
  lead,
  id,
  ground = "paper",
  action,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classes.section}
      data-ground={ground}
      aria-labelledby={titleId}
    >
      <div ref={reveal}>
        <div className={classes.head}>
          <p className={`${shared.eyebrow} ${classes.eyebrow}`}>{eyebrow}</p>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {lead && <p className={`${shared.lead} ${classes.lead}`}>{lead}</p>}
          {action && <div className={classes.action}>{action}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}
