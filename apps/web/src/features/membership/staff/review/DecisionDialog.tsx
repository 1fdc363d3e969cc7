import {
  type ApplicationDetail,
  type ApplicationStatus,
  DECISION_NOTE_MAX,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useEffect, useState } from "react";
import { FormDialog, FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { applicationTexts, decisionTexts } from "../../texts/applications.ts";
import classes from "./ApplicationFacts.module.css";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { useDecide } from "./useDecide.ts";

interface DecisionDialogProps {
  application: ApplicationDetail;
  /** The decision. */
  status: ApplicationStatus;
  opened: boolean;
  onClose: () => void;
  onDone: (status: ApplicationStatus) => void;
}

/** Asks before the applicant is mailed. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { application, status, opened, onClose, onDone } = props;
  const { button, title, text } = decisionTexts[status];
  const { dialog } = applicationTexts;
  const fields = useFieldErrors();
  const [note, setNote] = useState("");
  /** How it stood when the dialog was opened, whatever is heard of it since. */
  const [from, setFrom] = useState(application.status);
  const decide = useDecide(fields, () => {
    setNote("");
    onClose();
    onDone(status);
  });

  const isMoved = !decide.isSuccess && application.status !== from;
  const isSettled = isMoved && application.status === status;
  const isConflict = decide.error?.data?.code === "CONFLICT";

  /**
   * The status that the decision replaces. It follows another decision only after the server has
   * reported it: news just before a click are not read yet.
   */
  const [overruled, setOverruled] = useState(application.status);
  useEffect(() => {
    if (isConflict) setOverruled(application.status);
  }, [isConflict, application.status]);

  const { reset } = decide;
  useEffect(() => {
    if (!opened) return;
    setFrom(application.status);
    setOverruled(application.status);
    reset();
  }, [opened]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    decide.mutate({ id: application.id, from: overruled, status, note });
  }

  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <form
        ref={fields.form}
        method="post"
        noValidate
        onChange={fields.forgetChanged}
        onSubmit={submit}
      >
        <div className={classes.asked}>
          <p>{text}</p>
          {isMoved && <ConflictNotice application={application} isSettled={isSettled} />}
          {isConflict && !isMoved && <p role="alert">{decide.error?.message}</p>}
          <TextAreaField
            label={dialog.note}
            description={dialog.noteHint}
            name="note"
            rows={5}
            maxLength={DECISION_NOTE_MAX}
            data-autofocus
            value={note}
            error={fields.errors.note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        <FormFoot>
          <Button type="submit" disabled={decide.isPending || isSettled}>
            {decide.isPending
              ? dialog.pending
              : overruled === from
                ? button
                : `${button} ${dialog.anyway}`}
          </Button>
          <Button variant="default" onClick={onClose}>
            {dialog.cancel}
          </Button>
        </FormFoot>
      </form>
    </FormDialog>
  );
}
