import { type RefObject, useEffect, useRef } from "react";

/**
 * Where a part of the form gives way to another that had the focus, the new one gets it: the words to
 * be written, or else its first control.
 * @param view names the part that is shown.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement !== document.body) return; // it was elsewhere
    const words = root.current?.querySelector<HTMLElement>("textarea:enabled");
    (words ?? root.current?.querySelector<HTMLElement>("input, button"))?.focus();
  }, [root, view]);
}
