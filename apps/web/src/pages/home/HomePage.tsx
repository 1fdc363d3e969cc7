import { useCurrentUser } from "../../api/currentUser.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { prefetchLatestNews } from "./LatestNews.tsx";
import { MemberHome } from "./MemberHome.tsx";
import { prefetchUpcomingEvents } from "./UpcomingEvents.tsx";
import { VisitorHome } from "./VisitorHome.tsx";

export const prefetchHome: Prefetch = async (visit) => {
  if (!visit.user) return;
  await Promise.all([prefetchLatestNews(visit), prefetchUpcomingEvents(visit)]);
};

export function HomePage() {
  return useCurrentUser() ? <MemberHome /> : <VisitorHome />;
}
