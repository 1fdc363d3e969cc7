import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const staffPages: FeaturePages = {
  routes: [
    {
      path: pages.staff,
      access: "openStaffPages",
      page: "staff/overview/OverviewPage",
      staffNav: { label: "Overview" },
    },
    { path: pages.guide, access: "member", page: "staff/guides/GuidePage", frame: "staff" },
    {
      path: pages.staffInvitation,
      access: "public",
      page: "staff/invitation/StaffInvitationPage",
      isUnlisted: true,
    },
    {
      path: pages.people,
      access: "managePeople",
      page: "staff/people/PeoplePage",
      staffNav: { label: "People" },
    },
    {
      path: pages.person,
      access: "managePeople",
      page: "staff/person/PersonPage",
      beside: pages.people,
    },
    {
      path: pages.mails,
      access: "seeMails",
      page: "staff/mails/MailsPage",
      staffNav: { label: "Mail", count: "failedMails" },
    },
    { path: pages.log, access: "seeLog", page: "staff/log/LogPage", staffNav: { label: "Log" } },
  ],
  parts: [{ page: "accounts/data/MyDataPage", part: "staff/MyDataPagePart" }],
};
