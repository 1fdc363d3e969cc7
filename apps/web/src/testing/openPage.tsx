import { render } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { App } from "../App.tsx";
import { createApiClient } from "../api/client.ts";
import { createQueryClient } from "../api/queryClient.ts";
import { loadPage, routes } from "../routes.tsx";
import type { Visitor } from "./visitor.ts";

let close = () => {};

/** Shows a page of the application in this document, with what the visitor's site answers. */
export async function openPage(visitor: Visitor, path: string) {
  closePage();
  vi.stubGlobal("fetch", visitor.fetch);
  window.history.replaceState(null, "", path);
  await loadPage(window.location);
  const router = createBrowserRouter(routes);
  const queryClient = createQueryClient();
  const { unmount } = render(
    <App apiClient={createApiClient()} queryClient={queryClient} publicUrl={visitor.site.address}>
      <RouterProvider router={router} />
    </App>,
  );
  close = () => {
    unmount();
    router.dispose();
    queryClient.clear();
    vi.unstubAllGlobals();
  };
}

/** Closes the page that is open, if one is. */
export function closePage() {
  close();
  close = () => {};
}
