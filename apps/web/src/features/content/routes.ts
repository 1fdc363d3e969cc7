import type { PageRoute } from "../../lib/pageRoute.ts";
import { pages } from "../../lib/paths.ts";

export const contentRoutes: readonly PageRoute[] = [
  { path: pages.news, access: "public", page: "content/news/NewsPage" },
  { path: pages.newsArticle, access: "public", page: "content/news/NewsArticlePage" },
  { path: pages.events, access: "public", page: "content/events/EventsPage" },
  { path: pages.event, access: "public", page: "content/events/EventPage" },
  { path: pages.education, access: "public", page: "content/education/EducationPage" },
  {
    path: pages.educationArticle,
    access: "public",
    page: "content/education/EducationArticlePage",
  },
  { path: pages.writing, access: "member", page: "content/own/WritingPage" },
  { path: pages.writingItem, access: "member", page: "content/own/EditItemPage" },
  { path: pages.writingHistory, access: "member", page: "content/own/HistoryPage" },
  {
    path: pages.review,
    access: "staff",
    page: "content/review/ReviewPage",
    staffNav: { label: "Review", count: "waitingItems" },
  },
  { path: pages.reviewItem, access: "staff", page: "content/review/ReviewItemPage" },
];
