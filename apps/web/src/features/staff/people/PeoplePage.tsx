import { grantedRoles } from "@headwaters/contracts";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ListRow, StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { type ListBarTexts, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { peopleTexts } from "./texts.ts";

const peopleList = { path: paths.people, fields: { role: grantedRoles } } as const;

const { search, filter } = peopleTexts;

const peopleBar: ListBarTexts = {
  search,
  choices: [{ field: "role", label: filter.label, all: filter.all, names: filter.roles }],
};

export const prefetch = prefetchForStaff(({ queries, query }) =>
  queries.staff.people.prefetchInfinite(readFilters(peopleList, query)),
);

/** All accounts. */
export default function PeoplePage() {
  const { title, description, lead } = peopleTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <People />}
    </StaffLayout>
  );
}

function People() {
  const filters = useFilters(peopleList);
  const people = trpc.staff.people.useInfiniteQuery(filters, paging);
  const { label, failed, empty, roles, suspended, since } = peopleTexts;
  return (
    <>
      <StaffFilters filters={filters}>
        <ListBar list={peopleList} filters={filters} texts={peopleBar} />
      </StaffFilters>
      <StaffList query={people} label={label} failed={failed} empty={empty} getKey={({ id }) => id}>
        {(person) => (
          <ListRow
            to={paths.person(person.id)}
            title={formatName(person)}
            labels={
              (person.roles.length > 0 || person.isSuspended) && (
                <>
                  {person.roles.map((role) => (
                    <Badge key={role} names={roles} value={role} />
                  ))}
                  {person.isSuspended && <Badge names={{ suspended }} value="suspended" />}
                </>
              )
            }
            side={
              <span>
                {since} <DateText date={person.createdAt} />
              </span>
            }
          >
            {person.email}
          </ListRow>
        )}
      </StaffList>
    </>
  );
}
