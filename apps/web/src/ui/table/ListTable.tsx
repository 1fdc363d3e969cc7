import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useCallback, useId, useRef, useState } from "react";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "../ActionButton.tsx";
import type { Confirmation } from "../forms/dialogs/ConfirmDialog.tsx";
import { OpenButton } from "../forms/dialogs/OpenButton.tsx";
import { useDialog } from "../forms/dialogs/useDialog.ts";
import hidden from "../hidden.module.css";
import { useKeys } from "../keys.ts";
import {
  type FilteredList,
  type Filters,
  type ListBarTexts,
  writeFilters,
} from "../lists/filters.ts";
import { ListBar } from "../lists/ListBar.tsx";
import { ListSkeleton } from "../lists/skeletons.tsx";
import { formatFound, formatNothingFound } from "../lists/texts.ts";
import { LoadFailure, Notice, type QueryState } from "../page/notices.tsx";
import type { Picture } from "../pictures/pictures.ts";
import { type Columns, DataTable } from "./DataTable.tsx";
import classes from "./ListTable.module.css";
import { tableTexts } from "./texts.ts";

const importDialog = () => import("../forms/dialogs/ConfirmDialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await importDialog()).ConfirmDialog }));

interface ListQuery extends QueryState {
  isPending: boolean;
}

/** The used part of a `useInfiniteQuery` result; a list of one page has no more than its data. */
interface PagedQuery<Item> extends ListQuery {
  data: { pages: { items: Item[] }[] } | undefined;
  isPlaceholderData?: boolean;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
}

/** Makes the query of a whole list one of a single page. */
export const toPagedQuery = <Item,>(
  { error, isPending, isFetching, refetch }: ListQuery,
  items: Item[] | undefined,
): PagedQuery<Item> => ({
  data: items && { pages: [{ items }] },
  error,
  isPending,
  isFetching,
  refetch,
});

/** Something to do with several entries at once: one after the other, or in a dialog of the page. */
export type TableAction<Item> = RunAction<Item> | OpenAction<Item>;

interface OpenAction<Item> {
  label: string;
  /** Opens the dialog; `onDone` ends the choice of entries. */
  open: (items: readonly Item[], onDone: () => void) => void;
  applies?: undefined;
  confirm?: undefined;
}

interface RunAction<Item> {
  label: string;
  open?: undefined;
  /** Asks before it is done. */
  confirm?: (items: readonly Item[]) => Omit<Confirmation, "button">;
  /** Entries for which there is nothing to do are left out. */
  applies?: (item: Item) => boolean;
  run: (item: Item) => Promise<unknown>;
  /** "3 messages are marked as answered" */
  done: (count: number) => string;
}

interface ListTableProps<Item> {
  query: PagedQuery<Item>;
  /** The list with its filters, as its address has them; the first of `fields.order` is its usual order. */
  list?: FilteredList;
  filters?: Filters;
  /** Its search and filters. */
  bar?: ListBarTexts;
  /** Its name for screen readers. */
  label: string;
  /** Title of the error message. */
  failed: string;
  /** The notice for a list without entries; by default none. */
  empty?: { title: string; text: string; picture?: Picture };
  /** The same for a search or filter without results. */
  nothing?: { title: string; text: string };
  columns: Columns<Item>;
  getKey: (item: Item) => string;
  getName: (item: Item) => string;
  getPath?: (item: Item) => string;
  actions?: readonly TableAction<Item>[];
  /** The list stands in an entry beside another list; more entries are loaded by a button. */
  isInEntry?: true;
}

const none: ReadonlySet<string> = new Set();
const unfiltered: FilteredList = { path: "", fields: {} };

/**
 * A list of staff: filters in its address, a table that loads as it is scrolled, actions on chosen entries, and
 * its states while it is loading, empty or failed.
 */
export function ListTable<Item>(props: ListTableProps<Item>) {
  const { query, list = unfiltered, filters = {}, bar } = props;
  const { label, failed, empty, nothing = empty } = props;
  const { columns, getKey, getName, getPath, actions = [], isInEntry } = props;
  const [chosen, setChosen] = useState(none);
  const table = useRef<HTMLDivElement>(null);
  const { hasNextPage = false, isFetchingNextPage = false } = query;
  const { isFetchNextPageError, fetchNextPage } = query;
  const onEnd = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage?.();
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const [usualOrder] = list.fields.order ?? [];
  const { order = usualOrder, ...narrowing } = filters as Partial<Record<string, string>>;
  const isFiltered = Object.keys(narrowing).length > 0;
  // An item that was changed between two pages may be on both.
  const items = [
    ...new Map(
      query.data?.pages.flatMap((page) => page.items).map((item) => [getKey(item), item]),
    ).values(),
  ];
  const chosenItems = items.filter((item) => chosen.has(getKey(item)));

  function show() {
    if (query.isPending) return <ListSkeleton />;
    if (!query.data) return <LoadFailure level={2} title={failed} query={query} />;
    if (items.length === 0) {
      const shown = isFiltered ? nothing : empty;
      if (!shown) return null;
      const { text, ...notice } = shown;
      return (
        <Notice level={2} {...notice}>
          <p>{text}</p>
        </Notice>
      );
    }
    return (
      <div ref={table} className={classes.list} tabIndex={-1} aria-busy={query.isPlaceholderData}>
        <DataTable
          label={label}
          items={items}
          columns={columns}
          getKey={getKey}
          getName={getName}
          getPath={getPath}
          listPath={list.path}
          order={order}
          getOrderPath={(wanted) =>
            list.path +
            writeFilters({ ...narrowing, ...(wanted !== usualOrder && { order: wanted }) })
          }
          chosen={actions.length > 0 ? chosen : undefined}
          onChoose={setChosen}
          hasMore={hasNextPage}
          onEnd={onEnd}
          isInEntry={isInEntry}
        />
      </div>
    );
  }

  const count = items.length;
  return (
    <>
      {bar && (
        <Collapsible isOpen={isFiltered}>
          <ListBar list={list} filters={filters} texts={bar} />
        </Collapsible>
      )}
      <p role="status" className={hidden.hidden}>
        {isFiltered && query.data && !query.isPlaceholderData
          ? count > 0
            ? formatFound(count, hasNextPage, filters.search, null)
            : formatNothingFound(filters.search)
          : ""}
      </p>
      {show()}
      {hasNextPage && (
        <ActionButton
          variant="outline"
          size="sm"
          className={classes.more ?? ""}
          isInactive={isFetchingNextPage}
          onClick={() => fetchNextPage?.()}
        >
          {isFetchingNextPage ? tableTexts.loadingMore : tableTexts.more}
        </ActionButton>
      )}
      {chosenItems.length > 0 && (
        <ChosenBar
          items={chosenItems}
          actions={actions}
          onDone={() => {
            setChosen(none);
            // The bar, which has the focus, disappears.
            table.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

interface ChosenBarProps<Item> {
  items: readonly Item[];
  actions: readonly TableAction<Item>[];
  onDone: () => void;
}

/** What can be done with the chosen entries, at the lower edge of the screen. */
function ChosenBar<Item>({ items, actions, onDone }: ChosenBarProps<Item>) {
  const [running, setRunning] = useState<string | null>(null);
  const [asked, setAsked] = useState<RunAction<Item> | null>(null);
  const dialog = useDialog(importDialog);
  const select = ({ applies = () => true }: TableAction<Item>) => items.filter(applies);
  const confirmation = asked?.confirm?.(select(asked));
  const bar = useRef<HTMLElement>(null);
  // By Tab it comes after all entries.
  useKeys({ a: () => bar.current?.querySelector("button")?.focus() });

  async function run(action: RunAction<Item>) {
    const { label, run, done } = action;
    setRunning(label);
    const meant = select(action);
    const failures: unknown[] = [];
    // One after another: each is a call of its own, as from its page.
    for (const item of meant) await run(item).catch((error: unknown) => failures.push(error));
    setRunning(null);
    dialog.close();
    onDone();
    const [failure] = failures;
    const count = meant.length - failures.length;
    toasts.show({
      title: count > 0 ? done(count) : tableTexts.nothingDone,
      variant: failure ? "destructive" : "success",
      ...(failure instanceof Error && {
        description: `${tableTexts.notDone(failures.length)}: ${failure.message}`,
      }),
    });
  }

  return (
    <section ref={bar} className={classes.chosen} aria-label={tableTexts.chosen(items.length)}>
      <p role="status">{tableTexts.chosen(items.length)}</p>
      {actions.map((action) => (
        <ActionButton
          key={action.label}
          size="sm"
          isInactive={running !== null || select(action).length === 0}
          loading={running === action.label}
          {...((action.confirm ?? action.open) && { "aria-haspopup": "dialog" })}
          onClick={() => {
            if (action.open) return action.open(items, onDone);
            if (!action.confirm) return void run(action);
            setAsked(action);
            dialog.open();
          }}
        >
          {action.label}
        </ActionButton>
      ))}
      <ActionButton size="sm" variant="default" isInactive={running !== null} onClick={onDone}>
        {tableTexts.clear}
      </ActionButton>
      {dialog.used && asked && confirmation && (
        <Suspense>
          <ConfirmDialog
            texts={{ button: asked.label, ...confirmation }}
            opened={dialog.opened}
            isPending={running !== null}
            onClose={dialog.close}
            onConfirm={() => void run(asked)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The filters of a list, which collapse behind a button on phones; active ones start open. */
function Collapsible({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const id = useId();
  const [opened, setOpened] = useState(isOpen);
  return (
    <div className={classes.filters} data-opened={opened || undefined} data-no-print>
      <OpenButton
        variant="default"
        size="sm"
        className={classes.toggle ?? ""}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onOpen={() => setOpened(!opened)}
      >
        {tableTexts.filters}
      </OpenButton>
      <div id={id} className={classes.collapsible}>
        {children}
      </div>
    </div>
  );
}
