import { useEffect, useRef } from "react";

/** Moves the focus to the heading of what has come up, and brings it into sight. */
export function usePanelFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
