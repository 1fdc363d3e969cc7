import type { Attendee } from "@headwaters/contracts";
import type { ReactNode } from "react";
import shared from "#ui/shared.module.css";
import { isActive } from "../../registrationStatus.ts";
import { ownTexts, placeText, statusTexts } from "../../texts/registering.ts";
import classes from "../EventPagePart.module.css";

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

interface OwnListProps {
  own: readonly Attendee[];
  /** The event is cancelled. */
  isCancelled: boolean;
  /** Actions. */
  children: ReactNode;
}

/** The registrations of the visitor's family. */
export function OwnList({ own, isCancelled, children }: OwnListProps) {
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
      {children}
    </div>
  );
}
