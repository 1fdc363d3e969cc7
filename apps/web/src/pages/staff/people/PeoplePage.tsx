import { trpc } from "../../../api/client.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Badge } from "../../../components/items/Badge.tsx";
import { readFilters } from "../../../components/items/filters.ts";
import { ListBar } from "../../../components/items/ListBar.tsx";
import { paging } from "../../../components/items/paging.ts";
import { useFilters } from "../../../components/items/useFilters.ts";
import { peopleTexts } from "../../../content/staffPeople.ts";
import { paths } from "../../../paths.ts";
import { Entry } from "../frame/Entry.tsx";
import { StaffList } from "../frame/StaffList.tsx";
import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";
import { nameOf, peopleBar, peopleList } from "./peopleList.ts";

export const prefetchPeople = prefetchForStaff(({ queries, query }) =>
  queries.staff.people.prefetchInfinite(readFilters(peopleList, query)),
);

/** Everyone who has an account. */
export function PeoplePage() {
  const { title, description, lead } = peopleTexts;
  return (
    <StaffPage title={title} description={description} lead={lead}>
      {() => <People />}
    </StaffPage>
  );
}

function People() {
  const filters = useFilters(peopleList);
  const people = trpc.staff.people.useInfiniteQuery(filters, paging);
  const { label, failed, empty, roles, suspended, since } = peopleTexts;
  return (
    <>
      <ListBar list={peopleList} filters={filters} texts={peopleBar} />
      <StaffList query={people} label={label} failed={failed} empty={empty} keyOf={({ id }) => id}>
        {(person) => (
          <Entry
            to={paths.person(person.id)}
            title={nameOf(person)}
            labels={
              (person.role !== "member" || person.isSuspended) && (
                <>
                  {person.role !== "member" && <Badge names={roles} value={person.role} />}
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
          </Entry>
        )}
      </StaffList>
    </>
  );
}
