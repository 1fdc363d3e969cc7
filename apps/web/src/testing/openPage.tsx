import { act, type RenderOptions, render } from "@testing-library/react";
import { createBrowserRouter, type HydrationState, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { App, logCaught, reportRecovered } from "#app/App.tsx";
import { loadPage, routes } from "#app/routes.tsx";
import { stopLive } from "#layout/staff/live.ts";
import { createApiClient } from "#lib/api/client.ts";
import { readPageData } from "#lib/api/pageData.ts";
import { createQueryClient } from "#lib/api/queryClient.ts";
import { toasts } from "#lib/toasts.ts";
import type { Visitor } from "./visitor.ts";

let close = () => {};

interface Options {
  queryClient: ReturnType<typeof createQueryClient>;
  publicUrl: string;
  hydrationData?: HydrationState;
  rendering?: RenderOptions;
}

async function show(visitor: Visitor, path: string, options: Options) {
  const { queryClient, publicUrl, hydrationData, rendering } = options;
  vi.stubGlobal("fetch", visitor.fetch);
  window.history.replaceState(null, "", path);
  const loaderData = await loadPage(window.location);
  const router = createBrowserRouter(routes, { hydrationData: { ...hydrationData, loaderData } });
  const { unmount } = render(
    <App apiClient={createApiClient()} queryClient={queryClient} publicUrl={publicUrl}>
      <RouterProvider router={router} onError={logCaught} />
    </App>,
    { ...rendering, onCaughtError: logCaught, onRecoverableError: reportRecovered },
  );
  close = () => {
    toasts.dismiss();
    unmount();
    stopLive();
    router.dispose();
    queryClient.clear();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  };
}

/** Shows a page of the application in this document, with the answers of the visitor's site. */
export async function openPage(visitor: Visitor, path: string) {
  closePage();
  await show(visitor, path, {
    queryClient: createQueryClient(),
    publicUrl: visitor.site.url,
  });
}

/** Class names of style sheets in a build; here they are the names in the source. */
const BUILT_CLASS = /\b_([a-zA-Z]\w*)_[\w-]{1,5}_\d+\b/g;

/**
 * Puts a page of the site into this document as the server sends it, and hydrates it. React reports
 * any difference to its own rendering.
 */
export async function hydratePage(visitor: Visitor, path: string) {
  closePage();
  const html = await (await visitor.fetch(path)).text();
  const sent = new DOMParser().parseFromString(html.replace(BUILT_CLASS, "$1"), "text/html");
  const container = sent.getElementById("root");
  const queryClient = createQueryClient();
  const data = readPageData(sent, queryClient);
  if (!container || !data) throw new Error(`${path} has nothing to hydrate.`);
  document.body.replaceChildren(document.adoptNode(container));
  const { publicUrl, hydrationData } = data;
  const rendering = { container, hydrate: true };
  await show(visitor, path, { queryClient, publicUrl, hydrationData, rendering });
  // Parts that are fetched after the page are hydrated too.
  await act(() => vi.dynamicImportSettled());
}

/** Closes the page that is open, if one is. */
export function closePage() {
  close();
  close = () => {};
}
