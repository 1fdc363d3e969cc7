import { can, type LogEntry } from "@headwaters/contracts";
import { useLocation } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paging, readFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { logTexts } from "../texts/staffLog.ts";
import { LogLine } from "./LogLine.tsx";
import { logBar, logList } from "./logList.ts";

/** The query of staff for the filter: the first page. */
const STAFF = { role: "staff", limit: 100 } as const;

export const prefetch = prefetchForStaff(({ user, queries, query }) =>
  Promise.all([
    can(user, "managePeople") && queries.staff.people.prefetch(STAFF),
    queries.staff.log.prefetchInfinite(readFilters(logList([], query), query)),
  ]),
);

export default function LogPage() {
  const { title, description, lead } = logTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <Log />}
    </StaffLayout>
  );
}

function Log() {
  const query = new URLSearchParams(useLocation().search);
  const canSeePeople = can(useCurrentUser(), "managePeople");
  const staff = trpc.staff.people.useQuery(STAFF, { enabled: canSeePeople }).data?.items ?? [];
  const list = logList(
    staff.map(({ id }) => id),
    query,
  );
  const filters = readFilters(list, query);
  const log = trpc.staff.log.useInfiniteQuery(filters, paging);
  const entries: LogEntry[] = log.data?.pages.flatMap(({ items }) => items) ?? [];
  // The name of a filtered actor who is no longer staff comes from the entries.
  const former = entries.flatMap(({ actor: { id, name } }) =>
    id !== null && id === filters.actor ? [[id, name ?? id]] : [],
  );
  const names = Object.fromEntries([
    ...former,
    ...staff.map(({ id, firstName, lastName, email }) => [
      id,
      [firstName, lastName].filter(Boolean).join(" ") || email,
    ]),
  ]);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <StaffFilters filters={filters}>
        <ListBar list={list} filters={filters} texts={logBar(names)} />
      </StaffFilters>
      <StaffList
        query={log}
        label={logTexts.label}
        failed={logTexts.failed}
        empty={isFiltered ? logTexts.nothingFound : logTexts.empty}
        getKey={({ id }) => id}
      >
        {(entry) => <LogLine entry={entry} />}
      </StaffList>
    </>
  );
}
