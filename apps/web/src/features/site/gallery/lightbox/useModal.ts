import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";

const never = () => () => {};

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

/** Whether the first render was the server's. Does not change. */
function useServed(): boolean {
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(served);
  return first;
}

/**
 * Shows a dialog as a modal one for as long as it is there: the browser keeps the focus in it. It
 * begins where `focus` says, and goes to the element of the id `returnTo` afterwards.
 *
 * A dialog that the server rendered is open already, though not modal. React must leave its attribute
 * alone from then on: spread the answer into the element.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  focus: RefObject<HTMLElement | null>,
  returnTo: string,
) {
  const served = useServed();
  const giveBack = useEffectEvent(() => document.getElementById(returnTo)?.focus());
  useLayoutEffect(() => {
    const unlock = lockPage();
    dialog.current?.close();
    dialog.current?.showModal();
    focus.current?.focus({ preventScroll: true });
    return unlock;
  }, [dialog, focus]);
  // After the dialog has closed: elements behind a modal dialog take no focus.
  useEffect(() => () => giveBack(), []);
  return served ? { open: true, "data-served": true } : {};
}
