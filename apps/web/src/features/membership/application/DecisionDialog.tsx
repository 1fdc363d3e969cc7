import {
  type ApplicationDetail,
  type ApplicationStatus,
  DECISION_NOTE_MAX,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { isConflict } from "#lib/api/failures.ts";
import { DateText } from "#ui/DateText.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import shared from "#ui/shared.module.css";
import { applicationTexts, decisionTexts } from "../applicationTexts.ts";
import classes from "./ApplicationPage.module.css";

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
  const [note, setNote] = useState("");
  /** The status when the dialog was opened, unchanged by later updates. */
  const [initialStatus, setInitialStatus] = useState(application.status);
  // After a conflict the page shows the colleague's decision.
  const decide = trpc.membership.decide.useMutation({
    onSuccess() {
      setNote("");
      onClose();
      onDone(status);
    },
  });

  const isOutdated = !decide.isSuccess && application.status !== initialStatus;
  const isAlreadyDecided = isOutdated && application.status === status;
  const isConflicting = isConflict(decide.error);

  /**
   * The status that the decision replaces. It follows a colleague's decision only after a conflict,
   * as the author cannot have read an update that arrived just before the click.
   */
  const [replacedStatus, setReplacedStatus] = useState(application.status);
  useEffect(() => {
    if (isConflicting) setReplacedStatus(application.status);
  }, [isConflicting, application.status]);

  const { reset } = decide;
  useEffect(() => {
    if (!opened) return;
    setInitialStatus(application.status);
    setReplacedStatus(application.status);
    reset();
  }, [opened]);

  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <Form
        read={({ note = "" }) => ({ id: application.id, from: replacedStatus, status, note })}
        send={decide.mutateAsync}
        failure={{ title: dialog.failed, description: dialog.failedText }}
        onFailure={isConflict}
      >
        <div className={dialogs.words}>
          <p>{text}</p>
          {isOutdated && (
            <ConflictNotice application={application} isAlreadyDecided={isAlreadyDecided} />
          )}
          {isConflicting && !isOutdated && <p role="alert">{decide.error?.message}</p>}
          <TextAreaField
            label={dialog.note}
            description={dialog.noteHint}
            name="note"
            minRows={5}
            maxLength={DECISION_NOTE_MAX}
            data-autofocus
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        <FormFoot>
          <SubmitButton pending={dialog.pending} disabled={isAlreadyDecided}>
            {replacedStatus === initialStatus ? button : `${button} ${dialog.anyway}`}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {dialog.notNow}
          </Button>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}

interface ConflictNoticeProps {
  application: ApplicationDetail;
  /** The colleague made the same decision. */
  isAlreadyDecided: boolean;
}

/** Reports that a colleague has decided meanwhile. */
function ConflictNotice({ application, isAlreadyDecided }: ConflictNoticeProps) {
  const { dialog, detail } = applicationTexts;
  const [newest] = application.decisions;
  return (
    <div className={`${shared.alert} ${classes.conflict}`} role="alert">
      <p>
        <strong>{dialog.meanwhile}</strong>
      </p>
      {newest && (
        <p>
          {decisionTexts[newest.status].line}: {newest.by ?? detail.someone},{" "}
          <DateText date={newest.decidedAt} withTime />.
        </p>
      )}
      {newest?.note && <blockquote>{newest.note}</blockquote>}
      {isAlreadyDecided && <p>{dialog.already}</p>}
    </div>
  );
}
