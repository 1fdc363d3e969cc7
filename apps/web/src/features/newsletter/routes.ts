import type { PagePart, PageRoute } from "../../lib/pageRoute.ts";
import { pages } from "../../lib/paths.ts";

export const newsletterRoutes: readonly PageRoute[] = [
  {
    path: pages.confirmNewsletter,
    access: "public",
    page: "newsletter/subscribe/ConfirmNewsletterPage",
    isUnlisted: true,
  },
  {
    path: pages.unsubscribe,
    access: "public",
    page: "newsletter/subscribe/UnsubscribePage",
    isUnlisted: true,
  },
  {
    path: pages.newsletters,
    access: "staff",
    page: "newsletter/staff/NewslettersPage",
    staffNav: { label: "Newsletter" },
  },
  { path: pages.newsletter, access: "staff", page: "newsletter/staff/NewsletterPage" },
  {
    path: pages.subscribers,
    access: "staff",
    page: "newsletter/staff/subscribers/SubscribersPage",
  },
];

export const newsletterParts: readonly PagePart[] = [
  { page: "content/news/NewsPage", part: "newsletter/subscribe/NewsPagePart" },
];
