import { useLayoutEffect, useState } from "react";

/**
 * Delays `opened` by one render: Mantine records the element to which the focus returns only when
 * it sees a dialog change from closed to open. It waits no longer, because a dialog without a
 * transition may take the focus before.
 */
export function useOpening(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => setShown(opened), [opened]);
  return shown;
}
