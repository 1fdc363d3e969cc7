import type { RouteObject } from "react-router-dom";
import { PageFailure } from "./layout/PageFailure.tsx";
import { SiteLayout } from "./layout/SiteLayout.tsx";
import { Spinner } from "./layout/Spinner.tsx";
import { pages } from "./paths.ts";

/** The same routes serve a browser router and, later, a static handler on the server. */
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
            lazy: async () => ({ Component: (await import("./pages/home/HomePage.tsx")).HomePage }),
          },
          {
            path: pages.auth,
            lazy: async () => ({ Component: (await import("./pages/auth/AuthPage.tsx")).AuthPage }),
          },
          {
            path: pages.news,
            lazy: async () => ({ Component: (await import("./pages/news/NewsPage.tsx")).NewsPage }),
          },
          {
            path: pages.newsArticle,
            lazy: async () => ({
              Component: (await import("./pages/news/NewsArticlePage.tsx")).NewsArticlePage,
            }),
          },
          {
            path: "*",
            lazy: async () => ({
              Component: (await import("./pages/not-found/NotFoundPage.tsx")).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
];
