import type { StaffTopic } from "@headwaters/contracts";
import { useEffect, useRef } from "react";
import { useCheckCurrentUser } from "../../features/accounts/index.ts";
import { trpc } from "../../lib/api/client.ts";
import { followLive, type LiveListener } from "./live.ts";

/** Updates staff pages by the stream of changes. */
export function useLive(isStaff: boolean) {
  const utils = trpc.useUtils();
  const checkCurrentUser = useCheckCurrentUser();

  function onChange(topics: readonly StaffTopic[]) {
    for (const topic of topics) void utils[topic].invalidate();
    // Registrations have no topic: the approval queue changes with events.
    if (topics.includes("events")) void utils.registrations.approvalQueue.invalidate();
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
