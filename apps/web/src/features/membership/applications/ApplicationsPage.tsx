import {
  type ApplicationStatus,
  applicationOrders,
  applicationStatuses,
  applicationStatusNames,
  membershipTypeNames,
  membershipTypes,
} from "@headwaters/contracts";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ListRow, StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
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
import { ListBar } from "#ui/lists/ListBar.tsx";
import * as pictures from "#ui/pictures/pictures.ts";
import { applicationOrderNames, applicationTexts } from "../applicationTexts.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { formatMembershipType } from "../texts.ts";
import classes from "./ApplicationsPage.module.css";

/** Filters in the list's address. */
const applicationFilters = {
  path: paths.applications,
  fields: {
    status: applicationStatuses,
    membershipType: membershipTypes,
    order: applicationOrders,
  },
} as const satisfies FilteredList;

const { bar, empty, failed, file, nothing, nothingText } = applicationTexts;

export const prefetch = prefetchForStaff(({ queries, query }) =>
  Promise.all([
    queries.membership.list.prefetchInfinite(readFilters(applicationFilters, query)),
    queries.membership.counts.prefetch(),
  ]),
);

export default function ApplicationsPage() {
  const { title, description, lead } = applicationTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <ApplicationList />}
    </StaffLayout>
  );
}

function ApplicationList() {
  const filters = useFilters(applicationFilters);
  const query = trpc.membership.list.useInfiniteQuery(filters, paging);
  const isFiltered = Object.keys(filters).some((field) => field !== "order");
  return (
    <>
      <StaffFilters filters={filters}>
        <ListBar list={applicationFilters} filters={filters} texts={useBarTexts()} />
      </StaffFilters>
      <p className={classes.file} data-no-print>
        <a href={paths.applicationsFile + writeFilters(filters)} download>
          {file}
        </a>
      </p>
      <div className={classes.list} aria-busy={query.isPlaceholderData}>
        <StaffList
          query={query}
          label={applicationTexts.title}
          failed={failed}
          {...(filters.order && { more: applicationTexts.more })}
          empty={
            isFiltered
              ? { title: nothing, text: nothingText }
              : { ...empty, picture: pictures.emptyEvents }
          }
          getKey={({ id }) => id}
        >
          {(application) => (
            <ListRow
              to={paths.application(application.id)}
              title={formatName(application)}
              labels={
                <>
                  <StatusBadge status={application.status} />
                  <span>{formatMembershipType(application.membershipType)}</span>
                </>
              }
              side={
                <span className={classes.age}>
                  <ShortTime date={application.createdAt} />
                </span>
              }
            />
          )}
        </StaffList>
      </div>
    </>
  );
}

/** The texts of filters and search, with the number of applications by status. */
function useBarTexts(): ListBarTexts {
  const counts = trpc.membership.counts.useQuery().data;
  const formatStatus = (status: ApplicationStatus) =>
    applicationStatusNames[status] + (counts ? ` (${counts[status].toLocaleString("en")})` : "");
  return {
    search: bar.search,
    choices: [
      {
        field: "status",
        label: bar.status,
        all: bar.all,
        names: Object.fromEntries(
          applicationStatuses.map((status) => [status, formatStatus(status)]),
        ),
      },
      {
        field: "membershipType",
        label: bar.type,
        all: bar.allTypes,
        isBox: true,
        names: membershipTypeNames,
      },
      {
        field: "order",
        label: bar.order,
        all: bar.newest,
        isBox: true,
        names: applicationOrderNames,
      },
    ],
  };
}
