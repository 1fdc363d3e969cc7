import {
  type Attendee,
  can,
  type EventPage,
  REGISTRATION_NOT_OPEN,
  REGISTRATION_OPENS_NEXT,
  type User,
} from "@headwaters/contracts";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { PerAccount, useCurrentUser } from "#features/accounts";
import { eventTexts } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { freshQuery, WAITLIST_POLL_MS } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { useIsHydrated } from "#lib/browser.ts";
import { paths, REGISTER } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import { SeatsBar } from "#ui/SeatsBar.tsx";
import shared from "#ui/shared.module.css";
import { isActive } from "../registrationStatus.ts";
import classes from "./EventPagePart.module.css";
import { ownTexts, placeText, stateTexts, statusTexts } from "./texts.ts";

// Only signed-in families with JavaScript need them.
const importActions = () => import("./FamilyActions.tsx");
const OwnActions = lazy(async () => ({ default: (await importActions()).OwnActions }));
const RegisterButton = lazy(async () => ({ default: (await importActions()).RegisterButton }));
const EventAdults = lazy(async () => ({
  default: (await import("./EventAdults.tsx")).EventAdults,
}));
const RegisterBar = lazy(async () => ({
  default: (await import("./RegisterBar.tsx")).RegisterBar,
}));

/** Leaders and staff see how many cleared adults an event has. */
const seesAdults = (user: User | null | undefined) =>
  can(user, "seeFamilies") || can(user, "leadEvents");

export const prefetch: Prefetch = async ({ user, queries, params: { id = "" } }) => {
  if (!user) return;
  await Promise.all([
    queries.registrations.ofEvent.prefetch({ id }),
    seesAdults(user) && queries.registrations.adults.prefetch({ id }),
  ]);
};

/** The state of registration, the family's own registrations, and the button that registers. */
export default function EventPagePart({ event }: EventPagePartProps) {
  return (
    // The target of the fragment that opens the form.
    <section
      id={REGISTER.slice(1)}
      tabIndex={-1}
      className={classes.part}
      aria-label={eventTexts.takePart.title}
    >
      <PerAccount>
        <Registration event={event} />
      </PerAccount>
    </section>
  );
}

interface EventPagePartProps {
  event: EventPage;
}

function Registration({ event }: EventPagePartProps) {
  const user = useCurrentUser();
  const button = useRef<HTMLDivElement>(null);
  const own = useOwnRegistrations(event.id, Boolean(user));
  // Other families change seats and waitlist positions.
  trpc.events.page.useQuery(
    { id: event.id },
    { ...pollWhileWaiting(own.data), enabled: event.isPublished },
  );
  const { maxParticipants } = event;
  const { state, seatsLeft, closesAt, ageGroup } = event.registration;
  const isOpen = state === "open" || state === "few" || state === "full";
  const canRegister = event.isPublished && isOpen;
  const ages = stateTexts.ages[ageGroup ?? ""];
  const active = own.data?.filter(isActive);
  const label = state === "full" ? stateTexts.button.waitlist : stateTexts.button.seat;
  const path = user ? paths.register(event.id) : paths.authToRegister(event.id);
  const link = canRegister && (
    <LinkButton to={path} size="lg" fullWidth>
      {label}
    </LinkButton>
  );
  return (
    <>
      {own.data && own.data.length > 0 && <OwnRegistrations event={event} own={own.data} />}
      <p className={classes.state} data-state={state}>
        {formatState(event)}
      </p>
      {isOpen && maxParticipants !== null && seatsLeft !== null && (
        <SeatsBar taken={maxParticipants - seatsLeft} max={maxParticipants} />
      )}
      {own.isError && !own.data && <p role="alert">{ownTexts.notLoaded}</p>}
      <div ref={button} className={classes.button}>
        {user ? (
          <AfterHydration key={user.id} before={link}>
            <RegisterButton
              user={user}
              event={event}
              active={active}
              isOpen={canRegister}
              label={label}
            />
          </AfterHydration>
        ) : (
          link
        )}
      </div>
      {canRegister && (!user || active?.length === 0) && (
        <AfterHydration>
          <RegisterBar button={button} date={event.eventDate} seats={formatState(event)}>
            <LinkButton to={path}>{label}</LinkButton>
          </RegisterBar>
        </AfterHydration>
      )}
      {state === "notOpen" && <p>{REGISTRATION_OPENS_NEXT}</p>}
      {state === "full" && !active?.length && <p>{stateTexts.waitlist}</p>}
      {isOpen && event.registrationDeadline && (
        <p>
          {state === "full" ? stateTexts.waitlistUntil : stateTexts.registerBy}{" "}
          <DateText date={closesAt} withTime />.
        </p>
      )}
      {isOpen && ages && <p>{ages}.</p>}
      {canRegister && !user && <p>{stateTexts.account}</p>}
      {canRegister && <WithoutScript what="Registering" />}
      {seesAdults(user) && (
        <AfterHydration>
          <EventAdults id={event.id} />
        </AfterHydration>
      )}
    </>
  );
}

