import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import { ActionButton } from "#ui/ActionButton.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import type { Picture } from "#ui/pictures/pictures.ts";
import shared from "#ui/shared.module.css";
import classes from "./StaffLayout.module.css";
import { staffTexts } from "./texts.ts";
import { ShortTime } from "./times.tsx";

interface ListPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The used part of a `useInfiniteQuery` result. */
interface PagedQuery<Item> {
  data: { pages: ListPage<Item>[] } | undefined;
  error: { message: string } | null;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface StaffListProps<Item> {
  query: PagedQuery<Item>;
  /** Its name for screen readers. */
  label: string;
  /** Title of the error message. */
  failed: string;
  /** Label of the button for the next page. */
  more?: string;
  empty: { title: string; text: string; picture?: Picture };
  getKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A paged list of the staff pages, with loading, error and empty states. */
export function StaffList<Item>(props: StaffListProps<Item>) {
  const { query, label, failed, empty, getKey, children } = props;
  const { more = staffTexts.list.more } = props;
  if (query.isPending) {
    return <ListSkeleton />;
  }
  if (!query.data) {
    return <LoadFailure level={2} title={failed} query={query} />;
  }
  // An item that was changed between two pages may be on both.
  const items = [
    ...new Map(
      query.data.pages.flatMap((page) => page.items).map((item) => [getKey(item), item]),
    ).values(),
  ];
  if (items.length === 0) {
    const { title, text, picture } = empty;
    return (
      <Notice level={2} title={title} {...(picture ? { picture } : {})}>
        <p>{text}</p>
      </Notice>
    );
  }
  return (
    <>
      <ol className={lists.list} aria-label={label}>
        {items.map((item) => (
          <li key={getKey(item)}>{children(item)}</li>
        ))}
      </ol>
      {query.hasNextPage && (
        <ActionButton
          variant="outline"
          className={classes.more ?? ""}
          isInactive={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? staffTexts.list.loadingMore : more}
        </ActionButton>
      )}
    </>
  );
}

interface ListRowProps {
  to: string;
  title: string;
  /** Above the title: badges. */
  labels?: ReactNode;
  /** Under the title: a line that distinguishes entries with the same title. */
  children?: ReactNode;
  /** At the end: time, age or owner. */
  side?: ReactNode;
}

/** One row of a staff list, as one link. */
export function ListRow({ to, title, labels, children, side }: ListRowProps) {
  return (
    <article className={classes.entry}>
      <div className={classes.what}>
        {labels && <p className={shared.labels}>{labels}</p>}
        <h2 dir="auto" className={shared.heading}>
          <Link to={to} className={lists.cover}>
            {title}
          </Link>
        </h2>
        {children && <div className={shared.small}>{children}</div>}
      </div>
      {side && <div className={`${shared.small} ${classes.side}`}>{side}</div>}
    </article>
  );
}

interface StaffFiltersProps {
  /** The active filters; with any the form starts open. */
  filters: object;
  children: ReactNode;
}

/** The filters of a staff list, which collapse behind a button on phones. */
export function StaffFilters({ filters, children }: StaffFiltersProps) {
  const id = useId();
  const [opened, setOpened] = useState(Object.keys(filters).length > 0);
  return (
    <div className={classes.filters} data-opened={opened || undefined}>
      <OpenButton
        variant="default"
        className={classes.toggle ?? ""}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onOpen={() => setOpened(!opened)}
      >
        {staffTexts.filters}
      </OpenButton>
      <div id={id} className={classes.collapsible}>
        {children}
      </div>
    </div>
  );
}

interface SentLineProps {
  title: string;
  facts: ReactNode;
  /** The error of the newest attempt. */
  error?: ReactNode;
  status: ReactNode;
  /** The color of the status; null while it is pending. */
  result: "good" | "bad" | null;
  date: Date;
  /** A button, if staff can act on it. */
  action?: ReactNode;
  /** Below the line. */
  children?: ReactNode;
}

/** A mail or delivery of the site, with its status. */
export function SentLine(props: SentLineProps) {
  const { title, facts, error, status, result, date, action, children } = props;
  return (
    <article className={classes.line}>
      <div className={classes.lineWhat}>
        <h2 className={classes.subject}>{title}</h2>
        <p className={shared.small}>{facts}</p>
        {error && <p className={classes.error}>{error}</p>}
      </div>
      <div className={classes.lineSide}>
        <p className={classes.status} data-result={result ?? undefined}>
          {status}
        </p>
        <p className={shared.small}>
          <ShortTime date={date} />
        </p>
        {action}
      </div>
      {children}
    </article>
  );
}
