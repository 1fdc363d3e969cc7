import type { ComponentType } from "react";
import type { Prefetch } from "../../api/prefetch.ts";
import type { staffPages } from "../../paths.ts";

type Page = [Component: ComponentType, prefetch: Prefetch];

/** Each page of staff, by the name of its pattern. */
const loaders: Record<keyof typeof staffPages, () => Promise<Page>> = {
  async staff() {
    const { OverviewPage, prefetchOverview } = await import("./overview/OverviewPage.tsx");
    return [OverviewPage, prefetchOverview];
  },
  async applications() {
    const { ApplicationsPage, prefetchApplications } = await import(
      "./applications/ApplicationsPage.tsx"
    );
    return [ApplicationsPage, prefetchApplications];
  },
  async application() {
    const { ApplicationPage, prefetchApplication } = await import(
      "./applications/ApplicationPage.tsx"
    );
    return [ApplicationPage, prefetchApplication];
  },
  async messages() {
    const { MessagesPage, prefetchMessages } = await import("./messages/MessagesPage.tsx");
    return [MessagesPage, prefetchMessages];
  },
  async message() {
    const { MessagePage, prefetchMessage } = await import("./messages/MessagePage.tsx");
    return [MessagePage, prefetchMessage];
  },
  async newsletters() {
    const { NewslettersPage, prefetchNewsletters } = await import(
      "./newsletter/NewslettersPage.tsx"
    );
    return [NewslettersPage, prefetchNewsletters];
  },
  async newsletter() {
    const { NewsletterPage, prefetchNewsletter } = await import("./newsletter/NewsletterPage.tsx");
    return [NewsletterPage, prefetchNewsletter];
  },
  async subscribers() {
    const { SubscribersPage, prefetchSubscribers } = await import(
      "./newsletter/SubscribersPage.tsx"
    );
    return [SubscribersPage, prefetchSubscribers];
  },
  async people() {
    const { PeoplePage, prefetchPeople } = await import("./people/PeoplePage.tsx");
    return [PeoplePage, prefetchPeople];
  },
  async person() {
    const { PersonPage, prefetchPerson } = await import("./people/PersonPage.tsx");
    return [PersonPage, prefetchPerson];
  },
  async mails() {
    const { MailsPage, prefetchMails } = await import("./mails/MailsPage.tsx");
    return [MailsPage, prefetchMails];
  },
  async log() {
    const { LogPage, prefetchLog } = await import("./log/LogPage.tsx");
    return [LogPage, prefetchLog];
  },
  async review() {
    const { ReviewPage, prefetchReview } = await import("./review/ReviewPage.tsx");
    return [ReviewPage, prefetchReview];
  },
  async reviewItem() {
    const { ReviewItemPage, prefetchReviewItem } = await import("./review/ReviewItemPage.tsx");
    return [ReviewItemPage, prefetchReviewItem];
  },
};

export const loadStaffPage = (name: keyof typeof staffPages) => loaders[name]();
