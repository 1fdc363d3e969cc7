import { useEffect, useRef } from "react";

/** Pixels of a list that must be visible. */
const SEEN = 160;

/** Scrolls the element into view after a change of filter or search. */
export function useResultsInSight<Element extends HTMLElement>(filters: object) {
  const element = useRef<Element>(null);
  const shown = JSON.stringify(filters);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const top = element.current?.getBoundingClientRect().top ?? 0;
    // Without an animation, which would delay the results.
    if (top < 0 || top > window.innerHeight - SEEN) element.current?.scrollIntoView();
  }, [shown]);
  return element;
}
