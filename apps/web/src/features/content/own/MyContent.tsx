import type { OwnEntry } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useId } from "react";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { myContentTexts } from "../texts/editing/myContent.ts";
import classes from "./MyContent.module.css";
import { MyContentEntry } from "./MyContentEntry.tsx";
import { NothingWritten } from "./NothingWritten.tsx";

export const CONTENT_PAGE = { limit: 20 };

const isDone = ({ isPublished, isAhead }: OwnEntry) => isPublished && !isAhead;

/** The author's content: unfinished items, then published ones, in pages. */
export function MyContent() {
  const query = trpc.items.mine.useInfiniteQuery(CONTENT_PAGE, {
    ...freshQuery, // content is written in other tabs
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) {
    return <LoadFailure level={2} title={myContentTexts.failed} query={query} />;
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NothingWritten />;
  return (
    <>
      <Part {...myContentTexts.unfinished} items={items.filter((item) => !isDone(item))} />
      <Part {...myContentTexts.published} items={items.filter(isDone)} />
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

function Part({ title, text, items }: { title: string; text: string; items: OwnEntry[] }) {
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
