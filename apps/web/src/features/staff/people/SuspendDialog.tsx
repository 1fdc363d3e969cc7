import { SUSPENSION_REASON_MAX } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { FormDialog, FormFoot } from "../../../ui/forms/dialogs/FormDialog.tsx";
import { CheckField } from "../../../ui/forms/fields/CheckField.tsx";
import { TextAreaField } from "../../../ui/forms/fields/Field.tsx";
import { useFieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { personTexts } from "../texts/staffPeople.ts";
import classes from "./PersonPage.module.css";

interface SuspendDialogProps {
  opened: boolean;
  isPending: boolean;
  onClose: () => void;
  onSuspend: (suspension: { reason: string; notify: boolean }) => void;
}

/** Asks for the reason of a suspension, and whether to mail it. */
export function SuspendDialog({ opened, isPending, onClose, onSuspend }: SuspendDialogProps) {
  const texts = personTexts.suspend;
  const fields = useFieldErrors();
  const [notify, setNotify] = useState(true);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    if (reason) onSuspend({ reason, notify });
    else fields.show([{ path: "reason", message: texts.missing }]);
  }

  return (
    <FormDialog title={texts.title} opened={opened} onClose={onClose}>
      <form
        ref={fields.form}
        method="post"
        noValidate
        onChange={fields.forgetChanged}
        onSubmit={submit}
      >
        <div className={classes.words}>
          <p>{texts.text}</p>
          <TextAreaField
            label={texts.reason}
            name="reason"
            rows={4}
            maxLength={SUSPENSION_REASON_MAX}
            required
            data-autofocus
            error={fields.errors.reason}
          />
          <CheckField
            label={texts.notify}
            description={texts.notifyHint}
            checked={notify}
            onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
          />
        </div>
        <FormFoot>
          <Button type="submit" disabled={isPending}>
            {isPending ? texts.pending : texts.button}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </FormFoot>
      </form>
    </FormDialog>
  );
}
