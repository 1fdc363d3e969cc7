import type { User } from "@headwaters/contracts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { trpc } from "../../api/client.ts";
import { useCurrentUser } from "../../api/currentUser.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { ItemPage } from "../../components/items/ItemPage.tsx";
import { useSignedOut } from "../../components/writing/useSignedOut.ts";
import { rosterTexts } from "../../content/roster.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { Redirect } from "../../layout/Redirect.tsx";
import { paths } from "../../paths.ts";
import { EventRoster } from "./EventRoster.tsx";
import { REFRESH_MS, rosterQuery } from "./rosterQuery.ts";

export const prefetchRoster: Prefetch = async ({ user, client, queryClient, params }) => {
  if (user && params.id) await queryClient.prefetchQuery(rosterQuery(client, params.id));
};

/** Who comes to an event; there is no such page for whoever may not change the event. */
export function RosterPage() {
  const { id = "" } = useParams();
  const user = useCurrentUser();
  // Signing out in another tab ends here too.
  if (!user) return <Redirect to={paths.authFor(paths.roster(id))} />;
  return <RosterOf key={`${user.id}/${id}`} user={user} id={id} />;
}

function RosterOf({ user, id }: { user: User; id: string }) {
  const { title, description, failure } = rosterTexts;
  const { client } = trpc.useUtils();
  const query = useQuery({
    ...rosterQuery(client, id),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: "always",
  });
  useSignedOut(query.error);
  const isStale = query.isRefetchError || query.fetchStatus === "paused";
  return (
    <ItemPage query={query} title={title} failure={failure}>
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
    </ItemPage>
  );
}
