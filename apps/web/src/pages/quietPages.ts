import type { ComponentType } from "react";
import type { Prefetch } from "../api/prefetch.ts";
import type { QuietPage } from "../routes.tsx";

type Page = [Component: ComponentType, prefetch?: Prefetch];

/** Each page that is not for everyone, by the name of its pattern. */
const loaders: Record<QuietPage, () => Promise<Page>> = {
  async confirmEmail() {
    const { ConfirmEmailPage } = await import("./confirm-email/ConfirmEmailPage.tsx");
    return [ConfirmEmailPage];
  },
  async confirmNewsletter() {
    const { ConfirmNewsletterPage } = await import("./newsletter/ConfirmNewsletterPage.tsx");
    return [ConfirmNewsletterPage];
  },
  async unsubscribe() {
    const { UnsubscribePage } = await import("./newsletter/UnsubscribePage.tsx");
    return [UnsubscribePage];
  },
  async cancelRegistration() {
    const { CancelRegistrationPage } = await import(
      "./cancel-registration/CancelRegistrationPage.tsx"
    );
    return [CancelRegistrationPage];
  },
  async staffInvitation() {
    const { StaffInvitationPage } = await import("./staff-invitation/StaffInvitationPage.tsx");
    return [StaffInvitationPage];
  },
  async account() {
    const { AccountPage, prefetchAccount } = await import("./account/AccountPage.tsx");
    return [AccountPage, prefetchAccount];
  },
  async writing() {
    const { WritingPage, prefetchWriting } = await import("./writing/WritingPage.tsx");
    return [WritingPage, prefetchWriting];
  },
  async writingItem() {
    const { EditItemPage, prefetchItem } = await import("./writing/EditItemPage.tsx");
    return [EditItemPage, prefetchItem];
  },
  async writingHistory() {
    const { HistoryPage, prefetchHistory } = await import("./writing/HistoryPage.tsx");
    return [HistoryPage, prefetchHistory];
  },
  async roster() {
    const { RosterPage, prefetchRoster } = await import("./roster/RosterPage.tsx");
    return [RosterPage, prefetchRoster];
  },
  async staff() {
    const { OverviewPage, prefetchOverview } = await import("./staff/overview/OverviewPage.tsx");
    return [OverviewPage, prefetchOverview];
  },
  async applications() {
    const { ApplicationsPage, prefetchApplications } = await import(
      "./staff/applications/ApplicationsPage.tsx"
    );
    return [ApplicationsPage, prefetchApplications];
  },
  async application() {
    const { ApplicationPage, prefetchApplication } = await import(
      "./staff/applications/ApplicationPage.tsx"
    );
    return [ApplicationPage, prefetchApplication];
  },
  async messages() {
    const { MessagesPage, prefetchMessages } = await import("./staff/messages/MessagesPage.tsx");
    return [MessagesPage, prefetchMessages];
  },
  async message() {
    const { MessagePage, prefetchMessage } = await import("./staff/messages/MessagePage.tsx");
    return [MessagePage, prefetchMessage];
  },
  async newsletters() {
    const { NewslettersPage, prefetchNewsletters } = await import(
      "./staff/newsletter/NewslettersPage.tsx"
    );
    return [NewslettersPage, prefetchNewsletters];
  },
  async newsletter() {
    const { NewsletterPage, prefetchNewsletter } = await import(
      "./staff/newsletter/NewsletterPage.tsx"
    );
    return [NewsletterPage, prefetchNewsletter];
  },
  async subscribers() {
    const { SubscribersPage, prefetchSubscribers } = await import(
      "./staff/newsletter/SubscribersPage.tsx"
    );
    return [SubscribersPage, prefetchSubscribers];
  },
  async people() {
    const { PeoplePage, prefetchPeople } = await import("./staff/people/PeoplePage.tsx");
    return [PeoplePage, prefetchPeople];
  },
  async person() {
    const { PersonPage, prefetchPerson } = await import("./staff/people/PersonPage.tsx");
    return [PersonPage, prefetchPerson];
  },
  async mails() {
    const { MailsPage, prefetchMails } = await import("./staff/mails/MailsPage.tsx");
    return [MailsPage, prefetchMails];
  },
  async log() {
    const { LogPage, prefetchLog } = await import("./staff/log/LogPage.tsx");
    return [LogPage, prefetchLog];
  },
  async staffEvents() {
    const { StaffEventsPage, prefetchStaffEvents } = await import(
      "./staff/events/StaffEventsPage.tsx"
    );
    return [StaffEventsPage, prefetchStaffEvents];
  },
  async review() {
    const { ReviewPage, prefetchReview } = await import("./staff/review/ReviewPage.tsx");
    return [ReviewPage, prefetchReview];
  },
  async reviewItem() {
    const { ReviewItemPage, prefetchReviewItem } = await import(
      "./staff/review/ReviewItemPage.tsx"
    );
    return [ReviewItemPage, prefetchReviewItem];
  },
};

export const loadQuietPage = (name: QuietPage) => loaders[name]();
