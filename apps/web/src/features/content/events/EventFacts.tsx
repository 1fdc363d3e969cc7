import { IconClock, IconMapPin, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDateBadge } from "#lib/dates.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import { eventTypeNames } from "../contentNames.ts";
import { eventList } from "../contentTypes.ts";
import classes from "./EventFacts.module.css";

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
}

const icon = { size: 20, stroke: 1.6, "aria-hidden": true } as const;

/** Place, time and number of participants of an event. */
export function EventFacts({ event, isCancelled, placeDetails }: EventFactsProps) {
  const { location, eventDate, maxParticipants, currentParticipants } = event;
  return (
    <ul className={classes.facts}>
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

/** Day and type of an event; the type links to the events of that type. */
export function EventBadges({ event }: { event: { eventDate: Date; eventType: string } }) {
  const { eventDate, eventType } = event;
  return (
    <>
      <DateBadge date={eventDate} />
      <Badge names={eventTypeNames} value={eventType} to={filteredPath(eventList, { eventType })} />
    </>
  );
}

/** A day as a leaf of a calendar. */
export function DateBadge({ date }: { date: Date }) {
  const { month, day } = formatDateBadge(date);
  return (
    <time dateTime={date.toISOString()} className={classes.dateBadge}>
      <span className={classes.month}>{month}</span> <span className={classes.day}>{day}</span>
    </time>
  );
}
