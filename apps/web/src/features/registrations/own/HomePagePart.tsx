import { Suspense } from "react";
import type { Prefetch } from "../../../lib/api/prefetch.ts";
import { lazyPart } from "../../../lib/lazyPart.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.registrations.mine.prefetch();
};

// Visitors, who have another home page, do not fetch it.
const importEvent = async () => (await import("./NextEvent.tsx")).NextEvent;
const NextEvent = import.meta.env.SSR ? await importEvent() : lazyPart(importEvent);

/** What the family of someone who is signed in must not miss. */
export default function HomePagePart() {
  return (
    <Suspense>
      <NextEvent />
    </Suspense>
  );
}
