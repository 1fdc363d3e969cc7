import {
  type EventPage,
  REGISTRATION_NOT_OPEN,
  REGISTRATION_OPENS_NEXT,
} from "@headwaters/contracts";
import type { ReactNode } from "react";
import { eventTexts } from "#features/content";
import { DateText } from "#ui/DateText.tsx";
import { stateTexts } from "../../texts/registering.ts";
import classes from "../EventPagePart.module.css";

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

interface StateLinesProps {
  event: EventPage;
  /** The visitor's family has an active registration. */
  isIn: boolean;
  /** The button that registers, above the longer texts. */
  children?: ReactNode;
}

/** The state of registration for an event: seats, deadline, ages. */
export function StateLines({ event, isIn, children }: StateLinesProps) {
  const { state, closesAt, ageGroup } = event.registration;
  const isOpen = state === "open" || state === "few" || state === "full";
  const ages = stateTexts.ages[ageGroup ?? ""];
  return (
    <>
      <p className={classes.state} data-state={state}>
        {formatState(event)}
      </p>
      {children}
      {state === "notOpen" && <p>{REGISTRATION_OPENS_NEXT}</p>}
      {state === "full" && !isIn && <p>{stateTexts.waitlist}</p>}
      {isOpen && event.registrationDeadline && (
        <p>
          {state === "full" ? stateTexts.waitlistUntil : stateTexts.registerBy}{" "}
          <DateText date={closesAt} withTime />.
        </p>
      )}
      {isOpen && ages && <p>{ages}.</p>}
    </>
  );
}
