import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Arrow } from "../Arrow.tsx";
import classes from "./ItemArticle.module.css";
import { ItemPicture } from "./ItemPicture.tsx";
import { ItemText } from "./ItemText.tsx";

/** Where an item's list is, and the words of the links to it above and below the item. */
export interface ItemListLinks {
  to: string;
  all: string;
  back: string;
}

interface ItemArticleProps {
  list: ItemListLinks;
  labels: ReactNode;
  title: string;
  lead?: string | null;
  imageUrl: string | null;
  imageAlt: string | null;
  /** As the server made it of the author's Markdown. */
  html: string;
  /** What is to be known beside the text. */
  aside?: ReactNode;
}

/** News, an event or an education article on its own page. */
export function ItemArticle({
  list,
  labels,
  title,
  lead,
  imageUrl,
  imageAlt,
  html,
  aside,
}: ItemArticleProps) {
  return (
    <article className={classes.article}>
      <Link to={list.to} className={classes.back}>
        <Arrow to="left" /> {list.all}
      </Link>
      <header className={classes.head}>
        <p className={classes.labels}>{labels}</p>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      <div className={classes.body} data-aside={aside !== undefined}>
        {aside && <aside className={classes.aside}>{aside}</aside>}
        <div>
          {imageUrl && (
            <div className={classes.picture}>
              <ItemPicture
                {...{ imageUrl, imageAlt }}
                sizes="(min-width: 80em) 78rem, 100vw"
                first
              />
            </div>
          )}
          <ItemText className={classes.text} html={html} />
        </div>
      </div>
      <footer className={classes.foot}>
        <Link to={list.to}>
          <Arrow to="left" /> {list.back}
        </Link>
      </footer>
    </article>
  );
}
