import { useCurrentUser } from "#features/accounts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { MemberHome } from "./MemberHome.tsx";
import { prefetchLatestNews } from "./sections/LatestNews.tsx";
import { prefetchUpcomingEvents } from "./sections/UpcomingEvents.tsx";
import { VisitorHome } from "./VisitorHome.tsx";

export const prefetch: Prefetch = async (visit) => {
  if (!visit.user) return;
  await Promise.all([
    prefetchLatestNews(visit),
    prefetchUpcomingEvents(visit),
    visit.queries.membership.mine.prefetch(),
  ]);
};

export default function HomePage() {
  return useCurrentUser() ? <MemberHome /> : <VisitorHome />;
}
