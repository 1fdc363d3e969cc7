import { useLayoutEffect, useState } from "react";

/**
 * `opened`, but never at once: a dialog that is fetched when it is first opened begins closed, as
 * Mantine notes where to return the focus only when it sees a dialog open. Nor later than it can be:
 * after a pause the focus may already be in a dialog that opens without a transition.
 */
export function useOpening(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => setShown(opened), [opened]);
  return shown;
}
