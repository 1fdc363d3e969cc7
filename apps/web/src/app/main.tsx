import "#ui/styles/index.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  createPath,
  type Location,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from "react-router-dom";
import { createApiClient } from "#lib/api/client.ts";
import { readPageData } from "#lib/api/pageData.ts";
import { createQueryClient, queryClientContext } from "#lib/api/queryClient.ts";
import { App, logCaught, reportRecovered } from "./App.tsx";
import { loadPage, routes } from "./routes.tsx";

async function start(root: HTMLElement) {
  const queryClient = createQueryClient();
  const data = readPageData(document, queryClient);
  // Without data the server sent the fallback, and the browser renders the page.
  const { publicUrl, hydrationData } = data ?? {
    publicUrl: window.location.origin,
    hydrationData: undefined,
  };
  // The current page's module must be loaded, or a spinner would replace the page.
  const loaderData = data ? await loadPage(window.location) : {};
  // With hydration data the router does not scroll to the top.
  const router = createBrowserRouter(
    withFullLoads(routes, () => router.state.navigation.location),
    {
      ...(hydrationData && { hydrationData: { ...hydrationData, loaderData } }),
      getContext: () => new RouterContextProvider(new Map([[queryClientContext, queryClient]])),
    },
  );

  const app = (
    <StrictMode>
      <App apiClient={createApiClient()} queryClient={queryClient} publicUrl={publicUrl}>
        <RouterProvider router={router} onError={logCaught} />
      </App>
    </StrictMode>
  );
  // A transition splits the work into slices, between which the page responds to input.
  startTransition(() => {
    const options = { onCaughtError: logCaught, onRecoverableError: reportRecovered };
    if (data) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

// The router skips a transition when another navigation begins, and leaves its promise unhandled.
window.addEventListener("unhandledrejection", (event) => {
  if (/^Transition was skipped/.test(event.reason?.message)) event.preventDefault();
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
start(root).catch((error: unknown) => {
  document.documentElement.setAttribute("data-no-scripts", "");
  throw error;
});

/** Opens this address by a full load; rejects with `error` if the visitor returns to this page. */
function loadAddress(to: Location, error: unknown): Promise<never> {
  const address = window.location.origin + createPath(to);
  // After "back" the address is current already, and assigning one with a fragment would load
  // nothing.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return new Promise((_resolve, reject) => {
    window.addEventListener("pageshow", () => reject(error), { once: true });
  });
}

/**
 * Makes routes load the whole page when its files cannot be fetched, as after a deploy. This
 * happens only on the way to another page, so no form is lost.
 * @param goingTo the target of the navigation, or undefined
 */
function withFullLoads(routes: RouteObject[], goingTo: () => Location | undefined): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const changed: Pick<RouteObject, "children" | "lazy"> = {};
    if (children) changed.children = withFullLoads(children, goingTo);
    if (typeof lazy === "function") {
      changed.lazy = async () => {
        try {
          return await lazy();
        } catch (error) {
          const to = goingTo();
          if (!to || !navigator.onLine) throw error;
          return loadAddress(to, error);
        }
      };
    }
    return { ...route, ...changed } as RouteObject;
  });
}
