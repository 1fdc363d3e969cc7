import type { Attendee, RegisteredEvent } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { myRegistrationsTexts } from "../own/texts.ts";
import { focusCancelledRegistrations } from "./CancelledRegistrations.tsx";
import { PeopleChecklist, usePeopleChecklist } from "./PeopleChecklist.tsx";
import { chooseCancelTexts, offerTexts } from "./texts.ts";

interface CancelDialogProps {
  event: Pick<RegisteredEvent["event"], "id" | "title" | "eventDate">;
  people: readonly Attendee[];
  /** All of them are chosen at first; else a single one is. */
  areChosen?: boolean | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Asks whose registrations for an event to cancel. */
export function CancelDialog(props: CancelDialogProps) {
  const { event, people, areChosen, opened, onClose } = props;
  const choice = usePeopleChecklist(people, areChosen);
  const texts = chooseCancelTexts(choice.listChosen(people));
  const cancel = useCancelRegistrations(close);

  function close() {
    choice.reset();
    onClose();
  }

  return (
    <FormDialog title={chooseCancelTexts(people).title} opened={opened} onClose={close}>
      <div className={classes.words}>
        <p>
          {myRegistrationsTexts.cancel.about(event.title)}{" "}
          <DateText date={event.eventDate} withTime />.
        </p>
        <PeopleChecklist
          people={people.map(({ id, firstName }) => ({ id, label: firstName }))}
          choice={choice}
        />
        <p>{texts.text}</p>
      </div>
      <FormFoot>
        <ActionButton
          variant="danger"
          isInactive={cancel.isPending}
          onClick={() =>
            choice.submit((registrationIds) =>
              cancel.mutate({ id: event.id, registrationIds, undoable: true }),
            )
          }
        >
          {cancel.isPending ? texts.pending : texts.confirm}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={close}>
          {texts.keep}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}

interface DeclineOfferDialogProps {
  eventId: string;
  registrationIds: string[];
  opened: boolean;
  onClose: () => void;
}

/** Asks for a confirmation before offered seats go to the next family. */
export function DeclineOfferDialog(props: DeclineOfferDialogProps) {
  const { eventId, registrationIds, opened, onClose } = props;
  const texts = myRegistrationsTexts.offer.decline;
  const cancel = useCancelRegistrations(onClose);
  return (
    <FormDialog title={texts.title(registrationIds.length)} opened={opened} onClose={onClose}>
      <p className={classes.words}>{texts.text}</p>
      <FormFoot>
        <ActionButton
          variant="danger"
          isInactive={cancel.isPending}
          onClick={() => cancel.mutate({ id: eventId, registrationIds, undoable: true })}
        >
          {cancel.isPending ? texts.pending : offerTexts.decline(registrationIds.length)}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.keep(registrationIds.length)}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}

/** Cancels seats, offers and waitlist entries; `CancelledRegistrations` can then restore them. */
function useCancelRegistrations(onSettled: () => void) {
  return trpc.registrations.cancel.useMutation({
    onError(error) {
      showFailure(error, { title: myRegistrationsTexts.cancel.failed });
    },
    // By now the page no longer has buttons for cancelled people.
    onSettled(_cancelled, error, { id }) {
      onSettled();
      if (!error) focusCancelledRegistrations(id);
    },
  });
}
