import type { ContentTypeName, Neighbour } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePublicUrl } from "../../../lib/api/publicUrl.ts";
import { paths } from "../../../lib/paths.ts";
import { Arrow } from "../../../ui/Arrow.tsx";
import { Byline } from "./Byline.tsx";
import classes from "./ItemArticle.module.css";
import { ItemPicture } from "./ItemPicture.tsx";
import { ItemText } from "./ItemText.tsx";
import { ItemTools } from "./ItemTools.tsx";
import { Neighbours, type NeighbourWords } from "./Neighbours.tsx";

/** Where an item's list is, and the words of the links to it above and below the item. */
export interface ItemListLinks {
  to: string;
  all: string;
  back: string;
}

interface ShownItem {
  id: string;
  title: string;
  imageUrl: string | null;
  imageAlt: string | null;
  /** As the server made it of the author's Markdown. */
  html: string;
  author: string | null;
  createdAt: Date;
  updatedAt: Date;
  neighbours: Neighbour[];
  isPublished: boolean;
  mayChange: boolean;
}

interface ItemArticleProps {
  kind: ContentTypeName;
  item: ShownItem;
  list: ItemListLinks;
  next: NeighbourWords;
  pathOf: (id: string) => string;
  labels: ReactNode;
  lead?: string | null;
  /** What is to be known before all else. */
  notice?: ReactNode;
  /** What is to be known beside the text. */
  aside?: ReactNode;
}

/** News, an event or an education article on its own page. */
export function ItemArticle(props: ItemArticleProps) {
  const { kind, item, list, next, pathOf, labels, lead, notice, aside } = props;
  const { title, imageUrl, imageAlt, html, author, createdAt, updatedAt, neighbours } = item;
  const url = usePublicUrl() + pathOf(item.id);
  return (
    <>
      <article className={classes.article}>
        <Link to={list.to} className={classes.back}>
          <Arrow to="left" /> {list.all}
        </Link>
        {item.mayChange && (
          <p className={classes.own}>
            {!item.isPublished && <strong>Draft. Only its author and staff see it.</strong>}{" "}
            <Link to={paths.writingItem(kind, item.id)}>Edit</Link>
            {kind === "events" && <Link to={paths.roster(item.id)}>Registrations</Link>}
          </p>
        )}
        <header className={classes.head}>
          <p className={classes.labels}>{labels}</p>
          <h1 className={classes.title}>{title}</h1>
          {notice}
          {lead && <p className={classes.lead}>{lead}</p>}
          <div className={classes.about}>
            <Byline author={author} published={createdAt} changed={updatedAt} />
            <ItemTools title={title} url={url} />
          </div>
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
        <p className={classes.address}>{url}</p>
      </article>
      <Neighbours words={next} items={neighbours} pathOf={pathOf} />
    </>
  );
}
