import { lazy } from "react";
import { PerAccount } from "#features/accounts";
import type { Prefetch } from "#lib/api/prefetch.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.registrations.mine.prefetch();
};

// Visitors have another home page and do not fetch it.
const NextEvent = lazy(async () => ({ default: (await import("./NextEvent.tsx")).NextEvent }));

/** Offers and the next event of a signed-in user's family. */
export default function HomePagePart() {
  return (
    <PerAccount>
      <NextEvent />
    </PerAccount>
  );
}
