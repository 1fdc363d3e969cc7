import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { SentDrawing } from "#ui/forms/SentPanel.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import classes from "./RecoveryCard.module.css";
import { recoveryPicture } from "./texts.ts";

interface RecoveryCardProps {
  /** The step that is shown. */
  step: { title: string; description: string; text: string };
  /** Its form was sent, so that a drawing stands above the next step. */
  isSent?: boolean;
  /** The path of the page. */
  path: string;
  /** The form or links of the step. */
  children: ReactNode;
}

/** A step of password recovery. */
export function RecoveryCard({ step, isSent, path, children }: RecoveryCardProps) {
  const { title, description, text } = step;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);

  // The form that had the focus is gone, so the focus moves to the next step.
  useEffect(() => {
    if (shownTitle.current === title) return;
    shownTitle.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div className={classes.page}>
      <PageMeta title={title} description={description} path={path} />
      <section className={classes.card}>
        <div className={classes.words}>
          {isSent && <SentDrawing />}
          <h1 ref={heading} className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
          {children}
        </div>
        <Picture
          picture={recoveryPicture}
          alt=""
          sizes="(min-width: 52em) 36rem, 1px"
          className={classes.map}
        />
      </section>
    </div>
  );
}

export function BackToLogin() {
  return (
    <Link to={paths.auth} className={classes.back}>
      Back to Login
    </Link>
  );
}
