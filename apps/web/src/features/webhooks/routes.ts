import type { PageRoute } from "../../lib/pageRoute.ts";
import { pages } from "../../lib/paths.ts";

export const webhooksRoutes: readonly PageRoute[] = [
  {
    path: pages.webhooks,
    access: "staff",
    page: "webhooks/WebhooksPage",
    staffNav: { label: "Webhooks" },
  },
  { path: pages.webhook, access: "staff", page: "webhooks/WebhookPage" },
];
