import { grantedRoles, listOrders, type PersonEntry } from "@headwaters/contracts";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { isInaccessible } from "#lib/api/failures.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { type ListBarTexts, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import shared from "#ui/shared.module.css";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import { peopleTexts } from "./texts.ts";

/** Few requests for those who scroll through thousands. */
const PAGE = { limit: 50 };

const peopleList = {
  path: paths.people,
  fields: { role: grantedRoles, order: listOrders },
} as const;

const { search, filter, roles, suspended, columns: titles } = peopleTexts;

const peopleBar: ListBarTexts = {
  search,
  choices: [{ field: "role", label: filter.label, all: filter.all, names: filter.roles }],
};

const columns: Columns<PersonEntry> = [
  {
    title: titles.name,
    cell: formatName,
    orders: { ascending: "name" },
  },
  { title: titles.email, cell: ({ email }) => email, isExtra: true },
  {
    title: titles.roles,
    width: "10rem",
    cell: ({ roles: granted, isSuspended }) =>
      (granted.length > 0 || isSuspended) && (
        <span className={shared.labels}>
          {granted.map((role) => (
            <Badge key={role} names={roles} value={role} />
          ))}
          {isSuspended && <Badge names={{ suspended }} value="suspended" isWarning />}
        </span>
      ),
  },
  {
    title: titles.since,
    width: "9rem",
    align: "end",
    isLabelled: true,
    cell: ({ createdAt }) => <DateText date={createdAt} />,
    orders: { ascending: "oldest", descending: "newest" },
  },
];

export { SecondFactorBoundary as ErrorBoundary } from "#layout/SecondFactorBoundary.tsx";

export const prefetch: Prefetch = ({ queries, query }) =>
  queries.staff.people.prefetchInfinite({ ...PAGE, ...readFilters(peopleList, query) });

/** All accounts. */
export default function PeoplePage() {
  const { title, description, lead } = peopleTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "people")}
    >
      {() => <People />}
    </StaffLayout>
  );
}

function People() {
  const filters = useFilters(peopleList);
  const people = trpc.staff.people.useInfiniteQuery(
    { ...PAGE, ...filters },
    { ...paging, throwOnError: isInaccessible },
  );
  const { label, failed, empty } = peopleTexts;
  return (
    <ListTable
      query={people}
      list={peopleList}
      filters={filters}
      bar={peopleBar}
      label={label}
      failed={failed}
      empty={empty}
      columns={columns}
      getKey={({ id }) => id}
      getName={formatName}
      getPath={({ id }) => paths.person(id)}
    />
  );
}
