import { Suspense } from "react";
import type { Prefetch } from "../../../lib/api/prefetch.ts";
import { lazyPart } from "../../../lib/lazyPart.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.registrations.mine.prefetch();
};

// Visitors have another home page and do not fetch it.
const importEvent = async () => (await import("./NextEvent.tsx")).NextEvent;
const NextEvent = import.meta.env.SSR ? await importEvent() : lazyPart(importEvent);

/** Offers and the next event of a signed-in user's family. */
export default function HomePagePart() {
  return (
    <Suspense>
      <NextEvent />
    </Suspense>
  );
}
