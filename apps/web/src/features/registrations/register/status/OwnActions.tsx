import type { Attendee } from "@headwaters/contracts";
import { lazy, Suspense, useState } from "react";
import { OpenButton } from "../../../../ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "../../../../ui/forms/dialogs/useDialog.ts";
import { registeringTexts } from "../../texts/registerForm.ts";
import { SeatOffer } from "./SeatOffer.tsx";

const importDialog = () => import("./CancelRegistrationsDialog.tsx");
const CancelRegistrationsDialog = lazy(async () => ({
  default: (await importDialog()).CancelRegistrationsDialog,
}));

const hasSeat = ({ status }: Attendee) => status === "confirmed";

/** Actions for a family's registrations. */
export function OwnActions({ eventId, active }: { eventId: string; active: readonly Attendee[] }) {
  const { opened, used, open, close } = useDialog(importDialog);
  const [leaving, setLeaving] = useState<readonly Attendee[]>([]);
  const offered = active.filter(({ status }) => status === "offered");

  function askWho(chosen: readonly Attendee[]) {
    setLeaving(chosen);
    open();
  }

  return (
    <>
      {offered.length > 0 && (
        <SeatOffer eventId={eventId} offered={offered} onLeave={() => askWho(offered)} />
      )}
      {active.length > offered.length && (
        <OpenButton
          variant="default"
          aria-haspopup="dialog"
          onOpen={() => askWho(active.length === 1 ? active : [])}
        >
          {registeringTexts.giveUp[active.some(hasSeat) ? "seats" : "waitlist"]}
        </OpenButton>
      )}
      {used && (
        <Suspense>
          <CancelRegistrationsDialog
            eventId={eventId}
            opened={opened}
            people={active}
            chosen={leaving}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
