import type { Attendee, EventPage } from "@headwaters/contracts";
import { lazy, Suspense, useState } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { isActive } from "../../active.ts";
import { GivenUp } from "../../own/cancel/GivenUp.tsx";
import { registeringTexts } from "../../texts/registerForm.ts";
import { SeatOffer } from "./SeatOffer.tsx";

const importDialog = () => import("../../own/cancel/LeaveEventDialog.tsx");
const LeaveEventDialog = lazy(async () => ({ default: (await importDialog()).LeaveEventDialog }));

const hasSeat = ({ status }: Attendee) => status === "confirmed";

interface OwnActionsProps {
  event: Pick<EventPage, "id" | "title" | "eventDate">;
  own: readonly Attendee[];
}

/** Actions for a family's registrations. */
export function OwnActions({ event, own }: OwnActionsProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  const [areOffers, setAreOffers] = useState(false);
  const active = own.filter(isActive);
  const offered = active.filter(({ status }) => status === "offered");

  /** @param areOffers asks about the offered seats alone, all of which are chosen */
  function askWho(areOffers: boolean) {
    setAreOffers(areOffers);
    open();
  }

  return (
    <>
      <GivenUp eventId={event.id} people={own} />
      {offered.length > 0 && (
        <SeatOffer eventId={event.id} offered={offered} onLeave={() => askWho(true)} />
      )}
      {active.length > offered.length && (
        <OpenButton variant="default" aria-haspopup="dialog" onOpen={() => askWho(false)}>
          {registeringTexts.giveUp[active.some(hasSeat) ? "seats" : "waitlist"]}
        </OpenButton>
      )}
      {used && (
        <Suspense>
          <LeaveEventDialog
            event={event}
            people={areOffers ? offered : active}
            areChosen={areOffers || undefined}
            opened={opened}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
