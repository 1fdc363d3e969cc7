import { useCurrentUser } from "../../api/currentUser.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { prefetchLatestNews } from "./LatestNews.tsx";
import { MemberHome } from "./MemberHome.tsx";
import { VisitorHome } from "./VisitorHome.tsx";

export const prefetchHome: Prefetch = async (visit) => {
  if (visit.user) await prefetchLatestNews(visit);
};

export function HomePage() {
  return useCurrentUser() ? <MemberHome /> : <VisitorHome />;
}
