import type { ComponentType } from "react";
import { type Location, matchRoutes, type RouteObject } from "react-router-dom";
import type { Prefetch } from "./api/prefetch.ts";
import { PageFailure } from "./layout/PageFailure.tsx";
import { SiteLayout } from "./layout/SiteLayout.tsx";
import { Spinner } from "./layout/Spinner.tsx";
import { NOT_FOUND, pages, privatePages, staffPages } from "./paths.ts";

export interface PageHandle {
  prefetch: Prefetch | undefined;
}

const page = (Component: ComponentType, prefetch?: Prefetch) => ({
  Component,
  handle: { prefetch } satisfies PageHandle,
});

/**
 * The same routes serve the router of a browser and the one of the server. A page's id is its
 * source file: the build's manifest knows by it what the page needs.
 */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    HydrateFallback: Spinner,
    ErrorBoundary: PageFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          {
            path: pages.home,
            id: "src/pages/home/HomePage.tsx",
            async lazy() {
              const { HomePage, prefetchHome } = await import("./pages/home/HomePage.tsx");
              return page(HomePage, prefetchHome);
            },
          },
          {
            path: pages.auth,
            id: "src/pages/auth/AuthPage.tsx",
            async lazy() {
              const { AuthPage, prefetchAuth } = await import("./pages/auth/AuthPage.tsx");
              return page(AuthPage, prefetchAuth);
            },
          },
          {
            path: pages.forgotPassword,
            id: "src/pages/forgot-password/ForgotPasswordPage.tsx",
            lazy: async () =>
              page(
                (await import("./pages/forgot-password/ForgotPasswordPage.tsx")).ForgotPasswordPage,
              ),
          },
          {
            path: pages.resetPassword,
            id: "src/pages/reset-password/ResetPasswordPage.tsx",
            async lazy() {
              const { ResetPasswordPage, prefetchResetPassword } = await import(
                "./pages/reset-password/ResetPasswordPage.tsx"
              );
              return page(ResetPasswordPage, prefetchResetPassword);
            },
          },
          {
            path: pages.news,
            id: "src/pages/news/NewsPage.tsx",
            async lazy() {
              const { NewsPage, prefetchNews } = await import("./pages/news/NewsPage.tsx");
              return page(NewsPage, prefetchNews);
            },
          },
          {
            path: pages.newsArticle,
            id: "src/pages/news/NewsArticlePage.tsx",
            async lazy() {
              const { NewsArticlePage, prefetchArticle } = await import(
                "./pages/news/NewsArticlePage.tsx"
              );
              return page(NewsArticlePage, prefetchArticle);
            },
          },
          {
            path: pages.events,
            id: "src/pages/events/EventsPage.tsx",
            async lazy() {
              const { EventsPage, prefetchEvents } = await import("./pages/events/EventsPage.tsx");
              return page(EventsPage, prefetchEvents);
            },
          },
          {
            path: pages.event,
            id: "src/pages/events/EventPage.tsx",
            async lazy() {
              const { EventPage, prefetchEvent } = await import("./pages/events/EventPage.tsx");
              return page(EventPage, prefetchEvent);
            },
          },
          {
            path: pages.education,
            id: "src/pages/education/EducationPage.tsx",
            async lazy() {
              const { EducationPage, prefetchEducation } = await import(
                "./pages/education/EducationPage.tsx"
              );
              return page(EducationPage, prefetchEducation);
            },
          },
          {
            path: pages.educationArticle,
            id: "src/pages/education/EducationArticlePage.tsx",
            async lazy() {
              const { EducationArticlePage, prefetchArticle } = await import(
                "./pages/education/EducationArticlePage.tsx"
              );
              return page(EducationArticlePage, prefetchArticle);
            },
          },
          {
            path: pages.privacy,
            id: "src/pages/privacy/PrivacyPage.tsx",
            lazy: async () => page((await import("./pages/privacy/PrivacyPage.tsx")).PrivacyPage),
          },
          {
            path: pages.terms,
            id: "src/pages/terms/TermsPage.tsx",
            lazy: async () => page((await import("./pages/terms/TermsPage.tsx")).TermsPage),
          },
          {
            path: pages.accessibility,
            id: "src/pages/accessibility/AccessibilityPage.tsx",
            lazy: async () =>
              page((await import("./pages/accessibility/AccessibilityPage.tsx")).AccessibilityPage),
          },
          {
            path: pages.leadership,
            id: "src/pages/leadership/LeadershipPage.tsx",
            lazy: async () =>
              page((await import("./pages/leadership/LeadershipPage.tsx")).LeadershipPage),
          },
          {
            path: pages.sponsors,
            id: "src/pages/sponsors/SponsorsPage.tsx",
            lazy: async () =>
              page((await import("./pages/sponsors/SponsorsPage.tsx")).SponsorsPage),
          },
          {
            path: pages.gallery,
            id: "src/pages/gallery/GalleryPage.tsx",
            lazy: async () => page((await import("./pages/gallery/GalleryPage.tsx")).GalleryPage),
          },
          {
            path: pages.mission,
            id: "src/pages/mission/MissionPage.tsx",
            lazy: async () => page((await import("./pages/mission/MissionPage.tsx")).MissionPage),
          },
          {
            path: pages.membership,
            id: "src/pages/membership/MembershipPage.tsx",
            lazy: async () =>
              page((await import("./pages/membership/MembershipPage.tsx")).MembershipPage),
          },
          {
            path: pages.contact,
            id: "src/pages/contact/ContactPage.tsx",
            lazy: async () => page((await import("./pages/contact/ContactPage.tsx")).ContactPage),
          },
          {
            path: privatePages.account,
            id: "src/pages/account/AccountPage.tsx",
            async lazy() {
              const { AccountPage, prefetchAccount } = await import(
                "./pages/account/AccountPage.tsx"
              );
              return page(AccountPage, prefetchAccount);
            },
          },
          {
            path: privatePages.writingItem,
            id: "src/pages/writing/EditItemPage.tsx",
            async lazy() {
              const { EditItemPage, prefetchItem } = await import(
                "./pages/writing/EditItemPage.tsx"
              );
              return page(EditItemPage, prefetchItem);
            },
          },
          {
            path: privatePages.writing,
            id: "src/pages/writing/WritingPage.tsx",
            async lazy() {
              const { WritingPage, prefetchWriting } = await import(
                "./pages/writing/WritingPage.tsx"
              );
              return page(WritingPage, prefetchWriting);
            },
          },
          {
            path: privatePages.writingHistory,
            id: "src/pages/writing/HistoryPage.tsx",
            async lazy() {
              const { HistoryPage, prefetchHistory } = await import(
                "./pages/writing/HistoryPage.tsx"
              );
              return page(HistoryPage, prefetchHistory);
            },
          },
          {
            path: privatePages.roster,
            id: "src/pages/roster/RosterPage.tsx",
            async lazy() {
              const { RosterPage, prefetchRoster } = await import("./pages/roster/RosterPage.tsx");
              return page(RosterPage, prefetchRoster);
            },
          },
          {
            path: staffPages.staff,
            id: "src/pages/staff/overview/OverviewPage.tsx",
            async lazy() {
              const { OverviewPage, prefetchOverview } = await import(
                "./pages/staff/overview/OverviewPage.tsx"
              );
              return page(OverviewPage, prefetchOverview);
            },
          },
          {
            path: staffPages.applications,
            id: "src/pages/staff/applications/ApplicationsPage.tsx",
            async lazy() {
              const { ApplicationsPage, prefetchApplications } = await import(
                "./pages/staff/applications/ApplicationsPage.tsx"
              );
              return page(ApplicationsPage, prefetchApplications);
            },
          },
          {
            path: staffPages.application,
            id: "src/pages/staff/applications/ApplicationPage.tsx",
            async lazy() {
              const { ApplicationPage, prefetchApplication } = await import(
                "./pages/staff/applications/ApplicationPage.tsx"
              );
              return page(ApplicationPage, prefetchApplication);
            },
          },
          {
            path: staffPages.messages,
            id: "src/pages/staff/messages/MessagesPage.tsx",
            async lazy() {
              const { MessagesPage, prefetchMessages } = await import(
                "./pages/staff/messages/MessagesPage.tsx"
              );
              return page(MessagesPage, prefetchMessages);
            },
          },
          {
            path: staffPages.message,
            id: "src/pages/staff/messages/MessagePage.tsx",
            async lazy() {
              const { MessagePage, prefetchMessage } = await import(
                "./pages/staff/messages/MessagePage.tsx"
              );
              return page(MessagePage, prefetchMessage);
            },
          },
          {
            path: staffPages.newsletters,
            id: "src/pages/staff/newsletter/NewslettersPage.tsx",
            async lazy() {
              const { NewslettersPage, prefetchNewsletters } = await import(
                "./pages/staff/newsletter/NewslettersPage.tsx"
              );
              return page(NewslettersPage, prefetchNewsletters);
            },
          },
          {
            path: staffPages.newsletter,
            id: "src/pages/staff/newsletter/NewsletterPage.tsx",
            async lazy() {
              const { NewsletterPage, prefetchNewsletter } = await import(
                "./pages/staff/newsletter/NewsletterPage.tsx"
              );
              return page(NewsletterPage, prefetchNewsletter);
            },
          },
          {
            path: staffPages.subscribers,
            id: "src/pages/staff/newsletter/SubscribersPage.tsx",
            async lazy() {
              const { SubscribersPage, prefetchSubscribers } = await import(
                "./pages/staff/newsletter/SubscribersPage.tsx"
              );
              return page(SubscribersPage, prefetchSubscribers);
            },
          },
          {
            path: staffPages.people,
            id: "src/pages/staff/people/PeoplePage.tsx",
            async lazy() {
              const { PeoplePage, prefetchPeople } = await import(
                "./pages/staff/people/PeoplePage.tsx"
              );
              return page(PeoplePage, prefetchPeople);
            },
          },
          {
            path: staffPages.person,
            id: "src/pages/staff/people/PersonPage.tsx",
            async lazy() {
              const { PersonPage, prefetchPerson } = await import(
                "./pages/staff/people/PersonPage.tsx"
              );
              return page(PersonPage, prefetchPerson);
            },
          },
          {
            path: staffPages.mails,
            id: "src/pages/staff/mails/MailsPage.tsx",
            async lazy() {
              const { MailsPage, prefetchMails } = await import(
                "./pages/staff/mails/MailsPage.tsx"
              );
              return page(MailsPage, prefetchMails);
            },
          },
          {
            path: staffPages.log,
            id: "src/pages/staff/log/LogPage.tsx",
            async lazy() {
              const { LogPage, prefetchLog } = await import("./pages/staff/log/LogPage.tsx");
              return page(LogPage, prefetchLog);
            },
          },
          {
            path: staffPages.review,
            id: "src/pages/staff/review/ReviewPage.tsx",
            async lazy() {
              const { ReviewPage, prefetchReview } = await import(
                "./pages/staff/review/ReviewPage.tsx"
              );
              return page(ReviewPage, prefetchReview);
            },
          },
          {
            path: staffPages.reviewItem,
            id: "src/pages/staff/review/ReviewItemPage.tsx",
            async lazy() {
              const { ReviewItemPage, prefetchReviewItem } = await import(
                "./pages/staff/review/ReviewItemPage.tsx"
              );
              return page(ReviewItemPage, prefetchReviewItem);
            },
          },
          {
            path: pages.confirmEmail,
            id: "src/pages/confirm-email/ConfirmEmailPage.tsx",
            lazy: async () =>
              page((await import("./pages/confirm-email/ConfirmEmailPage.tsx")).ConfirmEmailPage),
          },
          {
            path: "*",
            id: NOT_FOUND,
            lazy: async () =>
              page((await import("./pages/not-found/NotFoundPage.tsx")).NotFoundPage),
          },
        ],
      },
    ],
  },
];

/** Loads the page of this address, so that it can be drawn without waiting. */
export async function loadPage(location: Pick<Location, "pathname">): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
