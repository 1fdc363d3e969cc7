import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import classes from "./AccountPart.module.css";

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
        <summary className={classes.entry}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <span className={classes.glance}>{glance}</span>
          <IconChevronDown className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        </summary>
        {/** The anchor is inside, so that a browser opens the part without scripts. */}
        <div id={id} className={classes.body}>
          {text && (
            <p className={classes.text}>
              <LinkedText text={text} />
            </p>
          )}
          <div>{children}</div>
        </div>
      </details>
    </section>
  );
}
