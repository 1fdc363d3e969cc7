import { type RefObject, useLayoutEffect, useState } from "react";

/** Width from which the text and its preview both have room for a readable line, in rem. */
const WIDE = 46;

/** Returns true if an element is wide enough for two columns, relative to its font size. */
export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setWide(entry.contentRect.width >= WIDE * rem);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
