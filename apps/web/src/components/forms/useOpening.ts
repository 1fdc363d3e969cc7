import { useEffect, useState } from "react";

/**
 * `opened`, but never at once: a dialog that is fetched when it is first opened begins closed, as
 * Mantine notes where to return the focus only when it sees a dialog open.
 */
export function useOpening(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
