import {
  type Attendee,
  type EventPage,
  REGISTRATION_NOT_OPEN,
  REGISTRATION_OPENS_NEXT,
  type User,
} from "@headwaters/contracts";
import { lazy, type ReactNode, Suspense } from "react";
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
import shared from "#ui/shared.module.css";
import { isActive } from "../registrationStatus.ts";
import classes from "./EventPagePart.module.css";
import { ownTexts, placeText, stateTexts, statusTexts } from "./texts.ts";

// Only signed-in families with JavaScript need them.
const importActions = () => import("./FamilyActions.tsx");
const OwnActions = lazy(async () => ({ default: (await importActions()).OwnActions }));
const RegisterButton = lazy(async () => ({ default: (await importActions()).RegisterButton }));

export const prefetch: Prefetch = async ({ user, queries, params }) => {
  if (user) await queries.registrations.ofEvent.prefetch({ id: params.id ?? "" });
};

/** The state of registration, the family's own registrations, and the button that registers. */
export default function EventPagePart({ event }: { event: EventPage }) {
  const { state, closesAt, ageGroup } = event.registration;
  const isOpen = state === "open" || state === "few" || state === "full";
  const canRegister = event.isPublished && isOpen;
  const ages = stateTexts.ages[ageGroup ?? ""];
  return (
    // The target of the fragment that opens the form.
    <section
      id={REGISTER.slice(1)}
      tabIndex={-1}
      className={classes.part}
      aria-label={eventTexts.takePart.title}
    >
      <PerAccount>
        <OwnRegistrations event={event} />
        <p className={classes.state} data-state={state}>
          {formatState(event)}
        </p>
        <Register event={event} canRegister={canRegister} />
        {state === "notOpen" && <p>{REGISTRATION_OPENS_NEXT}</p>}
        {state === "full" && <WaitlistNote eventId={event.id} />}
        {isOpen && event.registrationDeadline && (
          <p>
            {state === "full" ? stateTexts.waitlistUntil : stateTexts.registerBy}{" "}
            <DateText date={closesAt} withTime />.
          </p>
        )}
        {isOpen && ages && <p>{ages}.</p>}
        {canRegister && <AccountNote />}
        {canRegister && <WithoutScript what="Registering" />}
      </PerAccount>
    </section>
  );
}

/** The family's registrations for an event. */
function useOwnRegistrations(eventId: string) {
  const isSignedIn = Boolean(useCurrentUser());
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

/** The registrations of the signed-in user's family, with its actions. */
function OwnRegistrations({ event }: { event: EventPage }) {
  const own = useOwnRegistrations(event.id);
  // Other families change seats and waitlist positions.
  trpc.events.page.useQuery(
    { id: event.id },
    { ...pollWhileWaiting(own.data), enabled: event.isPublished },
  );
  // The server renders the texts; buttons and forms are loaded after hydration.
  const isHydrated = useIsHydrated();
  if (!own.data || own.data.length === 0) return null;
  const { state } = event.registration;
  const isCancelled = state === "cancelled";
  const active = own.data.filter(isActive);
  return (
    <div className={classes.yours} data-quiet={active.length === 0 || undefined}>
      <h2 className={`${shared.heading} ${classes.title}`}>{formatTitle(active)}</h2>
      <ul className={classes.people}>
        {findNewest(own.data).map((one) => (
          <li key={one.id} data-status={one.status}>
            <strong>{one.firstName}</strong> <span>{formatStatus(one, isCancelled)}</span>
          </li>
        ))}
      </ul>
      {isHydrated && state !== "past" && !isCancelled && (
        <Suspense>
          <OwnActions event={event} own={own.data} />
        </Suspense>
      )}
    </div>
  );
}

interface RegisterProps {
  event: EventPage;
  canRegister: boolean;
}

/** The button that registers: for visitors a link that signs in first. */
function Register({ event, canRegister }: RegisterProps) {
  const user = useCurrentUser();
  const { state } = event.registration;
  const label = state === "full" ? stateTexts.button.waitlist : stateTexts.button.seat;
  const path = user ? paths.register(event.id) : paths.authToRegister(event.id);
  const link = canRegister && (
    <LinkButton to={path} size="lg" fullWidth>
      {label}
    </LinkButton>
  );
  if (!user) return link;
  return (
    <FamilyButton key={user.id} user={user} event={event} isOpen={canRegister} label={label}>
      {link}
    </FamilyButton>
  );
}

interface FamilyButtonProps {
  user: User;
  event: EventPage;
  isOpen: boolean;
  /** Label of the button. */
  label: string;
  /** A link: before the code is loaded, a click changes the address, which opens the form then. */
  children: ReactNode;
}

/** The button that registers a signed-in family. */
function FamilyButton({ user, event, isOpen, label, children }: FamilyButtonProps) {
  const own = useOwnRegistrations(event.id);
  const isHydrated = useIsHydrated();
  return (
    <>
      {own.isError && !own.data && <p role="alert">{ownTexts.notLoaded}</p>}
      {isHydrated ? (
        <Suspense fallback={children}>
          <RegisterButton
            user={user}
            event={event}
            active={own.data?.filter(isActive)}
            isOpen={isOpen}
            label={label}
          />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}

/** Invites to the waitlist, unless the user's family is registered. */
function WaitlistNote({ eventId }: { eventId: string }) {
  const own = useOwnRegistrations(eventId);
  return own.data?.some(isActive) ? null : <p>{stateTexts.waitlist}</p>;
}

/** Tells visitors that registering needs an account. */
function AccountNote() {
  return useCurrentUser() ? null : <p>{stateTexts.account}</p>;
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
