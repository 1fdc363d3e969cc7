import type { Attendee } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { FormDialog, FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { cancelTexts } from "../../texts/registerForm.ts";
import { failureText } from "../form/failureText.ts";
import classes from "../form/RegisterForm.module.css";
import { CheckRow } from "../people/CheckRow.tsx";

interface CancelDialogProps {
  eventId: string;
  /** People who can be cancelled. */
  people: readonly Attendee[];
  /** People chosen at first. */
  chosen: readonly Attendee[];
  opened: boolean;
  onClose: () => void;
}

/** Asks which registrations to cancel. */
export function CancelDialog({ opened, onClose, ...form }: CancelDialogProps) {
  return (
    <FormDialog title={cancelTexts.question} opened={opened} onClose={onClose}>
      <CancelForm {...form} onClose={onClose} />
    </FormDialog>
  );
}

function CancelForm({ eventId, people, chosen, onClose }: Omit<CancelDialogProps, "opened">) {
  const [ids, setIds] = useState(() => chosen.map(({ id }) => id));
  const [isAsked, setAsked] = useState(false);
  const cancel = trpc.registrations.cancel.useMutation({ onSuccess: onClose });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(true);
    const [first] = event.currentTarget.elements;
    if (ids.length > 0) cancel.mutate({ id: eventId, registrationIds: ids });
    else if (first instanceof HTMLElement) first.focus();
  }

  const meant = people.filter(({ id }) => ids.includes(id));
  const failure = isAsked && ids.length === 0 ? cancelTexts.choose : failureText(cancel.error);
  return (
    <form method="post" noValidate className={classes.form} onSubmit={submit}>
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
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        )}
        <Button type="submit" className={classes.final ?? ""} disabled={cancel.isPending}>
          {cancel.isPending ? cancelTexts.pending : cancelTexts.confirm(meant)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {cancelTexts.keep}
        </Button>
      </FormFoot>
    </form>
  );
}
