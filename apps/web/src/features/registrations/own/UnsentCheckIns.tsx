import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useMatch } from "react-router-dom";
import { unsentCheckIns } from "../../../lib/browser/unsentCheckIns.ts";
import { pages } from "../../../lib/paths.ts";
import { useCurrentUser } from "../../accounts/index.ts";

const SendCheckIns = lazy(async () => ({
  default: (await import("./SendCheckIns.tsx")).SendCheckIns,
}));

/** Sends what an account checked in and this device has not sent, on any page but a roster. */
export function UnsentCheckIns() {
  const accountId = useCurrentUser()?.id;
  const { pathname } = useLocation();
  const isRoster = useMatch(pages.roster) !== null; // It sends its own.
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (accountId && unsentCheckIns.list(accountId).length > 0) setNeeded(true);
  }, [accountId, pathname]);
  if (!isNeeded || isRoster) return null;
  return (
    <Suspense>
      <SendCheckIns />
    </Suspense>
  );
}
