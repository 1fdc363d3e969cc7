import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Toasts } from "#layout/Toasts.tsx";
import { type ApiClient, trpc } from "#lib/api/client.ts";
import { isInaccessible } from "#lib/api/failures.ts";
import { PageRoutes } from "#lib/pageRoute.ts";
import { PublicUrl } from "#lib/renderResult.ts";
import { RouteAnnouncer } from "#ui/meta/PageMeta.tsx";
import { theme } from "#ui/theme.ts";
import { pageRoutes } from "./pageRoutes.ts";

interface AppProps {
  apiClient: ApiClient;
  queryClient: QueryClient;
  publicUrl: string;
  children: ReactNode;
}

/** The providers around every page, in a browser and on the server. */
export function App({ apiClient, queryClient, publicUrl, children }: AppProps) {
  // Browser tests wait for this mark of hydration.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return (
    // The style sheet contains its variables already.
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <trpc.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <PublicUrl value={publicUrl}>
            <PageRoutes value={pageRoutes}>{children}</PageRoutes>
          </PublicUrl>
          <RouteAnnouncer />
          <Toasts />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}

/** Logs errors of error boundaries, except those that show the 404 page. */
export function logCaught(error: unknown) {
  if (!isInaccessible(error)) console.error(error);
}

/**
 * Reports errors after which React rendered a page again, such as a difference to the server's, except
 * those whose boundary meanwhile shows what it should, such as a draft.
 */
export function reportRecovered(error: unknown) {
  if (!(error instanceof Error && isInaccessible(error.cause))) reportError(error);
}
