import { type ReactNode, useId } from "react";
import { reveal } from "../reveal.ts";
import shared from "../shared.module.css";
import classes from "./sections.module.css";

interface SectionProps {
  eyebrow: string;
  title: string;
  /** A sentence under the title. */
  lead?: string;
  /** The fragment for links to it. */
  id?: string;
  ground?: "paper" | "band";
  /**
   * How it begins. rule: with a rule; plain: with a large title, the lead beside it; contours: with a
   * centered title on the contour lines of a map, on the band. Adjacent sections of a page begin
   * differently.
   */
  opener?: "rule" | "plain" | "contours";
  /** A link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a label and a title. Fades in on scroll. */
export function Section({
  eyebrow,
  title,
  lead,
  id,
  ground = "paper",
  opener = "rule",
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
      data-opener={opener}
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

interface QuietHeaderProps {
  eyebrow: ReactNode;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The header of a page without a picture. */
export function QuietHeader({ eyebrow, title, lead, children }: QuietHeaderProps) {
  return (
    <header className={classes.quiet}>
      <div className={classes.quietWords}>
        <p className={`${shared.eyebrow} ${classes.quietEyebrow}`}>{eyebrow}</p>
        <h1>{title}</h1>
        {lead && <p className={`${shared.lead} ${classes.quietLead}`}>{lead}</p>}
        {children}
      </div>
    </header>
  );
}

interface ClosingProps {
  title: string;
  text: string;
  /** Buttons that link on. */
  children: ReactNode;
}

/** The closing band of a page. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={classes.band} data-no-print>
      <div className={classes.bandInner} ref={reveal}>
        <h2>{title}</h2>
        <p className={classes.bandText}>{text}</p>
        <div className={`${shared.row} ${classes.bandButtons}`}>{children}</div>
      </div>
    </section>
  );
}
