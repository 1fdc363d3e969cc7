import type { ReactNode } from "react";
import { Link, useViewTransitionState } from "react-router-dom";
import { canMoveElements } from "#lib/browser.ts";
import hidden from "#ui/hidden.module.css";
import shared from "#ui/shared.module.css";
import { ContentPicture, type ContentPictureProps } from "../reading/ContentPicture.tsx";
import classes from "./ContentCard.module.css";

export interface ContentCardProps
  extends Pick<
    ContentPictureProps,
    "imageUrl" | "imageAlt" | "imageFocus" | "placeholder" | "fetched"
  > {
  /** The item's own page. */
  to: string;
  title: string;
  /** On a corner of the picture. */
  date?: ReactNode;
  /** Category and date. */
  labels: ReactNode;
  text: string;
  /** Further facts, below the text. */
  details?: ReactNode;
  /** Label of its link. */
  more: ReactNode;
  /** Level of its title on the page. */
  level: 2 | 3;
  /**
   * upright: picture above the text; lead: the same, larger; wide, row: picture beside the text,
   * large, small; entry: the same on phones too, with badges and link at the foot, for lists to scan;
   * next: the first of them, larger.
   */
  layout?: "upright" | "lead" | "wide" | "row" | "entry" | "next";
}

// On a phone two thirds of the card's width, as more detail would not be visible on its dense
// screen.
const sizes = {
  upright: "(min-width: 64em) 25rem, (min-width: 40em) 46vw, 66vw",
  lead: "(min-width: 64em) 40rem, 66vw",
  wide: "(min-width: 64em) 46rem, 66vw",
  row: "(min-width: 40em) 12rem, 66vw",
  entry: "(min-width: 40em) 10rem, 6.5rem",
  next: "(min-width: 48em) 24rem, 66vw",
};

/** News, an event or an education article in a list. */
export function ContentCard(props: ContentCardProps) {
  const { to, title, date, labels, text, details, more, level, ...others } = props;
  const { layout = "upright", ...picture } = others;
  const Title = `h${level}` as const;
  // The styles of the item's page move its picture and title there, and back.
  const isMoving = useViewTransitionState(to);
  return (
    <article className={classes.card} data-layout={layout} data-moving={isMoving || undefined}>
      <ContentPicture {...picture} sizes={sizes[layout]} />
      {date && <div className={classes.date}>{date}</div>}
      <div className={classes.body}>
        <p className={`${shared.labels} ${classes.labels}`}>{labels}</p>
        <Title dir="auto" className={classes.title}>
          {title}
        </Title>
        <p dir="auto" className={`${shared.soft} ${classes.text}`}>
          {text}
        </p>
        {details}
        <Link className={classes.more} to={to} viewTransition={canMoveElements()}>
          {more}
          <span className={hidden.hidden}> {title}</span>
        </Link>
      </div>
    </article>
  );
}
