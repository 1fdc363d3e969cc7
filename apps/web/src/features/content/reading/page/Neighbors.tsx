import type { ContentTypeName, Neighbor } from "@headwaters/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { findDrawing } from "../../drawings.ts";
import { ContentPicture } from "../ContentPicture.tsx";
import classes from "./Neighbors.module.css";

export interface NeighborWords {
  title: string;
  /** The date of an item; absent for timeless content. */
  dateText?: (date: Date) => string;
}

interface NeighborsProps {
  kind: ContentTypeName;
  words: NeighborWords;
  items: readonly Neighbor[];
  toPath: (id: string) => string;
}

/** Further items to read. */
export function Neighbors({ kind, words, items, toPath }: NeighborsProps) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    <section className={classes.neighbors} data-no-print aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <ul className={classes.items}>
        {items.map(({ id, title, imageUrl, imageFocus, category, date }) => (
          <li key={id} className={classes.item}>
            <ContentPicture
              imageUrl={imageUrl}
              imageAlt=""
              imageFocus={imageFocus}
              drawing={findDrawing(kind, category)}
              sizes="(min-width: 48em) 24rem, 8rem"
            />
            <div className={classes.words}>
              {words.dateText && (
                <p>
                  <time dateTime={date.toISOString()}>{words.dateText(date)}</time>
                </p>
              )}
              <h3 dir="auto">
                <Link to={toPath(id)}>{title}</Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
