import type { User } from "@headwaters/contracts";
import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { Redirect } from "#layout/Redirect.tsx";
import { trpc } from "#lib/api/client.ts";
import { ROSTER_POLL_MS } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { QueryView } from "#ui/lists/QueryView.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { rosterTexts } from "../texts/roster.ts";
import { EventRoster } from "./EventRoster.tsx";
import { EventNumbers } from "./numbers/EventNumbers.tsx";
import { refreshing } from "./refreshing.ts";

export const prefetch: Prefetch = async ({ user, queries, params: { id } }) => {
  if (!user || !id) return;
  const numbers = await queries.registrations.numbers.fetch({ id }).catch(() => null); // The browser queries it again and shows the error.
  if (!numbers?.seesPeople) return;
  const { roster, leaders } = queries.registrations;
  await Promise.all([roster.prefetch({ id }), leaders.prefetch({ id })]);
};

/**
 * The attendees of an event for its leaders and staff, or counts for its author. Others get the 404
 * page.
 */
export default function RosterPage() {
  const { id = "" } = useParams();
  const user = useCurrentUser();
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(paths.roster(id))} />;
  return <Registrations key={`${user.id}/${id}`} user={user} id={id} />;
}

function Registrations({ user, id }: { user: User; id: string }) {
  const { title, description, failure } = rosterTexts;
  const query = trpc.registrations.numbers.useQuery({ id }, refreshing);
  return (
    <QueryView query={query} title={title} failure={failure}>
      {(numbers) =>
        numbers.seesPeople ? (
          <RosterWithPeople user={user} id={id} />
        ) : (
          <>
            <PageMeta title={`${title}: ${numbers.event.title}`} description={description} />
            <EventNumbers numbers={numbers} />
          </>
        )
      }
    </QueryView>
  );
}

function RosterWithPeople({ user, id }: { user: User; id: string }) {
  const { title, description, failure } = rosterTexts;
  const query = trpc.registrations.roster.useQuery(
    { id },
    { ...refreshing, refetchInterval: ROSTER_POLL_MS, refetchOnReconnect: "always" },
  );
  // Without a connection the page came from the service worker, so no query has failed yet.
  const isOnline = useSyncExternalStore(
    (listen) => onlineManager.subscribe(listen),
    () => onlineManager.isOnline(),
    () => true,
  );
  const isStale = query.isRefetchError || !isOnline;
  return (
    <QueryView query={query} title={title} failure={failure}>
      {(roster) => (
        <>
          <PageMeta title={`${title}: ${roster.event.title}`} description={description} />
          <EventRoster
            user={user}
            roster={roster}
            staleSince={isStale ? new Date(query.dataUpdatedAt) : null}
          />
        </>
      )}
    </QueryView>
  );
}
