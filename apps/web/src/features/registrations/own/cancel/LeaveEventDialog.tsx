import "../../../../ui/styles/components/fieldset.css";
import type { Attendee, RegisteredEvent } from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { useState } from "react";
import { ActionButton } from "../../../../ui/ActionButton.tsx";
import { DateText } from "../../../../ui/DateText.tsx";
import classes from "../../../../ui/forms/dialogs/Dialogs.module.css";
import { FormDialog, FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { CheckField } from "../../../../ui/forms/fields/CheckField.tsx";
import shared from "../../../../ui/shared.module.css";
import { myRegistrationsTexts } from "../../texts/myRegistrations.ts";
import { kindOfPlaces } from "../attendance.ts";
import own from "./LeaveEventDialog.module.css";
import { useLeave } from "./useLeave.ts";

interface LeaveEventDialogProps {
  event: RegisteredEvent["event"];
  people: Attendee[];
  opened: boolean;
  onClose: () => void;
}

export function LeaveEventDialog({ event, people, opened, onClose }: LeaveEventDialogProps) {
  const texts = myRegistrationsTexts.cancel;
  const [only] = people.length === 1 ? people : [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const leave = useLeave({ done: texts.done, failed: texts.failed, onSettled: close });

  function close() {
    setChosen([]);
    setMissing(false);
    onClose();
  }

  function choose(id: string, isChosen: boolean) {
    setMissing(false);
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  }

  function submit() {
    const ids = only ? [only.id] : chosen;
    // People who were listed when the dialog opened and still are.
    const registrationIds = people.map(({ id }) => id).filter((id) => ids.includes(id));
    if (registrationIds.length === 0) return setMissing(true);
    leave.mutate({ id: event.id, registrationIds });
  }

  const meant = chosen.length > 0 ? people.filter(({ id }) => chosen.includes(id)) : people;
  return (
    <FormDialog
      title={only ? texts.titleFor[kindOfPlaces(people)](only.firstName) : texts.title}
      opened={opened}
      onClose={close}
    >
      <div className={classes.words}>
        <p>
          {texts.about(event.title)} <DateText date={event.eventDate} withTime />.
        </p>
        {!only && (
          <Fieldset
            className={own.people}
            aria-label={texts.who}
            aria-describedby={isMissing ? "nobody-chosen" : undefined}
          >
            {people.map(({ id, firstName }) => (
              <CheckField
                key={id}
                label={firstName}
                checked={chosen.includes(id)}
                onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
              />
            ))}
            {isMissing && (
              <p id="nobody-chosen" className={shared.error} role="alert">
                {texts.nobody}
              </p>
            )}
          </Fieldset>
        )}
        <p>{texts.text}</p>
      </div>
      <FormFoot>
        <ActionButton isInactive={leave.isPending} onClick={submit}>
          {leave.isPending ? texts.pending : texts.button[kindOfPlaces(meant)]}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={close}>
          {texts.keep}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
