import { can } from "@headwaters/contracts";
import { useParams } from "react-router-dom";
import { Spinner } from "#layout/Spinner.tsx";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { trpc } from "#lib/api/client.ts";
import { isMissingAtFirst } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { LoadFailure } from "#ui/page/notices.tsx";
import { peopleTexts, personTexts } from "../../texts/staffPeople.ts";
import { formatName, formatRoles } from "../peopleList.ts";
import { PersonActions } from "./PersonActions.tsx";
import { PersonFacts } from "./PersonFacts.tsx";
import { PersonRecord, personContent } from "./PersonRecord.tsx";

export const prefetch = prefetchForStaff(({ user, queries, params: { id = "" } }) =>
  Promise.all([
    queries.staff.person.prefetch({ id }),
    queries.staff.record.prefetch({ id }),
    can(user, "editAnyContent") && queries.items.all.prefetch(personContent(id)),
  ]),
);

/** An account with its actions. */
export default function PersonPage() {
  const { id = "" } = useParams();
  return <LoadedPerson key={id} id={id} />;
}

function LoadedPerson({ id }: { id: string }) {
  const query = trpc.staff.person.useQuery({ id }, { throwOnError: isMissingAtFirst });
  if (query.isPending) return <Spinner />;
  const person = query.data;
  const back = <BackLink to={paths.people}>{personTexts.back}</BackLink>;
  return (
    <StaffLayout
      eyebrow={person ? formatRoles(person) : staffTexts.eyebrow}
      title={person ? formatName(person) : peopleTexts.title}
      description={personTexts.description}
      top={back}
    >
      {(user) =>
        person ? (
          <>
            <PersonFacts person={person} />
            <PersonActions person={person} isOwn={person.id === user.id} />
            <PersonRecord id={person.id} />
          </>
        ) : (
          <LoadFailure level={2} title={personTexts.failed} query={query} />
        )
      }
    </StaffLayout>
  );
}
