import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createApiClient, trpc } from "./api/client.ts";
import { createQueryClient } from "./api/queryClient.ts";
import { RouteAnnouncer } from "./layout/RouteAnnouncer.tsx";
import { Toasts } from "./layout/toasts/Toasts.tsx";
import { cssVariables, theme } from "./theme.ts";

/** What every page stands on, whichever router renders it. */
export function App({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [apiClient] = useState(createApiClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <trpc.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          {children}
          <RouteAnnouncer />
          <Toasts />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}
