import type { Attendee, EventPage } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useDialog } from "../../../components/forms/useDialog.ts";
import { aheadText, registeringTexts, statusTexts } from "../../../content/registering.ts";
import classes from "./Registering.module.css";
import { SeatOffer } from "./SeatOffer.tsx";
import { isActive } from "./useOwnRegistrations.ts";

const importDialog = () => import("./CancelDialog.tsx");
const CancelDialog = lazy(async () => ({ default: (await importDialog()).CancelDialog }));

/** How one of the family stands; who waits is told how many of others do before them. */
function statusText({ status, ahead }: Attendee, own: readonly Attendee[]): string {
  if (status !== "waiting") return statusTexts[status];
  const isBefore = (other: Attendee) => other.ahead !== null && other.ahead < (ahead ?? 0);
  return aheadText((ahead ?? 0) - own.filter(isBefore).length);
}

/** Each of the family once, as they stand: who came back after leaving is not listed as gone. */
function newestOfEach(own: readonly Attendee[]): Attendee[] {
  const people = own.map((one) => [one.isSelf ? "self" : (one.childId ?? one.id), one] as const);
  return [...new Map(people).values()];
}

function titleOf(active: readonly Attendee[]): string {
  const { yours } = registeringTexts;
  const first = (["offered", "confirmed", "waiting"] as const).find((known) =>
    active.some(({ status }) => status === known),
  );
  return yours[first ?? "over"];
}

/** Who of the visitor's family comes or waits, and what they can do about it. */
export function YourPlaces({ event, own }: { event: EventPage; own: readonly Attendee[] }) {
  const { opened, used, open, close } = useDialog(importDialog);
  const [leaving, setLeaving] = useState<readonly Attendee[]>([]);
  const people = newestOfEach(own);
  const active = people.filter(isActive);
  const offered = active.filter(({ status }) => status === "offered");
  const { state } = event.registration;
  const hasBegun = state === "past" || state === "cancelled";

  function askWho(chosen: readonly Attendee[]) {
    setLeaving(chosen);
    open();
  }

  return (
    <div className={classes.yours}>
      <h2 className={classes.title}>{titleOf(active)}</h2>
      <ul className={classes.people}>
        {people.map((one) => (
          <li key={one.id} data-status={one.status}>
            <strong>{one.firstName}</strong> <span>{statusText(one, own)}</span>
          </li>
        ))}
      </ul>
      {offered.length > 0 && !hasBegun && (
        <SeatOffer eventId={event.id} offered={offered} onLeave={() => askWho(offered)} />
      )}
      {active.length > offered.length && !hasBegun && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => askWho(active.length === 1 ? active : [])}
        >
          {registeringTexts.cancel}
        </Button>
      )}
      {used && (
        <Suspense>
          <CancelDialog
            eventId={event.id}
            people={active}
            chosen={leaving}
            opened={opened}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
