import { useEffect, useState } from "react";
import { whenIdle } from "../../../lib/browser/whenIdle.ts";

/**
 * Whether a dialog is open that few visitors open: its code is fetched by `importDialog` when the
 * browser has nothing better to do, and it is to be drawn once it is `used`.
 */
export function useDialog(importDialog: () => Promise<unknown>) {
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  // What cannot be fetched now is tried again when it is asked for.
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
