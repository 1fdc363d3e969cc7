import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link, useLocation } from "react-router-dom";
import { useIsHydrated } from "#lib/browser.ts";
import { useOriginState } from "#lib/origin.ts";
import lists from "../lists/lists.module.css";
import classes from "./DataTable.module.css";
import { tableTexts } from "./texts.ts";
import { useRowKeys } from "./useRowKeys.ts";

/** A column of a table. */
interface Column<Item> {
  title: string;
  cell: (item: Item) => ReactNode;
  /** Its width, as in CSS; without it the column takes what is left. */
  width?: string;
  /** For numbers and times. */
  align?: "end";
  /** Left out where the table is narrow, as beside an open entry. */
  isExtra?: true;
  /** Its title stands before the content on the cards of phones. */
  isLabelled?: true;
  /** The orders of the list by this column, as its address names them. */
  orders?: { ascending?: string; descending?: string };
}

/** The first column names an entry, and links to it. */
export type Columns<Item> = readonly [Column<Item>, ...Column<Item>[]];

export interface DataTableProps<Item> {
  /** Its name for screen readers. */
  label: string;
  items: readonly Item[];
  columns: Columns<Item>;
  getKey: (item: Item) => string;
  getName: (item: Item) => string;
  /** The order of the list, if it has several, and its address in another. */
  order?: string | undefined;
  getOrderPath: (order: string) => string;
  /** The path of an entry's page. */
  getPath?: ((item: Item) => string) | undefined;
  /** The path of the list: an entry that opens beside it keeps its filters. */
  listPath?: string | undefined;
  /** The keys of the chosen entries, where several can be chosen. */
  chosen?: ReadonlySet<string> | undefined;
  onChoose: (chosen: ReadonlySet<string>) => void;
  hasMore: boolean;
  /** Loads more entries: the last ones come into sight. */
  onEnd: () => void;
  /** The table scrolls with an entry beside the list: all its rows are rendered, and `onEnd` is not called. */
  isInEntry?: boolean | undefined;
}

/** Height of most rows on wide screens, in px; rows are measured when they are shown. */
const ROW = 44;
/** Rows beyond the screen that are rendered, so that fast scrolling shows no gaps. */
const OVERSCAN = 15;

