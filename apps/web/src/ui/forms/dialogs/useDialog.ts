import { useEffect, useLayoutEffect, useState } from "react";
import { whenIdle } from "#lib/browser.ts";

/**
 * State of a rarely opened dialog: `importDialog` fetches its code when the browser is idle; it is
 * rendered once it is `used`.
 */
export function useDialog(importDialog: () => Promise<unknown>) {
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  // A failed prefetch is repeated when the module is needed.
  useEffect(() => whenIdle(() => void importDialog().catch(() => {})), [importDialog]);
  return {
    opened,
    used,
    open() {
      setUsed(true);
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}

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
