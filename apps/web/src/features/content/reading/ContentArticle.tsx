import "#ui/styles/components/moves.css";
import type {
  ContentTypeName,
  EducationArticlePage,
  EventPage,
  Neighbor,
  NewsArticlePage,
} from "@headwaters/contracts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { usePublicUrl } from "#lib/renderResult.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import { findPlaceholderPicture } from "../contentPictures.ts";
import { contentPaths } from "../contentTypes.ts";
import classes from "./ContentArticle.module.css";
import { ContentPicture } from "./ContentPicture.tsx";
import { ContentText } from "./ContentText.tsx";
import { DraftActions, ItemActions } from "./ItemActions.tsx";
import { ShareAndPrint } from "./ShareAndPrint.tsx";
import { articleTexts } from "./texts.ts";

/** The path of an item's list, and the labels of the links to it above and below the item. */
export interface ListLinks {
  to: string;
  all: string;
  back: string;
}

export interface NeighborLabels {
  title: string;
  /** Formats the date of an item; absent for timeless content. */
  formatDate?: (date: Date) => string;
}

interface ContentArticleProps {
  kind: ContentTypeName;
  item: Pick<NewsArticlePage, keyof (NewsArticlePage | EducationArticlePage | EventPage)>;
  list: ListLinks;
  neighborLabels: NeighborLabels;
  /** Above the title. */
  labels: ReactNode;
  lead?: string | null;
  /** A notice below the title. */
  notice?: ReactNode;
  /** Facts beside title and text; on phones between them. */
  aside?: ReactNode;
  /** Below the text. */
  after?: ReactNode;
}

/** News, an event or an education article on its own page. */
export function ContentArticle(props: ContentArticleProps) {
  const { kind, item, list, neighborLabels, labels, lead, notice, aside, after } = props;
  const { id, title, imageUrl } = item;
  const url = usePublicUrl() + contentPaths[kind](id);
  return (
    <>
      <article className={classes.article}>
        <Link to={list.to} className={classes.back} data-no-print>
          <Arrow to="left" /> {list.all}
        </Link>
        {item.isPublished ? (
          <ItemActions kind={kind} id={id} />
        ) : (
          <DraftActions kind={kind} id={id} />
        )}
        <div className={classes.body} data-aside={aside !== undefined}>
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
                author={item.author}
                published={item.publishedAt}
                changed={item.updatedAt}
                isEvent={kind === "events"}
              />
              <ShareAndPrint title={title} url={url} />
            </div>
          </header>
          {aside && <aside className={classes.aside}>{aside}</aside>}
          <div>
            {imageUrl && (
              <div className={classes.picture}>
                <ContentPicture
                  imageUrl={imageUrl}
                  imageAlt={item.imageAlt}
                  imageFocus={item.imageFocus}
                  imageSize={item.imageSize}
                  sizes="(min-width: 80em) 78rem, 100vw"
                  isWhole
                  fetched="first"
                />
              </div>
            )}
            <ContentText className={classes.text} html={item.html} />
            {after}
          </div>
        </div>
        <footer className={classes.foot} data-no-print>
          <Link to={list.to}>
            <Arrow to="left" /> {list.back}
          </Link>
        </footer>
        <p className={classes.address}>{url}</p>
      </article>
      <Neighbors kind={kind} labels={neighborLabels} items={item.neighbors} />
    </>
  );
}

interface BylineProps {
  /** A first name. */
  author: string | null;
  published: Date;
  changed: Date;
  /** Omits the publication date of an event, whose own date is on the page. */
  isEvent: boolean;
}

/** A change within a day of publication is a correction, not news. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The line of the author and the dates of publication and last change. */
function Byline({ author, published, changed, isEvent }: BylineProps) {
  return (
    <ul className={`${shared.small} ${classes.byline}`}>
      {author && <li className={classes.author}>{`${articleTexts.by} ${author}`}</li>}
      {!isEvent && (
        <li>
          {articleTexts.published} <DateText date={published} />
        </li>
      )}
      {changed.getTime() - published.getTime() >= DAY_MS && (
        <li>
          {articleTexts.updated} <DateText date={changed} />
        </li>
      )}
    </ul>
  );
}

interface NeighborsProps {
  kind: ContentTypeName;
  labels: NeighborLabels;
  items: readonly Neighbor[];
}

/** Further items to read. */
function Neighbors({ kind, labels, items }: NeighborsProps) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    <section className={classes.neighbors} data-no-print aria-labelledby={heading}>
      <h2 id={heading}>{labels.title}</h2>
      <ul className={classes.neighborList}>
        {items.map(({ id, title, imageUrl, imageFocus, category, date }) => (
          <li key={id} className={classes.neighbor}>
            <ContentPicture
              imageUrl={imageUrl}
              imageAlt=""
              imageFocus={imageFocus}
              placeholder={findPlaceholderPicture(kind, category)}
              sizes="(min-width: 48em) 24rem, 8rem"
            />
            <div className={classes.neighborText}>
              {labels.formatDate && (
                <p className={shared.small}>
                  <time dateTime={date.toISOString()}>{labels.formatDate(date)}</time>
                </p>
              )}
              <h3 dir="auto">
                <Link to={contentPaths[kind](id)}>{title}</Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
