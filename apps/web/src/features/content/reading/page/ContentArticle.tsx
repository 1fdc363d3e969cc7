import type { ContentTypeName, Focus, Neighbor, PictureSize } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { usePublicUrl } from "#lib/renderResult.ts";
import { Arrow } from "#ui/Arrow.tsx";
import shared from "#ui/shared.module.css";
import { ContentPicture } from "../ContentPicture.tsx";
import { ContentText } from "../ContentText.tsx";
import { Byline } from "./Byline.tsx";
import classes from "./ContentArticle.module.css";
import { Neighbors, type NeighborWords } from "./Neighbors.tsx";
import { ToolButtons } from "./tools/ToolButtons.tsx";

/** The path of an item's list, and the labels of the links to it above and below the item. */
export interface ListLinks {
  to: string;
  all: string;
  back: string;
}

interface ShownItem {
  id: string;
  title: string;
  imageUrl: string | null;
  imageAlt: string | null;
  imageFocus: Focus | null;
  imageSize: PictureSize | null;
  /** The author's Markdown as rendered by the server. */
  html: string;
  author: string | null;
  publishedAt: Date;
  updatedAt: Date;
  neighbors: Neighbor[];
  isPublished: boolean;
  canEdit: boolean;
}

interface ContentArticleProps {
  kind: ContentTypeName;
  item: ShownItem;
  list: ListLinks;
  next: NeighborWords;
  toPath: (id: string) => string;
  labels: ReactNode;
  lead?: string | null;
  /** A notice above everything else. */
  notice?: ReactNode;
  /** Facts beside the text. */
  aside?: ReactNode;
}

/** News, an event or an education article on its own page. */
export function ContentArticle(props: ContentArticleProps) {
  const { kind, item, list, next, toPath, labels, lead, notice, aside } = props;
  const {
    title,
    imageUrl,
    imageAlt,
    imageFocus,
    imageSize,
    html,
    author,
    publishedAt,
    updatedAt,
    neighbors,
  } = item;
  const url = usePublicUrl() + toPath(item.id);
  return (
    <>
      <article className={classes.article}>
        <Link to={list.to} className={classes.back} data-no-print>
          <Arrow to="left" /> {list.all}
        </Link>
        {item.canEdit && (
          <p className={classes.own}>
            {!item.isPublished && <strong>Draft. Only its author and staff see it.</strong>}{" "}
            <Link to={paths.editContent(kind, item.id)}>Edit</Link>
            {kind === "events" && <Link to={paths.roster(item.id)}>Registrations</Link>}
          </p>
        )}
        <header className={classes.head}>
          <p className={classes.labels}>{labels}</p>
          <h1 dir="auto" className={classes.title}>
            {title}
          </h1>
          {notice}
          {lead && (
            <p dir="auto" className={`${shared.lead} ${classes.lead}`}>
              {lead}
            </p>
          )}
          <div className={`${shared.between} ${classes.about}`}>
            <Byline
              author={author}
              published={publishedAt}
              changed={updatedAt}
              isEvent={kind === "events"}
            />
            <ToolButtons title={title} url={url} />
          </div>
        </header>
        <div className={classes.body} data-aside={aside !== undefined}>
          {aside && <aside className={classes.aside}>{aside}</aside>}
          <div>
            {imageUrl && (
              <div className={classes.picture}>
                <ContentPicture
                  imageUrl={imageUrl}
                  imageAlt={imageAlt}
                  imageFocus={imageFocus}
                  imageSize={imageSize}
                  sizes="(min-width: 80em) 78rem, 100vw"
                  isWhole
                  first
                />
              </div>
            )}
            <ContentText className={classes.text} html={html} />
          </div>
        </div>
        <footer className={classes.foot} data-no-print>
          <Link to={list.to}>
            <Arrow to="left" /> {list.back}
          </Link>
        </footer>
        <p className={classes.address}>{url}</p>
      </article>
      <Neighbors kind={kind} words={next} items={neighbors} toPath={toPath} />
    </>
  );
}
