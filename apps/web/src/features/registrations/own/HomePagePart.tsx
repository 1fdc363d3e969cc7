import { lazy, Suspense } from "react";
import type { Prefetch } from "../../../lib/api/prefetch.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.registrations.mine.prefetch();
};

// Visitors, who have another home page, do not fetch it.
const NextEvent = import.meta.env.SSR
  ? (await import("./NextEvent.tsx")).NextEvent
  : lazy(async () => ({ default: (await import("./NextEvent.tsx")).NextEvent }));

/** What the family of someone who is signed in must not miss. */
export default function HomePagePart() {
  return (
    <Suspense>
      <NextEvent />
    </Suspense>
  );
}
