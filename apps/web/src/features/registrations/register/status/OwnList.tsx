import type { Attendee } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { aheadText, ownTexts, statusTexts } from "../../texts/registering.ts";
import classes from "../EventPagePart.module.css";
import { isActive } from "../useOwnRegistrations.ts";

/** How one of the family stands; who waits is told how many of others do before them. */
function formatStatus({ status, ahead }: Attendee, own: readonly Attendee[]): string {
  if (status !== "waiting") return statusTexts[status];
  const isBefore = (other: Attendee) => other.ahead !== null && other.ahead < (ahead ?? 0);
  return aheadText((ahead ?? 0) - own.filter(isBefore).length);
}

/** Each of the family once, as they stand: who came back after leaving is not listed as gone. */
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
  /** What they can do about it. */
  children: ReactNode;
}

/** Who of the visitor's family comes or waits. */
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
