import { type ReactNode, useEffect, useRef } from "react";
import shared from "#ui/shared.module.css";
import classes from "./NotePage.module.css";

interface NotePageProps {
  title: string;
  text: ReactNode;
  /** Focuses the title, because the page replaces the focused element. */
  takesFocus?: boolean;
  /** The next step. */
  children: ReactNode;
}

/** A page with a single message. */
export function NotePage({ title, text, takesFocus = false, children }: NotePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={`${shared.lead} ${classes.text}`}>{text}</p>
      {children}
    </div>
  );
}
