import { type RefObject, useEffect, useRef } from "react";
import { useKeys } from "../keys.ts";

interface RowKeysOptions {
  /** Renders a row that is out of sight. */
  scrollToIndex: (index: number) => void;
  canChoose: boolean;
  onChoose: (index: number) => void;
}

/**
 * Keys of a table: arrows or j and k move the focus from row to row, also to the next table of the page, and x
 * chooses a row. Returns the listeners of the table's body.
 * @param items changes with the rows
 */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  items: readonly unknown[],
  { scrollToIndex, canChoose, onChoose }: RowKeysOptions,
) {
  const findRow = () => document.activeElement?.closest<HTMLElement>("tr[data-index]");
  const isHere = (row: HTMLElement) => body.current?.contains(row) === true;

  /** Leaves the key to another table of the page whose row has the focus. */
  function move(step: 1 | -1) {
    const row = findRow();
    if (row && !isHere(row)) return false;
    const next = row ? Number(row.dataset.index) + step : 0;
    if (next < 0 || next >= items.length) {
      const tables = [...document.querySelectorAll("main tbody")];
      const other = tables[tables.indexOf(body.current as HTMLTableSectionElement) + step];
      focusRow(
        other?.querySelector(
          `tr[data-index]:nth-${step > 0 ? "" : "last-"}child(1 of [data-index])`,
        ),
      );
      return true;
    }
    const find = () => body.current?.querySelector<HTMLElement>(`[data-index="${next}"]`);
    const rendered = find();
    // At once, so that a key that follows quickly meets this row.
    if (rendered) focusRow(rendered);
    else {
      scrollToIndex(next);
      requestAnimationFrame(() => focusRow(find()));
    }
    return true;
  }

  // A row that disappears, as after a decision, leaves the focus to the one that takes its place.
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const next = Math.min(focused.current, items.length - 1);
    focusRow(body.current?.querySelector(`[data-index="${next}"]`));
  }, [body, items]);

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    // Elsewhere they scroll the page.
    ArrowDown: () => (findRow() ? move(1) : false),
    ArrowUp: () => (findRow() ? move(-1) : false),
    x() {
      const row = findRow();
      if (!canChoose || !row || !isHere(row)) return false;
      onChoose(Number(row.dataset.index));
      return true;
    },
  });

  return {
    onFocus() {
      focused.current = Number(findRow()?.dataset.index);
    },
    onBlur() {
      focused.current = null;
    },
  };
}

/** Moves the focus to what a row has to press, or to the row itself. */
function focusRow(row: HTMLElement | null | undefined) {
  const target = row?.querySelector<HTMLElement>("a, button, summary") ?? row;
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
}
