import { type ReactNode, useId } from "react";
import { reveal } from "../../reveal.ts";
import shared from "../../shared.module.css";
import classes from "./Section.module.css";

interface SectionProps {
  eyebrow: string;
  title: string;
  /** A sentence under the title. */
  lead?: string;
  /** Name of the place for links to it. */
  id?: string;
  ground?: "paper" | "band";
  /** Where to go from here, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A chapter of a page: a rule, a label, a title and what belongs to it. Fades in on scroll. */
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
