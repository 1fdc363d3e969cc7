import { useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * State of something that every navigation closes, even one to the same page and one back.
 * `isLeft`: it was left by a link, so the focus moves to the page instead of returning to its opener.
 */
export function useOpenedHere() {
  const { key } = useLocation();
  /** The history entry in which it was opened. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);

  function close(isLeft = false) {
    setOpenedAt(null);
    setLeft(isLeft);
  }

  if (openedAt !== null && openedAt !== key) close(true);
  return {
    opened: openedAt === key,
    isLeft,
    open() {
      setOpenedAt(key);
      setLeft(false);
    },
    close: () => close(),
    /** Closes it before the page of a link is loaded. */
    leave: () => close(true),
  };
}
