import { can, type User } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";

interface AccountEntry {
  to: string;
  label: string;
  /** Number of pending tasks there. */
  count?: number;
}

/**
 * The account's links in the bar's menu and on phones; those of staff have counts of pending work.
 */
export function useAccountEntries(user: User): AccountEntry[] {
  const isStaff = can(user, "openStaffPages");
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
