import type { Attendee, EventPage } from "@headwaters/contracts";
import { lazy, Suspense, useState } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { CancelledRegistrations } from "../../cancel/CancelledRegistrations.tsx";
import { cancelTexts } from "../../cancel/texts.ts";
import { isActive } from "../../registrationStatus.ts";
import { SeatOffer } from "./SeatOffer.tsx";

const importDialog = () => import("../../cancel/CancelDialogs.tsx");
const CancelDialog = lazy(async () => ({ default: (await importDialog()).CancelDialog }));

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
  const others = active.filter(({ status }) => status !== "offered");

  /** @param areOffers asks about the offered seats alone, all of which are chosen */
  function askWho(areOffers: boolean) {
    setAreOffers(areOffers);
    open();
  }

  return (
    <>
      <CancelledRegistrations eventId={event.id} people={own} />
      {offered.length > 0 && (
        <SeatOffer eventId={event.id} offered={offered} onLeave={() => askWho(true)} />
      )}
      {others.length > 0 && (
        <OpenButton variant="default" aria-haspopup="dialog" onOpen={() => askWho(false)}>
          {cancelTexts.button(others)}
        </OpenButton>
      )}
      {used && (
        <Suspense>
          <CancelDialog
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
