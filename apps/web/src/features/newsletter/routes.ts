import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const newsletterPages: FeaturePages = {
  routes: [
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
      access: "sendNewsletter",
      page: "newsletter/staff/NewslettersPage",
      staffNav: { label: "Newsletter" },
    },
    { path: pages.newsletter, access: "sendNewsletter", page: "newsletter/staff/NewsletterPage" },
    {
      path: pages.subscribers,
      access: "sendNewsletter",
      page: "newsletter/staff/subscribers/SubscribersPage",
    },
  ],
  parts: [{ page: "content/news/NewsPage", part: "newsletter/subscribe/NewsPagePart" }],
};
