import { useEffect, useState } from "react";
import { whenIdle } from "#lib/browser/whenIdle.ts";

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
