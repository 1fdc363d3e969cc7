import type { ComponentType } from "react";
import { type Location, matchRoutes, type RouteObject } from "react-router-dom";
import { PageFailure } from "../layout/PageFailure.tsx";
import { SiteLayout } from "../layout/SiteLayout.tsx";
import { Spinner } from "../layout/Spinner.tsx";
import type { Prefetch } from "../lib/api/prefetch.ts";
import { NOT_FOUND, routeId } from "../lib/pageRoute.ts";
import { pageRoutes } from "./pageRoutes.ts";

interface PageModule {
  default: ComponentType;
  prefetch?: Prefetch;
}

export interface PageHandle {
  prefetch: Prefetch | undefined;
}

const pageModules = import.meta.glob<PageModule>([
  "../features/**/*Page.tsx",
  "../layout/not-found/NotFoundPage.tsx",
]);

function lazyRoute(path: string, module: string): RouteObject {
  const load = pageModules[`../${module}.tsx`];
  if (!load) throw new Error(`There is no file ${routeId(module)}.`);
  return {
    path,
    id: routeId(module),
    async lazy() {
      const { default: Component, prefetch } = await load();
      return { Component, handle: { prefetch } satisfies PageHandle };
    },
  };
}

/** The same routes serve the router of a browser and the one of the server. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    HydrateFallback: Spinner,
    ErrorBoundary: PageFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          ...pageRoutes.map(({ path, page }) => lazyRoute(path, `features/${page}`)),
          lazyRoute("*", NOT_FOUND),
        ],
      },
    ],
  },
];

/** Loads the page of this address, so that it can be rendered without waiting. */
export async function loadPage(location: Pick<Location, "pathname">): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
