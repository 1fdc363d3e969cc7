import {
  CLOCK_TOLERANCE_MINUTES,
  type RegistrationNumbers,
  type Roster,
  type User,
} from "@headwaters/contracts";
import { onlineManager } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { Link, useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { Redirect } from "#layout/Redirect.tsx";
import { StaffLayout, useOrigin } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { isInaccessible } from "#lib/api/failures.ts";
import { freshQuery, ROSTER_POLL_MS } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { QueryView } from "#ui/lists/QueryView.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { countMissing, formatAdults } from "../adults.ts";
import { usePendingCheckIns } from "../check-in/useCheckIn.ts";
import { useOfflineRoster } from "../check-in/useOfflineRoster.ts";
import { EventSettings, LeaderSettings } from "./EventSettings.tsx";
import { countEntries, describeCancelling, describeEquipment } from "./families.ts";
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

/** The clock of the server differs in each roster, and renders no entry again. */
function keepEntries(known: unknown, next: unknown): unknown {
  const { now, ...shown } = next as Roster;
  const { now: _then, ...before } = (known ?? {}) as Partial<Roster>;
  return JSON.stringify(before) === JSON.stringify(shown) ? { ...before, now } : next;
}

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
  const { title, failure } = rosterTexts;
  const query = trpc.registrations.numbers.useQuery({ id }, refreshing);
  return (
    <QueryView query={query} title={title} failure={failure}>
      {(numbers) =>
        numbers.seesPeople ? (
          <RosterWithPeople user={user} id={id} />
        ) : (
          <EventNumbers numbers={numbers} />
        )
      }
    </QueryView>
  );
}

function RosterWithPeople({ user, id }: { user: User; id: string }) {
  const { title, failure } = rosterTexts;
  const query = trpc.registrations.roster.useQuery(
    { id },
    {
      ...refreshing,
      structuralSharing: keepEntries,
      refetchInterval: ROSTER_POLL_MS,
      refetchOnReconnect: "always",
    },
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
        <EventRoster
          user={user}
          roster={roster}
          staleSince={isStale ? new Date(query.dataUpdatedAt) : null}
          clockMinutes={Math.round((query.dataUpdatedAt - roster.now.getTime()) / 60_000)}
        />
      )}
    </QueryView>
  );
}

interface EventRosterProps {
  user: User;
  roster: Roster;
  /** The time of the last refresh if refreshing fails; null otherwise. */
  staleSince: Date | null;
  /** By how many minutes this device's clock was ahead of the server's then. */
  clockMinutes: number;
}

/** The roster and the tools of its leaders and staff. */
function EventRoster({ user, roster, staleSince, clockMinutes }: EventRosterProps) {
  const { event } = roster;
  useOfflineRoster(event);
  return (
    <>
      <RosterLayout
        event={event}
        guide={paths.guide("leader")}
        actions={<RosterToolbar user={user} roster={roster} />}
      >
        <WithoutScript what="Check-in" />
        {!event.cancelledAt && <RosterNumbers roster={roster} />}
        {roster.adults && (
          <p className={countMissing(roster.adults) > 0 ? shared.alert : shared.note}>
            {formatAdults(roster.adults)}.
          </p>
        )}
        {staleSince && (
          <p className={classes.stale} role="alert">
            {rosterTexts.stale(formatDateTime(staleSince))}
          </p>
        )}
        {Math.abs(clockMinutes) > CLOCK_TOLERANCE_MINUTES && (
          <p className={classes.stale} role="alert">
            {rosterTexts.pickUp.clock(clockMinutes)}
          </p>
        )}
        {!event.cancelledAt && <FactsNotes roster={roster} />}
        <RosterLists roster={roster} />
        <LeaderSettings user={user} event={event} adults={roster.adults} />
        <EventSettings event={event} consequences={describeCancelling(roster.entries)} />
        <p className={`${shared.small} ${classes.privacyNote}`}>{rosterTexts.note}</p>
      </RosterLayout>
      <PrintableRoster roster={roster} />
    </>
  );
}

/** The counts of an event, for an author who may not see the roster. */
function EventNumbers({ numbers }: { numbers: RegistrationNumbers }) {
  const { event, confirmed, offered, waiting, isTakenDown } = numbers;
  const { numbersOnly, takenDown, cancelEvent } = rosterTexts;
  return (
    <RosterLayout event={event}>
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
    </RosterLayout>
  );
}

interface RosterLayoutProps {
  event: Roster["event"];
  guide?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of the roster of an event, with links to its page and its editor; it is not printed. */
function RosterLayout({ event, children, ...props }: RosterLayoutProps) {
  const texts = rosterTexts;
  const back = useOrigin({ to: paths.event(event.id), label: texts.back });
  return (
    <div data-no-print>
      <StaffLayout
        {...props}
        title={event.title}
        documentTitle={`${texts.title}: ${event.title}`}
        description={texts.description}
        eyebrow={
          <>
            {texts.title}{" "}
            {event.cancelledAt && <Badge names={{}} value={texts.cancelled} isWarning />}
          </>
        }
        back={back}
        lead={
          <>
            <DateText date={event.eventDate} withTime />, {event.location}.{" "}
            {back.to !== paths.event(event.id) && (
              <Link to={paths.event(event.id)}>{texts.back}</Link>
            )}{" "}
            {event.canEdit && <Link to={paths.editContent("events", event.id)}>{texts.edit}</Link>}
          </>
        }
      >
        {() => (
          <div className={classes.page}>
            {event.state === "notOpen" && <p className={classes.notice}>{texts.notOpen}</p>}
            {event.pendingCancelledNote && <p className={classes.notice}>{texts.noteWaits}</p>}
            {children}
          </div>
        )}
      </StaffLayout>
    </div>
  );
}

/** The numbers of a roster, including unsaved check-ins. */
function RosterNumbers({ roster }: { roster: Roster }) {
  const pending = usePendingCheckIns();
  const entries = roster.entries.map((entry) => ({ ...entry, ...pending.get(entry.id) }));
  return <Numbers {...countEntries({ ...roster, entries })} />;
}

/** What to bring; before and after the days on which leaders see it, when that is. */
function FactsNotes({ roster }: { roster: Roster }) {
  const { entries, factsShown, factsPeriod } = roster;
  const { facts, equipment } = rosterTexts;
  if (!factsShown) {
    return factsPeriod.begins > new Date() ? (
      <p className={shared.small}>
        {facts.from} <DateText date={factsPeriod.begins} />.
      </p>
    ) : (
      <p className={shared.small}>{facts.over}</p>
    );
  }
  const sentences = describeEquipment(entries);
  if (sentences.length === 0) return null;
  return (
    <section className={classes.equipment}>
      <h2 className={classes.equipmentTitle}>{equipment.title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
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
