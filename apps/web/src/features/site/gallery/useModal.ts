import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useIsHydrated } from "#lib/browser.ts";

/** Locks the page's scrolling and width; returns the undo function. */
function lockPage(): () => void {
  const { documentElement: root, body } = document;
  body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = "hidden";
  return () => {
    body.style.paddingInlineEnd = "";
    root.style.overflow = "";
  };
}

/**
 * Shows a dialog as modal while it is mounted: `focus` gets the focus, and the element with the id
 * `returnTo` gets it afterwards. A server-rendered dialog is open without being modal; spread the
 * result into the element, so that React leaves its attribute alone.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  focus: RefObject<HTMLElement | null>,
  returnTo: string,
) {
  // True if the server made the first render; never changes.
  const [isServed] = useState(!useIsHydrated());
  const giveBack = useEffectEvent(() => document.getElementById(returnTo)?.focus());
  useLayoutEffect(() => {
    const unlock = lockPage();
    dialog.current?.close();
    dialog.current?.showModal();
    focus.current?.focus({ preventScroll: true });
    return unlock;
  }, [dialog, focus]);
  // Runs after the dialog has closed, as elements behind a modal dialog cannot take the focus.
  useEffect(() => () => giveBack(), []);
  return isServed ? { open: true, "data-served": true } : {};
}
