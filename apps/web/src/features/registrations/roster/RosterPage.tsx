import type { RegistrationNumbers, Roster, User } from "@headwaters/contracts";
import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Link, useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { Redirect } from "#layout/Redirect.tsx";
import { trpc } from "#lib/api/client.ts";
import { isInaccessible } from "#lib/api/failures.ts";
import { freshQuery, ROSTER_POLL_MS } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { QueryView } from "#ui/lists/QueryView.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { usePendingCheckIns } from "../check-in/useCheckIn.ts";
import { useOfflineRoster } from "../check-in/useOfflineRoster.ts";
import { EventSettings, LeaderSettings } from "./EventSettings.tsx";
import { countEntries, describeCancelling } from "./families.ts";
import { PrintableRoster, RosterLists } from "./RosterLists.tsx";
import classes from "./RosterPage.module.css";
import { RosterToolbar } from "./RosterToolbar.tsx";
import { rosterTexts } from "./texts.ts";

/** Query options for an event's people and counts. */
const refreshing = {
  ...freshQuery,
  // Keeps unchanged entries identical, which would otherwise render again because their dates are new objects.
  structuralSharing: (known: unknown, next: unknown) =>
    JSON.stringify(known) === JSON.stringify(next) ? known : next,
  throwOnError: isInaccessible,
} as const;

export { SecondFactorBoundary as ErrorBoundary } from "#layout/SecondFactorBoundary.tsx";

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
  return <RosterOrNumbers key={`${user.id}/${id}`} user={user} id={id} />;
}

function RosterOrNumbers({ user, id }: { user: User; id: string }) {
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

interface EventRosterProps {
  user: User;
  roster: Roster;
  /** The time of the last refresh if refreshing fails; null otherwise. */
  staleSince: Date | null;
}

/** The roster and the tools of its leaders and staff. */
function EventRoster({ user, roster, staleSince }: EventRosterProps) {
  const { event } = roster;
  useOfflineRoster(event);
  return (
    <>
      <div data-no-print>
        <RosterHeader event={event} />
        <div className={classes.page}>
          <WithoutScript what="Check-in" />
          {!event.cancelledAt && <RosterNumbers roster={roster} />}
          <RosterToolbar user={user} roster={roster} />
          {staleSince && (
            <p className={classes.stale} role="alert">
              {rosterTexts.stale(formatDateTime(staleSince))}
            </p>
          )}
          <RosterLists roster={roster} />
          <LeaderSettings user={user} event={event} />
          <EventSettings event={event} consequences={describeCancelling(roster.entries)} />
          <p className={`${shared.small} ${classes.privacyNote}`}>
            {rosterTexts.note} <Link to={paths.guide("leader")}>{rosterTexts.guide}</Link>
          </p>
        </div>
      </div>
      <PrintableRoster roster={roster} />
    </>
  );
}

/** The counts of an event, for an author who may not see the roster. */
function EventNumbers({ numbers }: { numbers: RegistrationNumbers }) {
  const { event, confirmed, offered, waiting, isTakenDown } = numbers;
  const { numbersOnly, takenDown, cancelEvent } = rosterTexts;
  return (
    <div data-no-print>
      <RosterHeader event={event} />
      <div className={classes.page}>
        <WithoutScript what="Changing your event" />
        {!event.cancelledAt && (
          <Numbers
            maxParticipants={event.maxParticipants}
            confirmed={confirmed}
            offered={offered}
            waiting={waiting}
          />
        )}
        <p className={`${shared.small} ${classes.privacyNote}`}>
          <LinkedText text={isTakenDown ? takenDown : numbersOnly} />
        </p>
        <EventSettings
          event={event}
          consequences={[cancelEvent.notifiedPeople(confirmed + offered + waiting)]}
        />
      </div>
    </div>
  );
}

/** The event of the roster, with links to its page and its editor. */
function RosterHeader({ event }: { event: Roster["event"] }) {
  const texts = rosterTexts;
  return (
    <QuietHeader
      eyebrow={
        <>
          {texts.title}{" "}
          {event.cancelledAt && <Badge names={{}} value={texts.cancelled} isWarning />}
        </>
      }
      title={event.title}
    >
      <p className={classes.headerFacts}>
        <DateText date={event.eventDate} withTime />
        <br />
        {event.location}
      </p>
      <p className={classes.headerLinks}>
        <Link to={paths.event(event.id)}>
          <Arrow to="left" /> {texts.back}
        </Link>
        {event.canEdit && <Link to={paths.editContent("events", event.id)}>{texts.edit}</Link>}
      </p>
      {event.state === "notOpen" && <p className={classes.headerFacts}>{texts.notOpen}</p>}
      {event.pendingCancelledNote && <p className={classes.headerFacts}>{texts.noteWaits}</p>}
    </QuietHeader>
  );
}

/** The numbers of a roster, including unsaved check-ins. */
function RosterNumbers({ roster }: { roster: Roster }) {
  const pending = usePendingCheckIns();
  const entries = roster.entries.map((entry) => ({ ...entry, ...pending.get(entry.id) }));
  return <Numbers {...countEntries({ ...roster, entries })} />;
}

interface NumbersProps {
  maxParticipants: number | null;
  confirmed: number;
  offered: number;
  waiting: number;
  /** Absent for counts without a roster. */
  arrived?: number;
}

/** Numbers of confirmed, offered, waiting and arrived people. */
function Numbers({ maxParticipants, confirmed, offered, waiting, arrived }: NumbersProps) {
  const texts = rosterTexts.numbers;
  const numbers: [name: string, count: number, of?: string | null][] = [
    [texts.confirmed, confirmed, maxParticipants === null ? null : texts.of(maxParticipants)],
    [texts.offered, offered],
    [texts.waiting, waiting],
  ];
  if (arrived !== undefined) numbers.push([texts.arrived, arrived]);
  return (
    <ul className={classes.numbers} aria-label={texts.label}>
      {numbers.map(([name, count, all]) => (
        <li key={name}>
          <strong>{count}</strong> {all && <span className={classes.numberOf}>{all}</span>}{" "}
          <span className={classes.numberName}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
