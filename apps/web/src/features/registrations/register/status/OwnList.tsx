import type { Attendee } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { aheadText, ownTexts, statusTexts } from "../../texts/registering.ts";
import classes from "../EventPagePart.module.css";
import { isActive } from "../useOwnRegistrations.ts";

/** The status of a person; on the waitlist with the number of other families ahead. */
function formatStatus({ status, ahead }: Attendee, own: readonly Attendee[]): string {
  if (status !== "waiting") return statusTexts[status];
  const isBefore = (other: Attendee) => other.ahead !== null && other.ahead < (ahead ?? 0);
  return aheadText((ahead ?? 0) - own.filter(isBefore).length);
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
  /** Actions. */
  children: ReactNode;
}

/** The registrations of the visitor's family. */
export function OwnList({ own, children }: OwnListProps) {
  return (
    <div className={classes.yours}>
      <h2 className={classes.title}>{formatTitle(own.filter(isActive))}</h2>
      <ul className={classes.people}>
        {findNewest(own).map((one) => (
          <li key={one.id} data-status={one.status}>
            <strong>{one.firstName}</strong> <span>{formatStatus(one, own)}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
