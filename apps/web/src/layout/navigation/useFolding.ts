import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** Width in px below which a name or a button of the bar cannot be read. */
const READABLE_WIDTH = 64;

/** Returns true if the links leave too little room for the controls beside them. */
function isCrowded(row: HTMLElement): boolean {
  const controls = [...row.querySelectorAll("[data-controls] :is(a, button)")];
  return (
    row.scrollWidth > row.clientWidth ||
    controls.some(
      ({ clientWidth, scrollWidth }) =>
        clientWidth > 0 && clientWidth < Math.min(scrollWidth, READABLE_WIDTH),
    )
  );
}

/**
 * Returns true if the links of the bar belong in its menu, because the window is too narrow for
 * them. It measures them, so that any number and length of links works.
 */
export function useFolding(row: RefObject<HTMLElement | null>): boolean {
  const [window, setWindow] = useState({ width: 0 });
  const [tooNarrow, setTooNarrow] = useState(-1);
  const isFolded = window.width <= tooNarrow;

  useEffect(() => {
    const observer = new ResizeObserver(() => setWindow({ width: globalThis.innerWidth }));
    for (const element of [row.current, row.current?.querySelector("nav")]) {
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [row]);

  // Before the browser paints, so that no overflow is visible.
  useLayoutEffect(() => {
    if (!isFolded && row.current && isCrowded(row.current)) setTooNarrow(globalThis.innerWidth);
  }, [isFolded, row, window]);

  return isFolded;
}
