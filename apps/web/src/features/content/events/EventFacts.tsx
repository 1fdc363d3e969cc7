import type { EventCard } from "@headwaters/contracts";
import { IconClock, IconMapPin, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDateBadge } from "#lib/dates.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import { eventTypeNames } from "../contentNames.ts";
import { eventList } from "../contentTypes.ts";
import classes from "./EventFacts.module.css";
import { formatSeats } from "./eventTexts.ts";

interface EventFactsProps {
  event: {
    location: string;
    eventDate: Date;
    maxParticipants: number | null;
    currentParticipants: number;
  };
  /** Omits the participants: the event does not take place. */
  isCancelled: boolean;
  /** Below the place. */
  placeDetails?: ReactNode;
  /** Beside each other where there is room. */
  isInline?: boolean;
}

const icon = { size: 20, stroke: 1.6, "aria-hidden": true } as const;

/** Place, time and number of participants of an event. */
export function EventFacts({ event, isCancelled, placeDetails, isInline }: EventFactsProps) {
  const { location, eventDate, maxParticipants, currentParticipants } = event;
  return (
    <ul className={classes.facts} data-inline={isInline}>
      <li className={classes.fact}>
        <IconMapPin {...icon} />
        <div>
          {location}
          {placeDetails}
        </div>
      </li>
      <li className={classes.fact}>
        <IconClock {...icon} />
        <DateText date={eventDate} withTime />
      </li>
      {maxParticipants !== null && !isCancelled && (
        <li className={classes.fact}>
          <IconUsers {...icon} />
          <span>
            {currentParticipants}/{maxParticipants} participants
            {currentParticipants >= maxParticipants && " · full"}
          </span>
        </li>
      )}
    </ul>
  );
}

export function EventPlace({ location }: { location: string }) {
  return (
    <p className={classes.fact}>
      <IconMapPin {...icon} />
      {location}
    </p>
  );
}

/** The type of an event, which links to the events of that type. */
export function TypeBadge({ event: { eventType } }: { event: { eventType: string } }) {
  return (
    <Badge names={eventTypeNames} value={eventType} to={filteredPath(eventList, { eventType })} />
  );
}

/** The free seats of an event, or why there are none. */
export function SeatsBadge({ event }: { event: EventCard }) {
  const seats = formatSeats(event);
  const { registrationState: state } = event;
  const isWarning = state === "few" || state === "cancelled";
  return seats && <Badge names={{}} value={seats} isWarning={isWarning} />;
}

interface DateBadgeProps {
  date: Date;
  isSmall?: boolean;
}

/** A day as a leaf of a calendar. */
export function DateBadge({ date, isSmall }: DateBadgeProps) {
  const { month, day } = formatDateBadge(date);
  return (
    <time dateTime={date.toISOString()} className={classes.dateBadge} data-small={isSmall}>
      <span className={classes.month}>{month}</span> <span className={classes.day}>{day}</span>
    </time>
  );
}
