import type { Prefetch } from "../../../lib/api/prefetch.ts";
import { useCurrentUser } from "../../accounts/currentUser.ts";
import { prefetchLatestNews } from "./LatestNews.tsx";
import { MemberHome } from "./MemberHome.tsx";
import { prefetchUpcomingEvents } from "./UpcomingEvents.tsx";
import { VisitorHome } from "./VisitorHome.tsx";

export const prefetch: Prefetch = async (visit) => {
  if (!visit.user) return;
  await Promise.all([prefetchLatestNews(visit), prefetchUpcomingEvents(visit)]);
};

export default function HomePage() {
  return useCurrentUser() ? <MemberHome /> : <VisitorHome />;
}
