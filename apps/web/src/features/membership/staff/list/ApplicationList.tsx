import {
  applicationStatuses,
  applicationStatusNames,
  membershipTypeNames,
} from "@headwaters/contracts";
import { ListRow, StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { type ListBarTexts, paging, useFilters, writeFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import * as pictures from "#ui/pictures/pictures.ts";
import { applicationOrderNames, applicationTexts } from "../../texts/applications.ts";
import { formatMembershipType, formatName } from "../formatName.ts";
import { Status } from "../Status.tsx";
import classes from "./ApplicationList.module.css";
import { applicationFilters } from "./applicationFilters.ts";

const { bar, empty, failed, file, nothing, nothingText } = applicationTexts;

/** Filters and search, with the number of applications by status. */
function useBar(): ListBarTexts {
  const counts = trpc.membership.counts.useQuery().data;
  const named = (status: keyof typeof applicationStatusNames) =>
    applicationStatusNames[status] + (counts ? ` (${counts[status].toLocaleString("en")})` : "");
  return {
    search: bar.search,
    choices: [
      {
        field: "status",
        label: bar.status,
        all: bar.all,
        names: Object.fromEntries(applicationStatuses.map((status) => [status, named(status)])),
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

export function ApplicationList() {
  const filters = useFilters(applicationFilters);
  const query = trpc.membership.list.useInfiniteQuery(filters, paging);
  const isFiltered = Object.keys(filters).some((field) => field !== "order");
  return (
    <>
      <StaffFilters filters={filters}>
        <ListBar list={applicationFilters} filters={filters} texts={useBar()} />
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
                  <Status status={application.status} />
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
