import { useEffect, useRef } from "react";

/** Pixels of a list that are to be seen at least. */
const SEEN = 160;

/** Brings the element into sight when what it shows was changed by a filter or a search. */
export function useResultsInSight<Element extends HTMLElement>(filters: object) {
  const element = useRef<Element>(null);
  const shown = JSON.stringify(filters);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const top = element.current?.getBoundingClientRect().top ?? 0;
    // Without an animation: whoever chose it waits for the results, not for the way to them.
    if (top < 0 || top > window.innerHeight - SEEN) element.current?.scrollIntoView();
  }, [shown]);
  return element;
}
