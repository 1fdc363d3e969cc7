import { can, type Right } from "@headwaters/contracts";
import { type ComponentType, type ReactNode, useState } from "react";
import {
  type HydrationState,
  type Location,
  matchRoutes,
  type RouteObject,
  useLocation,
} from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import NotFoundPage, { NotFoundBoundary, PageFailure } from "#layout/NotFoundPage.tsx";
import type { LayoutHandle } from "#layout/PageParts.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { type FrameProps, SiteLayout } from "#layout/SiteLayout.tsx";
import { Spinner } from "#layout/Spinner.tsx";
import type { Prefetch } from "#lib/api/prefetch.ts";
import {
  findRight,
  hasStaffFrame,
  NOT_FOUND,
  type PageModule,
  type PageRoute,
  routeId,
  STAFF_FRAME,
} from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";
import { FooterPart } from "../features/newsletter/subscribe/FooterPart.tsx";
import { UnsentCheckIns } from "../features/registrations/check-in/UnsentCheckIns.tsx";
import { SearchOpener } from "../features/site/search/SearchOpener.tsx";
import { pageParts, pageRoutes } from "./pageRoutes.ts";

export interface PageHandle {
  prefetch: Prefetch;
  /** Parts of other features; see `PageParts`. */
  parts: ComponentType[];
  /** Stands around the page instead of the bar and the footer of the site. */
  frame?: ComponentType<FrameProps>;
  /** Source files of the page and its parts. */
  sources: string[];
}

type StaffFrameModule = typeof import("#layout/staff/StaffFrame.tsx");

type RouteData = NonNullable<HydrationState["loaderData"]>;

export const modules = import.meta.glob<PageModule | StaffFrameModule>([
  "../features/**/*{Page,PagePart}.tsx",
  "../layout/NotFoundPage.tsx",
  "../layout/staff/StaffFrame.tsx",
]);

async function loadModule<Module = PageModule>(module: string): Promise<Module> {
  const load = modules[`../${module}.tsx`];
  if (!load) throw new Error(`There is no file ${routeId(module)}.`);
  return (await load()) as Module;
}

interface LazyRoute {
  path: string;
  page: string;
  right?: Right | null;
  parts?: readonly string[];
  isInStaffFrame?: boolean;
}

function lazyRoute({
  path,
  page,
  right = null,
  parts = [],
  isInStaffFrame,
}: LazyRoute): RouteObject {
  return {
    path,
    id: routeId(page),
    async lazy() {
      const [
        { default: Component, ErrorBoundary = NotFoundBoundary, prefetch, loader },
        frame,
        ...loaded
      ] = await Promise.all([
        loadModule(page),
        isInStaffFrame ? loadModule<StaffFrameModule>(STAFF_FRAME) : null,
        ...parts.map((part) => loadModule(part)),
      ]);
      const handle: PageHandle = {
        async prefetch(context) {
          if (right && !can(context.user, right)) return;
          const all = [prefetch, frame?.prefetch, ...loaded.map((part) => part.prefetch)];
          await Promise.all(all.map((run) => run?.(context)));
        },
        parts: loaded.map((part) => part.default),
        ...(frame && { frame: frame.default }),
        sources: [page, ...parts, ...(frame ? [STAFF_FRAME] : [])].map(routeId),
      };
      const element = right ? (
        <RequireRight right={right}>
          <Component />
        </RequireRight>
      ) : (
        <Component />
      );
      return { element, ErrorBoundary, handle, ...(loader && { loader }) };
    },
  };
}

/** The route of a page, with those of the entries that open beside it. */
function toRoute(route: PageRoute): RouteObject {
  const parts = pageParts.filter(({ page }) => page === route.page);
  return {
    ...lazyRoute({
      path: route.path,
      page: `features/${route.page}`,
      right: findRight(route),
      parts: parts.map(({ part }) => `features/${part}`),
      isInStaffFrame: hasStaffFrame(route),
    }),
    children: pageRoutes.filter(({ beside }) => beside === route.path).map(toRoute),
  } as RouteObject;
}

/** The router of the browser and that of the server share these routes. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    handle: {
      top: UnsentCheckIns,
      search: SearchOpener,
      footer: FooterPart,
    } satisfies LayoutHandle,
    HydrateFallback: Spinner,
    ErrorBoundary: PageFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          ...pageRoutes.filter(({ beside }) => beside === undefined).map(toRoute),
          lazyRoute({ path: "*", page: NOT_FOUND }),
        ],
      },
    ],
  },
];

/**
 * Loads the page of this address, so that it can be rendered without waiting. Returns what the
 * router takes for the results of loaders, so that it runs none for a page that the server has sent.
 */
export async function loadPage(location: Pick<Location, "pathname">): Promise<RouteData> {
  const loaderData: RouteData = {};
  for (const { route } of matchRoutes(routes, location) ?? []) {
    loaderData[route.id ?? ""] = null;
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return loaderData;
}

/**
 * Shows a page to accounts with the right. Others get the 404 page; those whose session ends here are
 * sent to sign in and return.
 */
function RequireRight({ right, children }: { right: Right; children: ReactNode }) {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const [hadRight] = useState(can(user, right));
  if (!user && hadRight) return <Redirect to={paths.authFor(pathname + search)} />;
  return can(user, right) ? children : <NotFoundPage />;
}
