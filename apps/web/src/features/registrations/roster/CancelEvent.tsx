import { CANCEL_NOTE_MAX, type Roster } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { TextAreaField } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import shared from "#ui/shared.module.css";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

export interface CancelEventProps {
  event: Roster["event"];
  /** The consequences for its people, in sentences. */
  consequences: readonly string[];
}

/** Cancels the event, after a confirmation. */
export function CancelEvent({ event, consequences }: CancelEventProps) {
  const { heading, text, openButton } = rosterTexts.cancelEvent;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{heading}</h2>
      <p>{text}</p>
      <OpenButton variant="default" aria-haspopup="dialog" onOpen={() => setAsking(true)}>
        {openButton}
      </OpenButton>
      <CancelEventDialog
        event={event}
        consequences={consequences}
        opened={isAsking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

interface CancelEventDialogProps extends CancelEventProps {
  opened: boolean;
  onClose: () => void;
}

function CancelEventDialog(props: CancelEventDialogProps) {
  const { event, consequences, opened, onClose } = props;
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
    <FormDialog title={texts.title} opened={opened} onClose={onClose}>
      <Form
        read={(typed) => ({ id: event.id, note: typed.note ?? "" })}
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
            {texts.confirmButton}
          </SubmitButton>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.keep}
          </Button>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}
