import type { StaffTopic } from "@headwaters/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useCheckCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { invalidate } from "#lib/api/invalidation.ts";
import { followLive, type LiveListener } from "./live.ts";

/** Updates staff pages by the stream of changes. */
export function useLive() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const checkCurrentUser = useCheckCurrentUser();

  function onChange(topics: readonly StaffTopic[]) {
    // Registrations have no topic of their own: the approval queue changes with events.
    const shown = topics.map((topic) => (topic === "events" ? "registrations" : topic));
    void invalidate(queryClient, shown);
    // Marks public content as stale without a refetch, so that a text does not change under its
    // reader.
    if (topics.includes("items") || topics.includes("events"))
      void invalidate(queryClient, ["news", "events", "education"], "none");
    // The overview counts the rows of all topics.
    if (!topics.includes("staff")) void utils.staff.overview.invalidate();
  }

  const latest = useRef<LiveListener>({ onChange, onRefused: checkCurrentUser });
  latest.current = { onChange, onRefused: checkCurrentUser };

  useEffect(() => {
    return followLive({
      onChange: (topics) => latest.current.onChange(topics),
      onRefused: () => latest.current.onRefused(),
    });
  }, []);
}
