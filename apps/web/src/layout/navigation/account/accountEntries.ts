import type { User } from "@headwaters/contracts";
import { trpc } from "../../../lib/api/client.ts";
import { paths } from "../../../lib/paths.ts";

interface AccountEntry {
  to: string;
  label: string;
  /** What waits there. */
  count?: number;
}

/** Where an account leads, in the menu of the bar and on phones; staff see how much waits for them. */
export function useAccountEntries(user: User): AccountEntry[] {
  const isStaff = user.role === "staff";
  const { data: overview } = trpc.staff.overview.useQuery(undefined, {
    enabled: isStaff,
    throwOnError: false,
  });
  const waiting =
    overview &&
    overview.openMessages +
      overview.pendingApplications +
      overview.waitingItems +
      overview.waitingEvents +
      overview.failedMails;
  return [
    { to: paths.registrations, label: "My registrations" },
    { to: paths.myContent, label: "My content" },
    { to: paths.account, label: "Account" },
    ...(isStaff ? [{ to: paths.staff, label: "Staff", ...(waiting && { count: waiting }) }] : []),
  ];
}
