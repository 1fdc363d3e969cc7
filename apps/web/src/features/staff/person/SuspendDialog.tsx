import { SUSPENSION_REASON_MAX } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { personTexts } from "./texts.ts";

interface SuspendDialogProps {
  opened: boolean;
  onClose: () => void;
  onSuspend: (suspension: { reason: string; notify: boolean }) => Promise<unknown>;
}

/** The form for the reason of a suspension, with the choice to mail it. */
export function SuspendDialog({ opened, onClose, onSuspend }: SuspendDialogProps) {
  const texts = personTexts.suspend;
  const [notify, setNotify] = useState(true);

  return (
    <FormDialog title={texts.title} opened={opened} onClose={onClose}>
      <Form
        read={({ reason = "" }) => ({ reason: reason.trim(), notify })}
        check={(_form, { reason }) => (reason ? [] : [{ path: "reason", message: texts.missing }])}
        send={onSuspend}
        failure={{ title: personTexts.notChanged }}
      >
        <div className={dialogs.words}>
          <p>{texts.text}</p>
          <TextAreaField
            label={texts.reason}
            name="reason"
            minRows={4}
            maxLength={SUSPENSION_REASON_MAX}
            required
            data-autofocus
          />
          <CheckField
            label={texts.notify}
            description={texts.notifyHint}
            checked={notify}
            onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
          />
        </div>
        <FormFoot>
          <SubmitButton pending={texts.pending}>{texts.button}</SubmitButton>
          <Button variant="default" onClick={onClose}>
            {texts.notNow}
          </Button>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}
