import { CANCEL_NOTE_MAX } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { FormDialog, FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { rosterTexts } from "../../texts/roster.ts";
import { useRosterFailure } from "../useRosterFailure.ts";
import classes from "./Dialogs.module.css";

interface CancelEventDialogProps {
  eventId: string;
  consequences: readonly string[];
  opened: boolean;
  onClose: () => void;
}

export function CancelEventDialog({
  eventId,
  consequences,
  opened,
  onClose,
}: CancelEventDialogProps) {
  const texts = rosterTexts.cancelEvent;
  const fields = useFieldErrors();
  const [note, setNote] = useState("");
  const showFailure = useRosterFailure(texts.failed, fields);
  const callOff = trpc.registrations.cancelEvent.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: texts.success, variant: "success" });
    },
    onError: showFailure,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    callOff.mutate({ id: eventId, note });
  }

  return (
    <FormDialog title={texts.dialog} opened={opened} onClose={onClose}>
      <form
        ref={fields.form}
        method="post"
        noValidate
        onChange={fields.forgetChanged}
        onSubmit={submit}
      >
        <div className={classes.words}>
          {consequences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            <strong>{texts.final}</strong>
          </p>
          <TextAreaField
            label={texts.label}
            description={texts.hint}
            name="note"
            rows={4}
            maxLength={CANCEL_NOTE_MAX}
            value={note}
            error={fields.errors.note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        <FormFoot>
          <Button type="submit" className={classes.final ?? ""} disabled={callOff.isPending}>
            {callOff.isPending ? texts.pending : texts.confirm}
          </Button>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.keep}
          </Button>
        </FormFoot>
      </form>
    </FormDialog>
  );
}
