import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const membershipPages: FeaturePages = {
  routes: [
    { path: pages.membership, access: "public", page: "membership/apply/MembershipPage" },
    {
      path: pages.applications,
      access: "decideMembership",
      page: "membership/applications/ApplicationsPage",
      staffNav: { label: "Applications", count: "pendingApplications" },
    },
    {
      path: pages.application,
      access: "decideMembership",
      page: "membership/application/ApplicationPage",
      beside: pages.applications,
    },
  ],
  parts: [
    { page: "accounts/account/AccountPage", part: "membership/AccountPagePart" },
    { page: "accounts/data/MyDataPage", part: "membership/MyDataPagePart" },
  ],
};
