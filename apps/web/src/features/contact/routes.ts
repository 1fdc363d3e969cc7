import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const contactPages: FeaturePages = {
  routes: [
    { path: pages.contact, access: "public", page: "contact/form/ContactPage" },
    {
      path: pages.messages,
      access: "seeMessages",
      page: "contact/messages/MessagesPage",
      staffNav: { label: "Contact messages", count: "openMessages" },
    },
    {
      path: pages.message,
      access: "seeMessages",
      page: "contact/message/MessagePage",
      beside: pages.messages,
    },
  ],
  parts: [{ page: "accounts/data/MyDataPage", part: "contact/MyDataPagePart" }],
};
