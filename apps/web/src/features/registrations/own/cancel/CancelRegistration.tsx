import type { Attendee, RegisteredEvent } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import hidden from "#ui/hidden.module.css";
import { myRegistrationsTexts } from "../../texts/myRegistrations.ts";
import { kindOfPlaces } from "../attendance.ts";

const importDialog = () => import("../../children/familyDialogs.ts");
const LeaveEventDialog = lazy(async () => ({ default: (await importDialog()).LeaveEventDialog }));

interface CancelRegistrationProps {
  event: RegisteredEvent["event"];
  /** People with registrations that can be cancelled. */
  people: Attendee[];
}

/** Cancels registrations, after asking for the people. */
export function CancelRegistration({ event, people }: CancelRegistrationProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <>
      <OpenButton variant="default" size="sm" aria-haspopup="dialog" onOpen={open}>
        {myRegistrationsTexts.cancel.button[kindOfPlaces(people)]}
        <span className={hidden.hidden}> {event.title}</span>
      </OpenButton>
      {used && (
        <Suspense>
          <LeaveEventDialog event={event} people={people} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
