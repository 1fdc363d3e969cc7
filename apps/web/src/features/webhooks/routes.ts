import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const webhooksPages: FeaturePages = {
  routes: [
    {
      path: pages.webhooks,
      access: "manageWebhooks",
      page: "webhooks/WebhooksPage",
      staffNav: { label: "Webhooks" },
    },
    {
      path: pages.webhook,
      access: "manageWebhooks",
      page: "webhooks/WebhookPage",
      beside: pages.webhooks,
    },
  ],
};
