import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import classes from "./AccountPage.module.css";

interface AccountPartProps {
  /** Anchor of links to it. */
  id: string;
  title: string;
  /** What a glance at the closed entry tells, such as the names of the children. */
  glance?: string | undefined;
  /** Its description; may contain links. */
  text?: string;
  /** Something in it is urgent, so that it opens by itself. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** An entry of the account page, which opens its part: description and actions. */
export function AccountPart(props: AccountPartProps) {
  const { id, title, glance, text, isUrgent = false, children } = props;
  const titleId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();

  // A browser opens the part of a fragment by itself when a page loads, but not for a router's link.
  useLayoutEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    const isTarget = target && details.current?.contains(target);
    if (details.current && (isUrgent || isTarget)) details.current.open = true;
  }, [hash, key, isUrgent]);

  return (
    <section className={classes.part} aria-labelledby={titleId}>
      {/** The browser may have opened it before the scripts came. */}
      <details ref={details} suppressHydrationWarning>
        <summary className={classes.partEntry}>
          <h2 id={titleId} className={classes.partTitle}>
            {title}
          </h2>
          <span className={classes.glance}>{glance}</span>
          <IconChevronDown className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        </summary>
        {/** The anchor is inside, so that a browser opens the part without scripts. */}
        <div id={id} className={classes.partBody}>
          {text && (
            <p className={classes.partText}>
              <LinkedText text={text} />
            </p>
          )}
          <div>{children}</div>
        </div>
      </details>
    </section>
  );
}

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
        <Heading id={titleId} className={classes.sectionTitle}>
          {title}
        </Heading>
        {text && (
          <p className={classes.sectionText}>
            <LinkedText text={text} />
          </p>
        )}
      </div>
      <div className={classes.sectionBody}>{children}</div>
    </section>
  );
}
