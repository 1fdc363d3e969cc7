import type { RegisteredEvent } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { DateBadge, eventsTexts } from "#features/content";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import hidden from "#ui/hidden.module.css";
import shared from "#ui/shared.module.css";
import { isActive } from "../active.ts";
import { myRegistrationsTexts } from "../texts/myRegistrations.ts";
import { findNewest, formatStatus } from "./attendance.ts";
import { CancelRegistration } from "./cancel/CancelRegistration.tsx";
import { GivenUp } from "./cancel/GivenUp.tsx";
import { OfferedSeats } from "./OfferedSeats.tsx";
import classes from "./RegisteredEventEntry.module.css";

/** An event with the family's registrations and actions. */
export function RegisteredEventEntry({ registered }: { registered: RegisteredEvent }) {
  const { id, title, location, eventDate, isCancelled, isPast, isPublished, hiddenNote } =
    registered.event;
  const { calendar, cancelledEvent, hiddenEvent } = myRegistrationsTexts;
  const people = findNewest(registered.registrations);
  const isOpen = !isPast && !isCancelled;
  const active = isOpen ? people.filter(isActive) : [];
  // Offers have a button of their own.
  const leaving = active.filter(({ status }) => status !== "offered");
  return (
    <article className={classes.event}>
      <DateBadge date={eventDate} />
      <div className={classes.words}>
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
        {isCancelled && !isPast && <p>{cancelledEvent}</p>}
        {isOpen && !isPublished && <p>{hiddenEvent}</p>}
        {isOpen && hiddenNote && <blockquote className={classes.note}>{hiddenNote}</blockquote>}
        <ul className={classes.people}>
          {people.map((person) => (
            <li key={person.id} data-status={isCancelled ? "cancelled" : person.status}>
              <strong>{person.firstName}</strong>{" "}
              {!isCancelled && <span>{formatStatus(person, isPast)}</span>}
            </li>
          ))}
        </ul>
        {isOpen && <GivenUp eventId={id} people={people} />}
        {isOpen && isPublished && <OfferedSeats event={registered.event} people={people} />}
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
            {leaving.length > 0 && <CancelRegistration event={registered.event} people={leaving} />}
          </div>
        )}
      </div>
    </article>
  );
}
