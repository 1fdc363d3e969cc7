import type { Attendee } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { FormDialog, FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { Form } from "../../../../ui/forms/Form.tsx";
import { useFormField } from "../../../../ui/forms/formContext.ts";
import { SubmitButton } from "../../../../ui/forms/SubmitButton.tsx";
import { focusGivenUp } from "../../own/cancel/GivenUp.tsx";
import { cancelTexts } from "../../texts/registerForm.ts";
import { failureText } from "../form/failureText.ts";
import classes from "../form/RegisterForm.module.css";
import { CheckRow } from "../people/CheckRow.tsx";

/** The path of the error that nobody is chosen. */
const CHOSEN = "registrationIds";

interface CancelRegistrationsDialogProps {
  eventId: string;
  /** People who can be cancelled. */
  people: readonly Attendee[];
  /** People chosen at first. */
  chosen: readonly Attendee[];
  opened: boolean;
  onClose: () => void;
}

/** Asks for the registrations to cancel. */
export function CancelRegistrationsDialog({
  opened,
  onClose,
  ...form
}: CancelRegistrationsDialogProps) {
  return (
    <FormDialog title={cancelTexts.question} opened={opened} onClose={onClose}>
      <CancelForm {...form} onClose={onClose} />
    </FormDialog>
  );
}

function CancelForm({
  eventId,
  people,
  chosen,
  onClose,
}: Omit<CancelRegistrationsDialogProps, "opened">) {
  const [ids, setIds] = useState(() => chosen.map(({ id }) => id));
  const cancel = trpc.registrations.cancel.useMutation({
    onSuccess() {
      onClose();
      focusGivenUp(eventId);
    },
  });

  const meant = people.filter(({ id }) => ids.includes(id));
  return (
    <Form
      className={classes.form}
      read={() => ({ id: eventId, registrationIds: ids, undoable: true })}
      check={() => (ids.length > 0 ? [] : [{ path: CHOSEN, message: cancelTexts.choose }])}
      send={cancel.mutateAsync}
      failure={{ title: "Error" }}
      // The dialog shows failures itself.
      onFailure={() => true}
    >
      <ul className={classes.rows}>
        {people.map(({ id, firstName }) => (
          <li key={id}>
            <CheckRow
              label={firstName}
              checked={ids.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                setIds(checked ? [...ids, id] : ids.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{cancelTexts.text}</p>
      <FormFoot>
        <CancelFailure isChosen={ids.length > 0} error={cancel.error} />
        <SubmitButton variant="danger" pending={cancelTexts.pending}>
          {cancelTexts.confirm(meant)}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {cancelTexts.keep}
        </Button>
      </FormFoot>
    </Form>
  );
}

interface CancelFailureProps {
  isChosen: boolean;
  error: { message: string } | null;
}

/** The reason why nothing was cancelled. */
function CancelFailure({ isChosen, error }: CancelFailureProps) {
  const { error: missing } = useFormField(CHOSEN);
  const failure = isChosen ? failureText(error) : missing;
  return (
    failure && (
      <p role="alert" className={classes.failure}>
        {failure}
      </p>
    )
  );
}
