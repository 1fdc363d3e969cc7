import { IconClock, IconMapPin, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { DateText } from "#ui/DateText.tsx";
import classes from "./EventFacts.module.css";

interface EventFactsProps {
  /** Below the place. */
  placeDetails?: ReactNode;
  /** Changes the wording: the event does not take place. */
  isCancelled: boolean;
  event: {
    location: string;
    eventDate: Date;
    maxParticipants: number | null;
    currentParticipants: number;
  };
}

const icon = { size: 20, stroke: 1.6, "aria-hidden": true } as const;

/** Where an event is. */
export function EventPlace({ location }: { location: string }) {
  return (
    <p className={classes.fact}>
      <IconMapPin {...icon} />
      {location}
    </p>
  );
}

/** Returns true if every seat is taken. */
function isFull({
  maxParticipants,
  currentParticipants,
}: Pick<EventFactsProps["event"], "maxParticipants" | "currentParticipants">): boolean {
  return maxParticipants !== null && currentParticipants >= maxParticipants;
}

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
            {isFull(event) && " · full"}
          </span>
        </li>
      )}
    </ul>
  );
}
