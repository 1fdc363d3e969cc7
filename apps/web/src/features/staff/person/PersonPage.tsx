import { type ContentTypeName, can, type Person } from "@headwaters/contracts";
import { Link, useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { PersonClearances } from "#features/clearances";
import { EntryState, StaffEntry } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { isInaccessibleAtFirst } from "#lib/api/failures.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { Fact } from "#ui/lists/Fact.tsx";
import { peopleTexts } from "../people/texts.ts";
import { PersonActions } from "./PersonActions.tsx";
import classes from "./PersonPage.module.css";
import { PersonRecord, personContent } from "./PersonRecord.tsx";
import { personTexts } from "./texts.ts";

export { SecondFactorBoundary as ErrorBoundary } from "#layout/SecondFactorBoundary.tsx";

export const prefetch: Prefetch = ({ user, queries, params: { id = "" } }) =>
  Promise.all([
    queries.staff.person.prefetch({ id }),
    queries.staff.record.prefetch({ id }),
    can(user, "manageClearances") &&
      Promise.all([
        queries.clearances.person.prefetch({ id }),
        queries.clearances.settings.prefetch(),
      ]),
    can(user, "editAnyContent") && queries.items.all.prefetch(personContent(id)),
  ]);

/** An account with its actions. */
export default function PersonPage() {
  const { id = "" } = useParams();
  return <LoadedPerson key={id} id={id} />;
}

function LoadedPerson({ id }: { id: string }) {
  const query = trpc.staff.person.useQuery({ id }, { throwOnError: isInaccessibleAtFirst });
  const user = useCurrentUser();
  const isOwn = user?.id === id;
  const person = query.data;
  return (
    <StaffEntry
      back={{ to: paths.people, label: personTexts.back }}
      eyebrow={person && formatRoles(person)}
      title={person ? formatName(person) : peopleTexts.title}
      description={personTexts.description}
    >
      {person ? (
        <>
          <PersonFacts person={person} />
          <PersonActions person={person} isOwn={isOwn} />
          {can(user, "manageClearances") && (
            <PersonClearances id={person.id} name={formatName(person)} />
          )}
          <PersonRecord id={person.id} />
        </>
      ) : (
        <EntryState title={personTexts.failed} query={query} />
      )}
    </StaffEntry>
  );
}

/** "Staff, Leader", or "Member" */
function formatRoles({ roles, role }: Person): string {
  return (roles.length > 0 ? roles : [role]).map((name) => peopleTexts.roles[name]).join(", ");
}

/** Facts about an account. */
function PersonFacts({ person }: { person: Person }) {
  const { facts, nowhere, lastUsed, nothing, log, suspendedBy, roles, twoStep } = personTexts;
  const { devices, suspension } = person;
  return (
    <dl className={classes.facts}>
      <Fact term={facts.email}>{person.email}</Fact>
      <Fact term={facts.since}>
        <DateText date={person.createdAt} />
      </Fact>
      {suspension && (
        <Fact term={facts.suspended}>
          <DateText date={suspension.since} withTime />
          {suspension.by && `, ${suspendedBy} ${suspension.by}`}
          <p className={classes.suspensionReason}>{suspension.reason}</p>
        </Fact>
      )}
      {person.grants.map(({ role, grantedAt }) => (
        <Fact key={role} term={roles[role].since}>
          <DateText date={grantedAt} />
          {can({ roles: [role] }, "openStaffPages") && (
            <>
              {" · "}
              <Link to={`${paths.log}?actor=${encodeURIComponent(person.id)}`}>{log}</Link>
            </>
          )}
        </Fact>
      ))}
      <Fact term={facts.devices}>
        {devices === 0 ? nowhere : `${devices} ${devices === 1 ? "browser" : "browsers"}`}
        {person.lastUsed && (
          <>
            , {lastUsed} <DateText date={person.lastUsed} withTime />
          </>
        )}
      </Fact>
      <Fact term={facts.twoStep}>{person.hasSecondFactor ? twoStep.on : twoStep.off}</Fact>
      <Fact term={facts.written}>{formatItems(person.items) || nothing}</Fact>
    </dl>
  );
}

const contentNames: Record<ContentTypeName, [one: string, several: string]> = {
  news: ["news article", "news articles"],
  events: ["event", "events"],
  education: ["education article", "education articles"],
};

/** "2 news articles, 1 event" */
function formatItems(items: Person["items"]): string {
  return Object.entries(contentNames)
    .map(([kind, words]) => ({ count: items[kind as ContentTypeName], words }))
    .filter(({ count }) => count > 0)
    .map(({ count, words: [one, several] }) => `${count} ${count === 1 ? one : several}`)
    .join(", ");
}
