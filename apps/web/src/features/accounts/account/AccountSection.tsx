import { type ReactNode, useId } from "react";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import classes from "./AccountSection.module.css";

interface AccountSectionProps {
  /** Anchor of links to it. */
  id?: string;
  title: string;
  /** Its description; may contain links. */
  text?: string;
  /** Of its heading: 3 within a part of the page. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A section of the account page, mostly within a part: description and actions. */
export function AccountSection({ id, title, text, level = 3, children }: AccountSectionProps) {
  const Heading = `h${level}` as const;
  const titleId = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId}>
      <div>
        <Heading id={titleId} className={classes.title}>
          {title}
        </Heading>
        {text && (
          <p className={classes.text}>
            <LinkedText text={text} />
          </p>
        )}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
