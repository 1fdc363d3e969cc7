import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useMatch } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { pages } from "#lib/paths.ts";
import { unsentCheckIns } from "#lib/unsentCheckIns.ts";

/** Sends what an account checked in and this device has not sent, on any page but a roster. */
export function UnsentCheckIns() {
  const accountId = useCurrentUser()?.id;
  const { pathname } = useLocation();
  const isRoster = useMatch(pages.roster) !== null; // It sends its own.
  const [isNeeded, setNeeded] = useState(false);
  const [SendCheckIns, setPart] = useState<ComponentType | null>(null);

  useEffect(() => {
    const isUnsent = accountId !== undefined && unsentCheckIns.list(accountId).length > 0;
    if (isUnsent) setNeeded(true);
    if (!isUnsent && !isRoster) return;
    // Fetched with the roster, as there may be no connection later; without one the next page tries.
    import("./SendCheckIns.tsx").then(
      (module) => setPart(() => module.SendCheckIns),
      () => {},
    );
  }, [accountId, pathname, isRoster]);

  return isNeeded && !isRoster && SendCheckIns && <SendCheckIns />;
}
