import type { FeaturePages } from "../../lib/pageRoute.ts";
import { pages } from "../../lib/paths.ts";

export const staffPages: FeaturePages = {
  routes: [
    { path: pages.staff, access: "staff", page: "staff/overview/OverviewPage" },
    {
      path: pages.staffInvitation,
      access: "public",
      page: "staff/invitation/StaffInvitationPage",
      isUnlisted: true,
    },
    {
      path: pages.people,
      access: "staff",
      page: "staff/people/PeoplePage",
      staffNav: { label: "People" },
    },
    { path: pages.person, access: "staff", page: "staff/people/person/PersonPage" },
    {
      path: pages.mails,
      access: "staff",
      page: "staff/mails/MailsPage",
      staffNav: { label: "Mail", count: "failedMails" },
    },
    { path: pages.log, access: "staff", page: "staff/log/LogPage", staffNav: { label: "Log" } },
  ],
};
