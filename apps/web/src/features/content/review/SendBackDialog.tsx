import { REVIEW_NOTE_MAX, type Reviewed } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { findIssues } from "#ui/forms/showFailure.ts";
import { reviewTexts } from "./texts.ts";
import { decisionFailure, useDecision } from "./useDecision.ts";

interface SendBackDialogProps {
  item: Reviewed;
  opened: boolean;
  onClose: () => void;
}

export function SendBackDialog({ item, opened, onClose }: SendBackDialogProps) {
  const { title, text, note: label, hint } = reviewTexts.sendBack;
  const decision = useDecision();
  const [note, setNote] = useState("");
  const sendBack = trpc.items.sendBack.useMutation({
    onSuccess: () => decision.done(reviewTexts.done.sendBack),
  });

  function showFailure(error: unknown): boolean {
    if (findIssues(error)) return false;
    onClose();
    decision.failed(error);
    return true;
  }

  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <Form
        read={(typed) => ({ ...item, note: typed.note ?? "" })}
        send={sendBack.mutateAsync}
        failure={decisionFailure}
        onFailure={showFailure}
      >
        <div className={dialogs.words}>
          <p>{text}</p>
          <TextAreaField
            label={label}
            description={hint}
            name="note"
            minRows={5}
            maxLength={REVIEW_NOTE_MAX}
            required
            data-autofocus
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        <FormFoot>
          <SubmitButton pending="Sending back...">Send Back</SubmitButton>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}
