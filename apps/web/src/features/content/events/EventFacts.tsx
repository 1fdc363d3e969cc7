import { IconClock, IconMapPin, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { DateText } from "../../../ui/DateText.tsx";
import classes from "./EventFacts.module.css";

interface EventFactsProps {
  /** Below the place. */
  placeDetails?: ReactNode;
  /** Nobody comes: it says where and when it would have been. */
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

/** Whether every seat is taken. */
function isFull({
  maxParticipants,
  currentParticipants,
}: Pick<EventFactsProps["event"], "maxParticipants" | "currentParticipants">): boolean {
  return maxParticipants !== null && currentParticipants >= maxParticipants;
}

/** Where an event is, when, and how many come. */
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
