import { useEffect, useRef } from "react";

/** Moves the focus to the heading of a new panel and scrolls it into view. */
export function usePanelFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
