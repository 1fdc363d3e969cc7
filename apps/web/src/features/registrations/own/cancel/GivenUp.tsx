import type { Attendee } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { givenUpTexts } from "../../texts/cancelRegistration.ts";
import { findNewest } from "../attendance.ts";

const elementId = (eventId: string) => `given-up-${eventId}`;

/** Moves the focus to the message, as the button that gave up may be gone. */
export const focusGivenUp = (eventId: string) =>
  document.getElementById(elementId(eventId))?.focus();

interface GivenUpProps {
  eventId: string;
  people: readonly Attendee[];
}

/** Says what the family has just given up, with a button that takes it back. */
export function GivenUp({ eventId, people }: GivenUpProps) {
  const texts = givenUpTexts;
  const given = findNewest(people).filter(({ undoUntil }) => undoUntil !== null);
  const takeBack = trpc.registrations.takeBack.useMutation({
    onSuccess: () => focusGivenUp(eventId),
    onError: (error) => showFailure(error, { title: texts.failed }),
  });
  const registrationIds = given.map(({ id }) => id);
  return (
    <div id={elementId(eventId)} tabIndex={-1} className={shared.row} data-no-print>
      <p role="status">
        {given.length > 0 && texts.text(given.map(({ firstName }) => firstName))}
        {takeBack.isSuccess && given.length === 0 && texts.undone}
      </p>
      {given.length > 0 && (
        <ActionButton
          size="sm"
          variant="default"
          isInactive={takeBack.isPending}
          onClick={() => takeBack.mutate({ id: eventId, registrationIds })}
        >
          {takeBack.isPending ? texts.pending : texts.undo}
        </ActionButton>
      )}
    </div>
  );
}
