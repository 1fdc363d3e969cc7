import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const membershipPages: FeaturePages = {
  routes: [
    { path: pages.membership, access: "public", page: "membership/form/MembershipPage" },
    {
      path: pages.applications,
      access: "decideMembership",
      page: "membership/staff/list/ApplicationListPage",
      staffNav: { label: "Applications", count: "pendingApplications" },
    },
    {
      path: pages.application,
      access: "decideMembership",
      page: "membership/staff/review/ReviewApplicationPage",
    },
  ],
  parts: [
    { page: "accounts/account/AccountPage", part: "membership/own/AccountPagePart" },
    { page: "accounts/data/MyDataPage", part: "membership/own/MyDataPagePart" },
  ],
};
