import {
  type Application,
  applicationStatuses,
  applicationStatusNames,
  listOrders,
  membershipTypeNames,
  membershipTypes,
} from "@headwaters/contracts";
import { ConfirmedDownload } from "#features/accounts";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import {
  type FilteredList,
  type ListBarTexts,
  paging,
  readFilters,
  useFilters,
  writeFilters,
} from "#ui/lists/filters.ts";
import { withCounts } from "#ui/lists/texts.ts";
import * as pictures from "#ui/pictures/pictures.ts";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import { applicationTexts } from "../applicationTexts.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { formatMembershipType } from "../texts.ts";

/** Filters in the list's address. */
const applicationFilters = {
  path: paths.applications,
  fields: { status: applicationStatuses, membershipType: membershipTypes, order: listOrders },
} as const satisfies FilteredList;

const { bar, columns: titles, empty, failed, file, nothing } = applicationTexts;

const columns: Columns<Application> = [
  { title: titles.name, cell: formatName, orders: { ascending: "name" } },
  { title: titles.email, cell: ({ email }) => email, isExtra: true },
  {
    title: titles.type,
    width: "9rem",
    cell: ({ membershipType }) => formatMembershipType(membershipType),
  },
  { title: titles.status, width: "8rem", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: titles.applied,
    width: "8rem",
    align: "end",
    cell: ({ createdAt }) => <ShortTime date={createdAt} />,
    orders: { ascending: "oldest", descending: "newest" },
  },
];

export const prefetch: Prefetch = ({ queries, query }) =>
  Promise.all([
    queries.membership.list.prefetchInfinite(readFilters(applicationFilters, query)),
    queries.membership.counts.prefetch(),
  ]);

export default function ApplicationsPage() {
  const { title, description, lead } = applicationTexts;
  const filters = useFilters(applicationFilters);
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "applications")}
      actions={
        <ConfirmedDownload href={paths.applicationsFile + writeFilters(filters)} data-no-print>
          {file}
        </ConfirmedDownload>
      }
    >
      {() => <ApplicationList />}
    </StaffLayout>
  );
}

function ApplicationList() {
  const filters = useFilters(applicationFilters);
  const query = trpc.membership.list.useInfiniteQuery(filters, paging);
  return (
    <ListTable
      query={query}
      list={applicationFilters}
      filters={filters}
      bar={useBarTexts()}
      label={applicationTexts.title}
      failed={failed}
      empty={{ ...empty, picture: pictures.emptyEvents }}
      nothing={nothing}
      columns={columns}
      getKey={({ id }) => id}
      getName={formatName}
      getPath={({ id }) => paths.application(id)}
    />
  );
}

/** The texts of filters and search, with the number of applications by status. */
function useBarTexts(): ListBarTexts {
  const counts = trpc.membership.counts.useQuery().data;
  return {
    search: bar.search,
    choices: [
      {
        field: "status",
        label: bar.status,
        all: bar.all,
        names: withCounts(applicationStatusNames, counts),
      },
      {
        field: "membershipType",
        label: bar.type,
        all: bar.allTypes,
        isBox: true,
        names: membershipTypeNames,
      },
    ],
  };
}
