import type { ReactNode } from "react";
import { Picture } from "#ui/pictures/Picture.tsx";
import { lost } from "#ui/pictures/pictures.ts";
import shared from "#ui/shared.module.css";
import classes from "./LostPage.module.css";

interface LostPageProps {
  title: string;
  /** A short label above the title. */
  label?: string;
  /** The explanation, in a sentence or two. */
  text: string;
  /** The next step. */
  children: ReactNode;
}

/** A page that explains an error and links on. */
export function LostPage({ title, label, text, children }: LostPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.words}>
        {label && <p className={classes.label}>{label}</p>}
        <h1>{title}</h1>
        <p className={`${shared.lead} ${classes.text}`}>{text}</p>
        {children}
      </div>
      <Picture
        picture={lost}
        alt="A child holds a fishing rod whose line and bobber have caught in a tree instead of the lake."
        sizes="(min-width: 64em) 42rem, 92vw"
        first
        className={classes.picture}
      />
    </div>
  );
}
