import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const contentPages: FeaturePages = {
  routes: [
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
    { path: pages.myContent, access: "member", page: "content/manage/MyContentPage" },
    {
      path: pages.editContent,
      access: "member",
      page: "content/edit/EditContentPage",
      frame: "staff",
    },
    {
      path: pages.contentHistory,
      access: "member",
      page: "content/versions/HistoryPage",
      frame: "staff",
    },
    {
      path: pages.contentVersion,
      access: "member",
      page: "content/versions/VersionPage",
      beside: pages.contentHistory,
    },
    {
      path: pages.staffContent,
      access: "editAnyContent",
      page: "content/manage/AllContentPage",
      staffNav: { label: "Content" },
    },
    {
      path: pages.review,
      access: "reviewContent",
      page: "content/review/ReviewPage",
      staffNav: { label: "Review queue", count: "waitingItems" },
    },
    {
      path: pages.reviewItem,
      access: "reviewContent",
      page: "content/review/ReviewContentPage",
    },
  ],
  parts: [{ page: "accounts/data/MyDataPage", part: "content/manage/MyDataPagePart" }],
};
