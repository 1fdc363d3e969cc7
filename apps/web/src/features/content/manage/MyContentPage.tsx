import { can, type OwnEntry } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { Redirect } from "#layout/Redirect.tsx";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { contentTypeLabels } from "../contentNames.ts";
import { contentPaths } from "../contentTypes.ts";
import { eventTexts } from "../events/eventTexts.ts";
import { ContentPicture } from "../reading/ContentPicture.tsx";
import { reviewTexts } from "../review/texts.ts";
import { ContentStatus } from "./ContentStatus.tsx";
import classes from "./MyContentPage.module.css";
import { myContentTexts } from "./texts.ts";

const PAGE = { limit: 20 };

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.items.mine.prefetchInfinite(PAGE);
};

export default function MyContentPage() {
  const user = useCurrentUser();
  const { title, description, eyebrow, lead } = myContentTexts;
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(paths.myContent)} />;
  return (
    <>
      <PageMeta title={title} description={description} />
      <QuietHeader eyebrow={eyebrow} title={title} lead={lead}>
        <p className={classes.queue}>
          <Link to={paths.guide("author")}>{myContentTexts.guide}</Link>
        </p>
        {can(user, "reviewContent") && (
          <p className={classes.queue}>
            <Link to={paths.review}>
              {reviewTexts.title} <Arrow to="right" />
            </Link>
          </p>
        )}
      </QuietHeader>
      <div className={classes.page}>
        <MyContent />
      </div>
    </>
  );
}

/** A published item without a newer draft. */
const isFinished = ({ isPublished, isAhead }: OwnEntry) => isPublished && !isAhead;

/** The author's content: unfinished items, then published ones, in pages. */
function MyContent() {
  const query = trpc.items.mine.useInfiniteQuery(PAGE, {
    ...freshQuery, // content is written in other tabs
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) return <LoadFailure level={2} title={myContentTexts.failed} query={query} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NoContent />;
  return (
    <>
      <ContentSection
        {...myContentTexts.unfinished}
        items={items.filter((item) => !isFinished(item))}
      />
      <ContentSection {...myContentTexts.published} items={items.filter(isFinished)} />
      {query.hasNextPage && (
        <Button
          variant="outline"
          className={classes.more ?? ""}
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p className={classes.failure} role="alert">
          {myContentTexts.moreFailed} {query.error?.message}
        </p>
      )}
      <p className={shared.small}>{myContentTexts.zone}</p>
    </>
  );
}

function ContentSection({
  title,
  text,
  items,
}: {
  title: string;
  text: string;
  items: OwnEntry[];
}) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={`${item.kind}.${item.id}`}>
            <MyContentEntry item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An entry of the author's content with state and actions. */
function MyContentEntry({ item }: { item: OwnEntry }) {
  const { kind, id, title, imageUrl, imageFocus, savedAt } = item;
  const link = (to: string, label: string): ReactNode => (
    <li>
      <Link to={to}>
        {label}
        <span className={hidden.hidden}> {title}</span>
      </Link>
    </li>
  );
  return (
    <article className={classes.entry}>
      <div className={classes.picture}>
        {imageUrl && (
          <ContentPicture
            key={imageUrl}
            imageUrl={imageUrl}
            imageAlt=""
            imageFocus={imageFocus}
            sizes="9rem"
          />
        )}
      </div>
      <div className={classes.body}>
        <p className={shared.labels}>
          <Badge names={contentTypeLabels} value={kind} />
          <span>
            Saved <DateText date={savedAt} withTime />
          </span>
        </p>
        <h3 dir="auto" className={classes.entryTitle}>
          <Link to={paths.editContent(kind, id)}>{title}</Link>
        </h3>
        <ContentStatus item={item} />
      </div>
      <ul className={classes.links}>
        {link(paths.editContent(kind, id), "Edit")}
        {link(paths.contentHistory(kind, id), "History")}
        {link(contentPaths[kind](id), "View page")}
        {kind === "events" && link(paths.roster(id), eventTexts.roster)}
      </ul>
    </article>
  );
}

/** Shown instead of an empty list: links to the pages with an editor. */
function NoContent() {
  const { title, text, picture } = myContentTexts.empty;
  return (
    <Notice level={2} title={title} picture={picture}>
      <p>{text}</p>
      <div className={shared.row}>
        <LinkButton to={paths.news}>Write News</LinkButton>
        <LinkButton to={paths.events} variant="default">
          Add an Event
        </LinkButton>
        <LinkButton to={paths.education} variant="default">
          Write for Education
        </LinkButton>
      </div>
    </Notice>
  );
}
