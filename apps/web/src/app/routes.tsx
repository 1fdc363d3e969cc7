import type { ComponentType } from "react";
import { type Location, matchRoutes, type RouteObject } from "react-router-dom";
import { PageFailure } from "../layout/PageFailure.tsx";
import { SiteLayout } from "../layout/SiteLayout.tsx";
import { Spinner } from "../layout/Spinner.tsx";
import type { Prefetch } from "../lib/api/prefetch.ts";
import { NOT_FOUND, pages, privatePages, staffPages } from "./paths.ts";

export interface PageHandle {
  prefetch: Prefetch | undefined;
}

const page = (Component: ComponentType, prefetch?: Prefetch) => ({
  Component,
  handle: { prefetch } satisfies PageHandle,
});

/** The source files, in pages/, of those that only few are led to: by their names in paths.ts. */
const quietSources = {
  confirmEmail: "confirm-email/ConfirmEmail",
  confirmNewsletter: "newsletter/ConfirmNewsletter",
  unsubscribe: "newsletter/Unsubscribe",
  cancelRegistration: "cancel-registration/CancelRegistration",
  staffInvitation: "staff-invitation/StaffInvitation",
  account: "account/Account",
  writing: "writing/Writing",
  writingItem: "writing/EditItem",
  writingHistory: "writing/History",
  roster: "roster/Roster",
  staff: "staff/overview/Overview",
  applications: "staff/applications/Applications",
  application: "staff/applications/Application",
  messages: "staff/messages/Messages",
  message: "staff/messages/Message",
  newsletters: "staff/newsletter/Newsletters",
  newsletter: "staff/newsletter/Newsletter",
  subscribers: "staff/newsletter/Subscribers",
  people: "staff/people/People",
  person: "staff/people/Person",
  mails: "staff/mails/Mails",
  log: "staff/log/Log",
  staffEvents: "staff/events/StaffEvents",
  review: "staff/review/Review",
  reviewItem: "staff/review/ReviewItem",
};
export type QuietPage = keyof typeof quietSources;

const patterns = { ...pages, ...privatePages, ...staffPages };

/** They are loaded by a module of their own: every page of the website would name all their files. */
const quietRoutes = Object.entries(quietSources).map(
  ([name, source]): RouteObject => ({
    path: patterns[name as QuietPage],
    id: `src/pages/${source}Page.tsx`,
    async lazy() {
      const { loadQuietPage } = await import("./quietPages.ts");
      return page(...(await loadQuietPage(name as QuietPage)));
    },
  }),
);

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
            id: "src/features/site/home/HomePage.tsx",
            async lazy() {
              const { HomePage, prefetchHome } = await import("../features/site/home/HomePage.tsx");
              return page(HomePage, prefetchHome);
            },
          },
          {
            path: pages.auth,
            id: "src/features/accounts/auth/AuthPage.tsx",
            async lazy() {
              const { AuthPage, prefetchAuth } = await import(
                "../features/accounts/auth/AuthPage.tsx"
              );
              return page(AuthPage, prefetchAuth);
            },
          },
          {
            path: pages.forgotPassword,
            id: "src/features/accounts/recovery/ForgotPasswordPage.tsx",
            lazy: async () =>
              page(
                (await import("../features/accounts/recovery/ForgotPasswordPage.tsx"))
                  .ForgotPasswordPage,
              ),
          },
          {
            path: pages.resetPassword,
            id: "src/features/accounts/recovery/ResetPasswordPage.tsx",
            async lazy() {
              const { ResetPasswordPage, prefetchResetPassword } = await import(
                "../features/accounts/recovery/ResetPasswordPage.tsx"
              );
              return page(ResetPasswordPage, prefetchResetPassword);
            },
          },
          {
            path: pages.news,
            id: "src/features/content/news/NewsPage.tsx",
            async lazy() {
              const { NewsPage, prefetchNews } = await import(
                "../features/content/news/NewsPage.tsx"
              );
              return page(NewsPage, prefetchNews);
            },
          },
          {
            path: pages.newsArticle,
            id: "src/features/content/news/NewsArticlePage.tsx",
            async lazy() {
              const { NewsArticlePage, prefetchArticle } = await import(
                "../features/content/news/NewsArticlePage.tsx"
              );
              return page(NewsArticlePage, prefetchArticle);
            },
          },
          {
            path: pages.events,
            id: "src/features/content/events/EventsPage.tsx",
            async lazy() {
              const { EventsPage, prefetchEvents } = await import(
                "../features/content/events/EventsPage.tsx"
              );
              return page(EventsPage, prefetchEvents);
            },
          },
          {
            path: pages.event,
            id: "src/features/content/events/EventPage.tsx",
            async lazy() {
              const { EventPage, prefetchEvent } = await import(
                "../features/content/events/EventPage.tsx"
              );
              return page(EventPage, prefetchEvent);
            },
          },
          {
            path: pages.education,
            id: "src/features/content/education/EducationPage.tsx",
            async lazy() {
              const { EducationPage, prefetchEducation } = await import(
                "../features/content/education/EducationPage.tsx"
              );
              return page(EducationPage, prefetchEducation);
            },
          },
          {
            path: pages.educationArticle,
            id: "src/features/content/education/EducationArticlePage.tsx",
            async lazy() {
              const { EducationArticlePage, prefetchArticle } = await import(
                "../features/content/education/EducationArticlePage.tsx"
              );
              return page(EducationArticlePage, prefetchArticle);
            },
          },
          {
            path: pages.privacy,
            id: "src/features/site/legal/PrivacyPage.tsx",
            lazy: async () =>
              page((await import("../features/site/legal/PrivacyPage.tsx")).PrivacyPage),
          },
          {
            path: pages.terms,
            id: "src/features/site/legal/TermsPage.tsx",
            lazy: async () =>
              page((await import("../features/site/legal/TermsPage.tsx")).TermsPage),
          },
          {
            path: pages.accessibility,
            id: "src/features/site/legal/AccessibilityPage.tsx",
            lazy: async () =>
              page(
                (await import("../features/site/legal/AccessibilityPage.tsx")).AccessibilityPage,
              ),
          },
          {
            path: pages.leadership,
            id: "src/features/site/leadership/LeadershipPage.tsx",
            lazy: async () =>
              page((await import("../features/site/leadership/LeadershipPage.tsx")).LeadershipPage),
          },
          {
            path: pages.sponsors,
            id: "src/features/site/sponsors/SponsorsPage.tsx",
            lazy: async () =>
              page((await import("../features/site/sponsors/SponsorsPage.tsx")).SponsorsPage),
          },
          {
            path: pages.gallery,
            id: "src/features/site/gallery/GalleryPage.tsx",
            lazy: async () =>
              page((await import("../features/site/gallery/GalleryPage.tsx")).GalleryPage),
          },
          {
            path: pages.mission,
            id: "src/features/site/mission/MissionPage.tsx",
            lazy: async () =>
              page((await import("../features/site/mission/MissionPage.tsx")).MissionPage),
          },
          {
            path: pages.membership,
            id: "src/features/membership/form/MembershipPage.tsx",
            lazy: async () =>
              page((await import("../features/membership/form/MembershipPage.tsx")).MembershipPage),
          },
          {
            path: pages.contact,
            id: "src/features/contact/form/ContactPage.tsx",
            lazy: async () =>
              page((await import("../features/contact/form/ContactPage.tsx")).ContactPage),
          },
          ...quietRoutes,
          {
            path: "*",
            id: NOT_FOUND,
            lazy: async () =>
              page((await import("../features/site/not-found/NotFoundPage.tsx")).NotFoundPage),
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
