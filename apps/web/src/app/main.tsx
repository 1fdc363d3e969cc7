import "#ui/styles/index.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createApiClient } from "#lib/api/client.ts";
import { PAGE_DATA_ID, readPageData } from "#lib/api/pageData.ts";
import { createQueryClient } from "#lib/api/queryClient.ts";
import { App } from "./App.tsx";
import { withFullLoads } from "./fullLoad.ts";
import { logCaught } from "./logCaught.ts";
import { loadPage, routes } from "./routes.tsx";

async function start(root: HTMLElement) {
  const queryClient = createQueryClient();
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  // Without data the server sent the fallback, and the browser renders the page.
  const { publicUrl, hydrationData } = data
    ? readPageData(data, queryClient)
    : { publicUrl: window.location.origin };
  // The current page's module must be loaded, or a spinner would replace the page.
  if (data) await loadPage(window.location);
  // With hydration data the router does not scroll to the top.
  const router = createBrowserRouter(
    withFullLoads(routes, () => router.state.navigation.location),
    hydrationData ? { hydrationData } : {},
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
    const options = { onCaughtError: logCaught };
    if (data) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
start(root).catch((error: unknown) => {
  document.documentElement.setAttribute("data-no-scripts", "");
  throw error;
});
