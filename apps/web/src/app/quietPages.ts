import type { ComponentType } from "react";
import type { Prefetch } from "../lib/api/prefetch.ts";
import type { QuietPage } from "./routes.tsx";

type Page = [Component: ComponentType, prefetch?: Prefetch];

/** Each page that is not for everyone, by the name of its pattern. */
const loaders: Record<QuietPage, () => Promise<Page>> = {
  async confirmEmail() {
    const { ConfirmEmailPage } = await import(
      "../features/accounts/confirm-email/ConfirmEmailPage.tsx"
    );
    return [ConfirmEmailPage];
  },
  async confirmNewsletter() {
    const { ConfirmNewsletterPage } = await import(
      "../features/newsletter/subscribe/ConfirmNewsletterPage.tsx"
    );
    return [ConfirmNewsletterPage];
  },
  async unsubscribe() {
    const { UnsubscribePage } = await import(
      "../features/newsletter/subscribe/UnsubscribePage.tsx"
    );
    return [UnsubscribePage];
  },
  async cancelRegistration() {
    const { CancelRegistrationPage } = await import(
      "../features/registrations/cancel-by-link/CancelRegistrationPage.tsx"
    );
    return [CancelRegistrationPage];
  },
  async staffInvitation() {
    const { StaffInvitationPage } = await import(
      "../features/staff/invitation/StaffInvitationPage.tsx"
    );
    return [StaffInvitationPage];
  },
  async account() {
    const { AccountPage, prefetchAccount } = await import(
      "../features/accounts/account/AccountPage.tsx"
    );
    return [AccountPage, prefetchAccount];
  },
  async writing() {
    const { WritingPage, prefetchWriting } = await import(
      "../features/content/own/WritingPage.tsx"
    );
    return [WritingPage, prefetchWriting];
  },
  async writingItem() {
    const { EditItemPage, prefetchItem } = await import("../features/content/own/EditItemPage.tsx");
    return [EditItemPage, prefetchItem];
  },
  async writingHistory() {
    const { HistoryPage, prefetchHistory } = await import(
      "../features/content/own/HistoryPage.tsx"
    );
    return [HistoryPage, prefetchHistory];
  },
  async roster() {
    const { RosterPage, prefetchRoster } = await import(
      "../features/registrations/roster/RosterPage.tsx"
    );
    return [RosterPage, prefetchRoster];
  },
  async staff() {
    const { OverviewPage, prefetchOverview } = await import(
      "../features/staff/overview/OverviewPage.tsx"
    );
    return [OverviewPage, prefetchOverview];
  },
  async applications() {
    const { ApplicationsPage, prefetchApplications } = await import(
      "../features/membership/staff/ApplicationsPage.tsx"
    );
    return [ApplicationsPage, prefetchApplications];
  },
  async application() {
    const { ApplicationPage, prefetchApplication } = await import(
      "../features/membership/staff/ApplicationPage.tsx"
    );
    return [ApplicationPage, prefetchApplication];
  },
  async messages() {
    const { MessagesPage, prefetchMessages } = await import(
      "../features/contact/staff/MessagesPage.tsx"
    );
    return [MessagesPage, prefetchMessages];
  },
  async message() {
    const { MessagePage, prefetchMessage } = await import(
      "../features/contact/staff/MessagePage.tsx"
    );
    return [MessagePage, prefetchMessage];
  },
  async newsletters() {
    const { NewslettersPage, prefetchNewsletters } = await import(
      "../features/newsletter/staff/NewslettersPage.tsx"
    );
    return [NewslettersPage, prefetchNewsletters];
  },
  async newsletter() {
    const { NewsletterPage, prefetchNewsletter } = await import(
      "../features/newsletter/staff/NewsletterPage.tsx"
    );
    return [NewsletterPage, prefetchNewsletter];
  },
  async subscribers() {
    const { SubscribersPage, prefetchSubscribers } = await import(
      "../features/newsletter/staff/SubscribersPage.tsx"
    );
    return [SubscribersPage, prefetchSubscribers];
  },
  async people() {
    const { PeoplePage, prefetchPeople } = await import("../features/staff/people/PeoplePage.tsx");
    return [PeoplePage, prefetchPeople];
  },
  async person() {
    const { PersonPage, prefetchPerson } = await import("../features/staff/people/PersonPage.tsx");
    return [PersonPage, prefetchPerson];
  },
  async mails() {
    const { MailsPage, prefetchMails } = await import("../features/staff/mails/MailsPage.tsx");
    return [MailsPage, prefetchMails];
  },
  async log() {
    const { LogPage, prefetchLog } = await import("../features/staff/log/LogPage.tsx");
    return [LogPage, prefetchLog];
  },
  async staffEvents() {
    const { StaffEventsPage, prefetchStaffEvents } = await import(
      "../features/registrations/approval/StaffEventsPage.tsx"
    );
    return [StaffEventsPage, prefetchStaffEvents];
  },
  async review() {
    const { ReviewPage, prefetchReview } = await import(
      "../features/content/review/ReviewPage.tsx"
    );
    return [ReviewPage, prefetchReview];
  },
  async reviewItem() {
    const { ReviewItemPage, prefetchReviewItem } = await import(
      "../features/content/review/ReviewItemPage.tsx"
    );
    return [ReviewItemPage, prefetchReviewItem];
  },
};

export const loadQuietPage = (name: QuietPage) => loaders[name]();
