import { type ReactNode, useId } from "react";
import { LinkedText } from "../../../ui/text/LinkedText.tsx";
import classes from "./AccountSection.module.css";

interface AccountSectionProps {
  /** Anchor of links to it. */
  id?: string;
  title: string;
  /** Its description; may contain links. */
  text: string;
  children: ReactNode;
}

/** A section of the account page: description and actions. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>
          <LinkedText text={text} />
        </p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