/** The family's registrations for an event. */
function useOwnRegistrations(eventId: string, isSignedIn: boolean) {
  return trpc.registrations.ofEvent.useQuery(
    { id: eventId },
    {
      ...freshQuery,
      enabled: isSignedIn,
      refetchInterval: ({ state }) => pollWhileWaiting(state.data).refetchInterval,
    },
  );
}

const isWaiting = ({ status }: Attendee) => status === "waiting" || status === "offered";

/** Query options: polls while a member of the family waits for a seat or an answer. */
const pollWhileWaiting = (own: readonly Attendee[] | undefined) => ({
  ...freshQuery,
  refetchInterval: own?.some(isWaiting) ? WAITLIST_POLL_MS : (false as const),
});

interface AfterHydrationProps {
  /** Shown until the code is loaded: a click on a link then changes the address, which opens the form. */
  before?: ReactNode;
  children: ReactNode;
}

/** Buttons and forms, whose code the server does not render. */
function AfterHydration({ before, children }: AfterHydrationProps) {
  return useIsHydrated() ? <Suspense fallback={before}>{children}</Suspense> : before;
}

interface OwnRegistrationsProps {
  event: EventPage;
  own: Attendee[];
}

/** The registrations of the signed-in user's family, with its actions. */
function OwnRegistrations({ event, own }: OwnRegistrationsProps) {
  const { state } = event.registration;
  const isCancelled = state === "cancelled";
  const active = own.filter(isActive);
  return (
    <div className={classes.yours} data-quiet={active.length === 0 || undefined}>
      <h2 className={`${shared.heading} ${classes.title}`}>{formatTitle(active)}</h2>
      <ul className={classes.people}>
        {findNewest(own).map((one) => (
          <li key={one.id} data-status={one.status}>
            <strong>{one.firstName}</strong> <span>{formatStatus(one, isCancelled)}</span>
          </li>
        ))}
      </ul>
      {state !== "past" && !isCancelled && (
        <AfterHydration>
          <OwnActions event={event} own={own} />
        </AfterHydration>
      )}
    </div>
  );
}

/** The status of a person; each has a waitlist position of its own. */
function formatStatus({ status, ahead }: Attendee, isCancelled: boolean): string {
  if (isCancelled) return ownTexts.eventCancelled;
  return status === "waiting" ? placeText(ahead ?? 0) : statusTexts[status];
}

/** The current registration of each person: a new one replaces a cancelled one. */
function findNewest(own: readonly Attendee[]): Attendee[] {
  const people = own.map((one) => [one.isSelf ? "self" : (one.childId ?? one.id), one] as const);
  return [...new Map(people).values()];
}

function formatTitle(active: readonly Attendee[]): string {
  const first = (["offered", "confirmed", "waiting"] as const).find((known) =>
    active.some(({ status }) => status === known),
  );
  return ownTexts[first ?? "over"];
}

/** The state of registration in words. */
function formatState({ isPast, registration }: EventPage) {
  const { state, seatsLeft, closesAt } = registration;
  if (state === "cancelled") return eventTexts.cancelled.title;
  if (state === "past") return isPast ? stateTexts.past : stateTexts.begun;
  if (state === "notOpen") return `${REGISTRATION_NOT_OPEN}.`;
  if (state === "full") return stateTexts.full;
  if (state !== "closed") return seatsLeft === null ? stateTexts.open : stateTexts.seats(seatsLeft);
  return (
    <>
      {stateTexts.closed} <DateText date={closesAt} withTime />.
    </>
  );
}
