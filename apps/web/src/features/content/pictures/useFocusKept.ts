import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the new view when it replaces the view that had the focus: to its text field,
 * or else to its first control.
 * @param view the name of the current view
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement !== document.body) return; // The focus was elsewhere.
    const words = root.current?.querySelector<HTMLElement>("textarea:enabled");
    (words ?? root.current?.querySelector<HTMLElement>("input, button"))?.focus();
  }, [root, view]);
}
