import { LIST_MAX } from "@headwaters/contracts";
import { type ReactNode, useId } from "react";
import lists from "#ui/lists/lists.module.css";
import classes from "./MyDataPage.module.css";
import { myDataTexts } from "./texts.ts";

/** A headed list of the page "My data"; every child is an entry. */
export function DataList({ title, children }: { title: string; children: ReactNode[] }) {
  const titleId = useId();
  const { none, more } = myDataTexts;
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={`${lists.part} ${classes.list}`}>
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
        </ul>
      )}
      {children.length >= LIST_MAX && <p>{more}</p>}
    </section>
  );
}
