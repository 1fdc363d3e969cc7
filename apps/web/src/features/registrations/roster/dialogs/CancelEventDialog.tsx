import { CANCEL_NOTE_MAX } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { TextAreaField } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { rosterTexts } from "../../texts/roster.ts";

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
  const [note, setNote] = useState("");
  const cancelEvent = trpc.registrations.cancelEvent.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: texts.success, variant: "success" });
      // The button disappears, and the families to call are listed at the top.
      document.getElementById("main")?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    },
  });

  return (
    <FormDialog title={texts.dialog} opened={opened} onClose={onClose}>
      <Form
        read={(typed) => ({ id: eventId, note: typed.note ?? "" })}
        send={cancelEvent.mutateAsync}
        failure={{ title: "Error", description: texts.failed }}
      >
        <div className={dialogs.words}>
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
            minRows={4}
            maxLength={CANCEL_NOTE_MAX}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        <FormFoot>
          <SubmitButton variant="danger" pending={texts.pending}>
            {texts.confirm}
          </SubmitButton>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.keep}
          </Button>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}
