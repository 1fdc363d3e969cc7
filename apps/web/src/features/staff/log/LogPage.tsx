import { can, dateOrders, type LogEntry, type StaffActionName } from "@headwaters/contracts";
import { useLocation } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { type ListBarTexts, paging, readFilters } from "#ui/lists/filters.ts";
import shared from "#ui/shared.module.css";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import { formatDetails, LogAction, LogActor, LogToken } from "./LogLine.tsx";
import { logActions, logTexts } from "./texts.ts";

/** The query of staff for the filter: the first page. */
const STAFF = { role: "staff", limit: 100 } as const;

const { columns: titles } = logTexts;

const columns: Columns<LogEntry> = [
  {
    title: titles.who,
    width: "11rem",
    cell: ({ actor }) => (
      <>
        <LogActor actor={actor} />
        {actor.token && (
          <p className={shared.small}>
            <LogToken token={actor.token} />
          </p>
        )}
      </>
    ),
  },
  { title: titles.what, cell: (entry) => <LogAction entry={entry} /> },
  { title: titles.details, cell: ({ details }) => formatDetails(details) },
  {
    title: titles.when,
    width: "17rem",
    align: "end",
    cell: ({ at }) => <DateText date={at} withTime />,
    orders: { ascending: "oldest", descending: "newest" },
  },
];

export const prefetch: Prefetch = ({ user, queries, query }) =>
  Promise.all([
    can(user, "managePeople") && queries.staff.people.prefetch(STAFF),
    queries.staff.log.prefetchInfinite(readFilters(logList([], query), query)),
  ]);

export default function LogPage() {
  const { title, description, lead } = logTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "log")}
    >
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
    ...staff.map((person) => [person.id, formatName(person)]),
  ]);
  const { label, failed, empty, nothingFound } = logTexts;
  return (
    <ListTable
      query={log}
      list={list}
      filters={filters}
      bar={logBar(names)}
      label={label}
      failed={failed}
      empty={empty}
      nothing={nothingFound}
      columns={columns}
      getKey={({ id }) => id}
      getName={({ action }) => action}
    />
  );
}

/** The format of an id: the actor may no longer be staff. */
const ID = /^[\w-]{1,64}$/;

/**
 * The log with the filters in its address, which may name any account.
 * @param staff ids of those who are staff now
 */
function logList(staff: readonly string[], query: URLSearchParams) {
  const named = query.get("actor") ?? "";
  const actors = ["command", "site", ...staff, ...(ID.test(named) ? [named] : [])];
  const actions = Object.keys(logActions) as StaffActionName[];
  return { path: paths.log, fields: { actor: actors, action: actions, order: dateOrders } };
}

/** @param names names of the actors, by their ids */
function logBar(names: Readonly<Record<string, string>>): ListBarTexts {
  const { actor, everyone, command, site, action, everything } = logTexts.filters;
  return {
    choices: [
      {
        field: "actor",
        label: actor,
        all: everyone,
        isBox: true,
        names: { ...names, command, site },
      },
      { field: "action", label: action, all: everything, names: logActions, isBox: true },
    ],
  };
}
