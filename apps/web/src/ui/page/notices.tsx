import { organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Picture } from "../pictures/Picture.tsx";
import type { Picture as PictureFile } from "../pictures/pictures.ts";
import shared from "../shared.module.css";
import classes from "./notices.module.css";

interface NoticeProps {
  title: string;
  /** Level of its heading on the page. */
  level: 1 | 2 | 3;
  picture?: PictureFile;
  /** The next step. */
  children: ReactNode;
}

/** Explains an empty page and the next step. */
export function Notice({ title, level, picture, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.notice}>
      {picture && <Picture picture={picture} alt="" sizes="22rem" className={classes.picture} />}
      <div className={classes.words}>
        <Heading className={classes.title}>{title}</Heading>
        {children}
      </div>
    </div>
  );
}

/** The used part of a `useQuery` result. */
export interface QueryState {
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailureProps {
  /** The heading of the failure. */
  title: string;
  /** Level of the title as a heading; without one it is a line. */
  level?: 1 | 2 | 3;
  query: QueryState;
}

/** Replaces data that could not be loaded by the reason and a button that loads it again. */
export function LoadFailure({ title, level, query }: LoadFailureProps) {
  const button = { loading: query.isFetching, onClick: () => void query.refetch() };
  if (level) {
    return (
      <Notice level={level} title={title}>
        <p>{query.error?.message}</p>
        <Button {...button}>Try again</Button>
      </Notice>
    );
  }
  return (
    <p role="alert" style={{ marginBottom: "1rem" }}>
      {title} {query.error?.message}{" "}
      <Button variant="default" size="xs" {...button}>
        Try again
      </Button>
    </p>
  );
}

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
    <div className={classes.single}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={`${shared.lead} ${classes.singleText}`}>{text}</p>
      {children}
    </div>
  );
}

/** Replaces a form if JavaScript is turned off or did not load. */
export function WithoutScript({ what }: { what: string }) {
  const { email } = organization;
  return (
    <p className={classes.note}>
      {what} needs JavaScript, which did not load or is turned off in your browser. You can write to
      us instead: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
