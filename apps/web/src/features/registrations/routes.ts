import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const registrationsPages: FeaturePages = {
  routes: [
    {
      path: pages.roster,
      access: "member",
      page: "registrations/roster/RosterPage",
      frame: "staff",
    },
    {
      path: pages.cancelRegistration,
      access: "public",
      page: "registrations/cancel/CancelRegistrationPage",
      isUnlisted: true,
    },
    {
      path: pages.guardianInvitation,
      access: "public",
      page: "registrations/guardians/GuardianInvitationPage",
      isUnlisted: true,
    },
    {
      path: pages.staffEvents,
      access: "approveEvents",
      page: "registrations/staff-events/StaffEventsPage",
      staffNav: { label: "Events", count: "waitingEvents" },
    },
    {
      path: pages.staffConsents,
      access: "editConsentTexts",
      page: "registrations/staff-consents/StaffConsentsPage",
      staffNav: { label: "Consents" },
    },
  ],
  parts: [
    { page: "accounts/account/AccountPage", part: "registrations/own/AccountPagePart" },
    { page: "accounts/data/MyDataPage", part: "registrations/own/MyDataPagePart" },
    {
      page: "site/home/HomePage",
      part: "registrations/own/HomePagePart",
    },
    { page: "content/edit/EditContentPage", part: "registrations/EditPagePart" },
    { page: "content/events/EventPage", part: "registrations/event-page/EventPagePart" },
  ],
};
