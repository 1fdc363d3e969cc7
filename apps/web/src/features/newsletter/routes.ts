import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const newsletterPages: FeaturePages = {
  routes: [
    {
      path: pages.confirmNewsletter,
      access: "public",
      page: "newsletter/links/ConfirmNewsletterPage",
      isUnlisted: true,
    },
    {
      path: pages.unsubscribe,
      access: "public",
      page: "newsletter/links/UnsubscribePage",
      isUnlisted: true,
    },
    {
      path: pages.newsletters,
      access: "sendNewsletter",
      page: "newsletter/newsletters/NewslettersPage",
      staffNav: { label: "Newsletter" },
    },
    { path: pages.newsletter, access: "sendNewsletter", page: "newsletter/compose/NewsletterPage" },
    {
      path: pages.subscribers,
      access: "sendNewsletter",
      page: "newsletter/newsletters/SubscribersPage",
    },
  ],
  parts: [{ page: "content/news/NewsPage", part: "newsletter/subscribe/NewsPagePart" }],
};
