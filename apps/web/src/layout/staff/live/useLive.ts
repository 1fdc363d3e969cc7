import type { StaffTopic } from "@headwaters/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useCheckCurrentUser } from "../../../features/accounts/index.ts";
import { trpc } from "../../../lib/api/client.ts";
import { invalidate } from "../../../lib/api/invalidation.ts";
import { followLive, type LiveListener } from "./live.ts";

/** Updates staff pages by the stream of changes. */
export function useLive(isStaff: boolean) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const checkCurrentUser = useCheckCurrentUser();

  function onChange(topics: readonly StaffTopic[]) {
    // Registrations have no topic: the approval queue changes with events.
    const shown = topics.map((topic) => (topic === "events" ? "registrations" : topic));
    void invalidate(queryClient, shown);
    // A text that is being read does not change under its reader.
    if (topics.includes("items") || topics.includes("events"))
      void invalidate(queryClient, ["news", "events", "education"], "none");
    // Its numbers are of all of them.
    if (!topics.includes("staff")) void utils.staff.overview.invalidate();
  }

  const latest = useRef<LiveListener>({ onChange, onRefused: checkCurrentUser });
  latest.current = { onChange, onRefused: checkCurrentUser };

  useEffect(() => {
    if (!isStaff) return;
    return followLive({
      onChange: (topics) => latest.current.onChange(topics),
      onRefused: () => latest.current.onRefused(),
    });
  }, [isStaff]);
}