/**
 * A compact table of any number of entries, of which only those near the screen are rendered; on phones each
 * entry is a card. Keys: arrows or j and k move from entry to entry, x chooses one.
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { label, items, columns, getKey, getName, getPath, listPath, hasMore, onEnd } = props;
  const { order, getOrderPath, chosen, onChoose, isInEntry = false } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, above, below, scrollToIndex, measure } = useRowsInSight(
    body,
    items.map(getKey),
    isInEntry,
  );
  const { pathname, search, state } = useLocation();
  const origin = useOriginState();

  const isNearEnd = !isInEntry && (rows.at(-1) ?? 0) >= items.length - OVERSCAN;
  useEffect(() => {
    if (hasMore && isNearEnd) onEnd();
  }, [hasMore, isNearEnd, onEnd]);

  function toggle(item: Item) {
    const next = new Set(chosen);
    if (!next.delete(getKey(item))) next.add(getKey(item));
    onChoose(next);
  }

  const focus = useRowKeys(body, items, {
    scrollToIndex,
    onChoose: (index) => toggle(items[index] as Item),
    canChoose: chosen !== undefined,
  });

  const areAllChosen = chosen !== undefined && items.every((item) => chosen.has(getKey(item)));
  return (
    <table
      className={classes.table}
      aria-label={label}
      aria-rowcount={hasMore ? -1 : items.length + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          {chosen && (
            <th className={classes.choice}>
              <input
                ref={(box) => {
                  if (box) box.indeterminate = chosen.size > 0 && !areAllChosen;
                }}
                type="checkbox"
                aria-label={tableTexts.chooseAll}
                checked={areAllChosen}
                onChange={() => onChoose(new Set(areAllChosen ? [] : items.map(getKey)))}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead
              key={column.title}
              column={column}
              order={order}
              getOrderPath={getOrderPath}
            />
          ))}
        </tr>
      </thead>
      <tbody ref={body} {...focus}>
        <Gap height={above} />
        {rows.map((index) => {
          const item = items[index] as Item;
          const path = getPath?.(item);
          const isBeside = Boolean(listPath && path?.startsWith(`${listPath}/`));
          const isChosen = chosen?.has(getKey(item));
          return (
            <tr
              key={getKey(item)}
              ref={measure}
              className={classes.row}
              // For the keys, where a row has nothing else that takes the focus.
              tabIndex={-1}
              aria-rowindex={index + 2}
              data-index={index}
              data-linked={path !== undefined || undefined}
              data-open={path === pathname || undefined}
              data-chosen={isChosen || undefined}
            >
              {chosen && (
                <td className={classes.choice}>
                  <input
                    type="checkbox"
                    aria-label={tableTexts.choose(getName(item))}
                    checked={isChosen === true}
                    onChange={() => toggle(item)}
                  />
                </td>
              )}
              {columns.map(({ title, cell, align, isExtra, isLabelled }, column) => (
                <td
                  key={title}
                  data-name={column === 0 || undefined}
                  data-label={isLabelled && title}
                  data-align={align}
                  data-extra={isExtra}
                >
                  {column === 0 && path !== undefined ? (
                    <Link
                      to={isBeside ? path + search : path}
                      className={`${lists.cover} ${classes.link}`}
                      aria-current={path === pathname || undefined}
                      state={isBeside ? state : origin}
                      preventScrollReset={isBeside}
                      dir="auto"
                    >
                      {cell(item)}
                    </Link>
                  ) : (
                    cell(item)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
        <Gap height={below} />
      </tbody>
    </table>
  );
}

/** Stands for the rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden style={{ height }} className={classes.gap} />;

interface ColumnHeadProps<Item> extends Pick<DataTableProps<Item>, "order" | "getOrderPath"> {
  column: Column<Item>;
}

/** The title of a column; it sorts the list, where the column can. */
function ColumnHead<Item>({ column, order, getOrderPath }: ColumnHeadProps<Item>) {
  const { title, width, align, isExtra, orders } = column;
  const directions = ["ascending", "descending"] as const;
  const direction =
    orders &&
    (directions.find((name) => orders[name] !== undefined && orders[name] === order) ?? "none");
  const { ascending, descending } = orders ?? {};
  const next = direction === "ascending" ? (descending ?? ascending) : (ascending ?? descending);
  return (
    <th
      scope="col"
      {...(width && { style: { width } })}
      data-align={align}
      data-extra={isExtra}
      aria-sort={direction}
    >
      {next ? (
        <Link to={getOrderPath(next)} className={classes.sort} preventScrollReset>
          {title}
        </Link>
      ) : (
        title
      )}
    </th>
  );
}

/** The indexes of the rows to render, and the heights of those above and below them, in px. */
function useRowsInSight(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  hasAll: boolean,
) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const isHydrated = useIsHydrated();
  const count = hasAll ? 0 : keys.length;
  useLayoutEffect(() => {
    if (count > 0 && body.current)
      setScrollMargin(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  }, [body, count]);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => ROW,
    // A list that an open entry hides on phones has no heights, and would render all its rows.
    measureElement: (row) => row.offsetHeight || ROW,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => keys[index] ?? index,
    // A long list to which a user returns is not rendered as a whole first.
    initialRect: { width: 0, height: globalThis.innerHeight ?? 0 },
  });
  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const { scrollToIndex, measureElement: measure } = virtualizer;
  // Without a screen (on the server, and in the browser until then) and for `hasAll`, every row is rendered.
  if (!isHydrated || !first || !last) {
    return { rows: keys.map((_, index) => index), above: 0, below: 0, scrollToIndex, measure };
  }
  return {
    rows: shown.map(({ index }) => index),
    above: first.start - scrollMargin,
    below: virtualizer.getTotalSize() - (last.end - scrollMargin),
    scrollToIndex,
    measure,
  };
}
