import type { Attendee } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { findNewest } from "../registrationStatus.ts";
import { cancelTexts, describeCancelled } from "./texts.ts";

const elementId = (eventId: string) => `given-up-${eventId}`;

/** Moves the focus to the message, as the button that cancelled may be gone. */
export const focusCancelledRegistrations = (eventId: string) =>
  document.getElementById(elementId(eventId))?.focus();

interface CancelledRegistrationsProps {
  eventId: string;
  people: readonly Attendee[];
}

/** The registrations that the family has just cancelled, with a button that restores them. */
export function CancelledRegistrations({ eventId, people }: CancelledRegistrationsProps) {
  const texts = cancelTexts;
  const cancelled = findNewest(people).filter(({ undoUntil }) => undoUntil !== null);
  const restore = trpc.registrations.takeBack.useMutation({
    onSuccess: () => focusCancelledRegistrations(eventId),
    onError: (error) => showFailure(error, { title: texts.failed }),
  });
  const registrationIds = cancelled.map(({ id }) => id);
  return (
    <div id={elementId(eventId)} tabIndex={-1} className={shared.row} data-no-print>
      <p role="status">
        {cancelled.length > 0 && describeCancelled(cancelled)}
        {restore.isSuccess && cancelled.length === 0 && texts.undone}
      </p>
      {cancelled.length > 0 && (
        <ActionButton
          size="sm"
          variant="default"
          isInactive={restore.isPending}
          onClick={() => restore.mutate({ id: eventId, registrationIds })}
        >
          {restore.isPending ? texts.pending : texts.undo}
        </ActionButton>
      )}
    </div>
  );
}
