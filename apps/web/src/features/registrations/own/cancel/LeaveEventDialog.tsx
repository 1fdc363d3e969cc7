import type { Attendee, RegisteredEvent } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { givenUpTexts } from "../../texts/cancelRegistration.ts";
import { myRegistrationsTexts } from "../../texts/myRegistrations.ts";
import { ChosenPeople, useChosenPeople } from "./ChosenPeople.tsx";
import { useLeave } from "./useLeave.ts";

interface LeaveEventDialogProps {
  event: Pick<RegisteredEvent["event"], "id" | "title" | "eventDate">;
  people: readonly Attendee[];
  /** All of them are chosen at first; else a single one is. */
  areChosen?: boolean | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Asks who is not coming to an event. */
export function LeaveEventDialog(props: LeaveEventDialogProps) {
  const { event, people, areChosen, opened, onClose } = props;
  const texts = myRegistrationsTexts.cancel;
  const choice = useChosenPeople(people, areChosen);
  const leave = useLeave({ failed: texts.failed, onSettled: close });

  function close() {
    choice.reset();
    onClose();
  }

  return (
    <FormDialog title={texts.title} opened={opened} onClose={close}>
      <div className={classes.words}>
        <p>
          {texts.about(event.title)} <DateText date={event.eventDate} withTime />.
        </p>
        <ChosenPeople
          people={people.map(({ id, firstName }) => ({ id, label: firstName }))}
          choice={choice}
        />
        <p>{texts.text}</p>
      </div>
      <FormFoot>
        <ActionButton
          isInactive={leave.isPending}
          onClick={() =>
            choice.submit((registrationIds) =>
              leave.mutate({ id: event.id, registrationIds, undoable: true }),
            )
          }
        >
          {leave.isPending ? givenUpTexts.giving : givenUpTexts.giveUp}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={close}>
          {texts.keep}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
