import type { Attendee, RegisteredEvent } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { DateBadge, eventsTexts } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import hidden from "#ui/hidden.module.css";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { CancelledRegistrations } from "../cancel/CancelledRegistrations.tsx";
import { chooseCancelTexts, offerTexts } from "../cancel/texts.ts";
import { formatNames } from "../formatNames.ts";
import { findNewest, isActive } from "../registrationStatus.ts";
import classes from "./RegisteredEvents.module.css";
import { myRegistrationsTexts } from "./texts.ts";

const importDialogs = () => import("../cancel/CancelDialogs.tsx");
const CancelDialog = lazy(async () => ({ default: (await importDialogs()).CancelDialog }));
const DeclineOfferDialog = lazy(async () => ({
  default: (await importDialogs()).DeclineOfferDialog,
}));

/** The events of the family, by date. Waitlist positions and offers change on the server. */
export function useMyRegistrations() {
  const user = useCurrentUser();
  return trpc.registrations.mine.useQuery(undefined, {
    ...freshQuery,
    enabled: user !== null, // while a page of someone who has just signed out is left
  });
}

/** Events with the family's registrations and actions. */
export function RegisteredEvents({ events }: { events: readonly RegisteredEvent[] }) {
  return (
    <ul className={`${lists.part} ${classes.list}`}>
      {events.map((registered) => (
        <li key={registered.event.id}>
          <RegisteredEventEntry {...registered} />
        </li>
      ))}
    </ul>
  );
}

function RegisteredEventEntry({ event, registrations }: RegisteredEvent) {
  const { id, title, location, eventDate, isCancelled, hasBegun, isPublished, hiddenNote } = event;
  const { calendar, cancelledEvent, hiddenEvent } = myRegistrationsTexts;
  const people = findNewest(registrations);
  const isOpen = !hasBegun && !isCancelled;
  const active = isOpen ? people.filter(isActive) : [];
  // Offers have a button of their own.
  const cancellable = active.filter(({ status }) => status !== "offered");
  return (
    <article className={classes.event}>
      <DateBadge date={eventDate} />
      <div className={classes.text}>
        <h3 className={classes.title}>
          {isPublished ? <Link to={paths.event(id)}>{title}</Link> : title}
        </h3>
        {isCancelled && (
          <p>
            <Badge names={{}} value={eventsTexts.cancelled} isWarning />
          </p>
        )}
        <p className={shared.small}>
          <DateText date={eventDate} withTime />
          <br />
          {location}
        </p>
        {isCancelled && !hasBegun && <p>{cancelledEvent}</p>}
        {isOpen && !isPublished && <p>{hiddenEvent}</p>}
        {isOpen && hiddenNote && <blockquote className={classes.note}>{hiddenNote}</blockquote>}
        <ul className={classes.people}>
          {people.map((person) => (
            <li key={person.id} data-status={isCancelled ? "cancelled" : person.status}>
              <strong>{person.firstName}</strong>{" "}
              {!isCancelled && <span>{formatStatus(person, hasBegun)}</span>}
            </li>
          ))}
        </ul>
        {isOpen && <CancelledRegistrations eventId={id} people={people} />}
        {isOpen && isPublished && <OfferedSeats event={event} people={people} />}
        {active.length > 0 && (
          <div className={`${shared.row} ${classes.actions}`}>
            {isPublished && (
              <Button
                component="a"
                href={paths.eventCalendar(id)}
                variant="default"
                size="sm"
                leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
              >
                {calendar}
                <span className={hidden.hidden}> {title}</span>
              </Button>
            )}
            {cancellable.length > 0 && <CancelRegistrations event={event} people={cancellable} />}
          </div>
        )}
      </div>
    </article>
  );
}

/** The status of a person: "On the waitlist, place 3". */
function formatStatus({ status, ahead }: Attendee, hasBegun: boolean): string {
  const { statuses, cameTo, place } = myRegistrationsTexts;
  if (hasBegun && status === "confirmed") return cameTo;
  return status === "waiting" && ahead !== null && !hasBegun
    ? `${statuses.waiting}, ${place(ahead)}`
    : statuses[status];
}

interface ActionProps {
  event: RegisteredEvent["event"];
  people: Attendee[];
}

/** Offered seats, with buttons to accept or decline. */
function OfferedSeats({ event, people }: ActionProps) {
  const texts = myRegistrationsTexts.offer;
  const offered = people.filter(({ status }) => status === "offered");
  const ids = offered.map(({ id }) => id);
  const dialog = useDialog(importDialogs);
  const accept = trpc.registrations.accept.useMutation({
    onSuccess(taken) {
      const title = offerTexts.taken(taken.length);
      toasts.show({ title, description: event.title, variant: "success" });
    },
    onError(error) {
      showFailure(error, { title: texts.failed });
    },
  });
  const until = offered[0]?.offeredUntil;
  if (!until) return null;
  return (
    <div className={classes.offer}>
      <p>
        {texts.held(offered.length)} {formatNames(offered)} {texts.until}{" "}
        <DateText date={until} withTime />.
      </p>
      <div className={shared.row}>
        <ActionButton
          isInactive={accept.isPending}
          onClick={() => accept.mutate({ id: event.id, registrationIds: ids })}
        >
          {accept.isPending ? texts.pending : offerTexts.take(offered.length)}
          <span className={hidden.hidden}> {event.title}</span>
        </ActionButton>
        <OpenButton
          variant="outline"
          color="var(--hw-danger)"
          aria-haspopup="dialog"
          onOpen={dialog.open}
        >
          {offerTexts.decline(offered.length)}
          <span className={hidden.hidden}> {event.title}</span>
        </OpenButton>
      </div>
      {dialog.used && (
        <Suspense>
          <DeclineOfferDialog
            eventId={event.id}
            registrationIds={ids}
            opened={dialog.opened}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Cancels registrations of these people, after asking for whom. */
function CancelRegistrations({ event, people }: ActionProps) {
  const { opened, used, open, close } = useDialog(importDialogs);
  return (
    <>
      <OpenButton
        variant="outline"
        color="var(--hw-danger)"
        size="sm"
        aria-haspopup="dialog"
        onOpen={open}
      >
        {chooseCancelTexts(people).button}
        <span className={hidden.hidden}> {event.title}</span>
      </OpenButton>
      {used && (
        <Suspense>
          <CancelDialog event={event} people={people} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
