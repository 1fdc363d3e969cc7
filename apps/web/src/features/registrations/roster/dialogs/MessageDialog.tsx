import { EVENT_MESSAGE_MAX, type RosterEntry } from "@headwaters/contracts";
import { useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { ActionButton } from "../../../../ui/ActionButton.tsx";
import dialogs from "../../../../ui/forms/dialogs/Dialogs.module.css";
import { FormDialog, FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { Form } from "../../../../ui/forms/Form.tsx";
import { TextAreaField } from "../../../../ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "../../../../ui/forms/SubmitButton.tsx";
import { rosterTexts } from "../../texts/roster.ts";
import { countMails, formatNames } from "../family/families.ts";
import classes from "./Dialogs.module.css";

interface MessageDialogProps {
  eventId: string;
  coming: RosterEntry[];
  opened: boolean;
  onClose: () => void;
}

/** Sends a message to all confirmed attendees after a confirmation. The text stays until it is sent. */
export function MessageDialog({ eventId, coming, opened, onClose }: MessageDialogProps) {
  const texts = rosterTexts.message;
  const { mails, unreached } = countMails(coming);
  const [text, setText] = useState("");
  const [isAsking, setAsking] = useState(false);
  const send = trpc.registrations.message.useMutation({
    onSuccess(sent) {
      onClose();
      setText("");
      setAsking(false);
      const description = texts.doneText(sent.mails || mails);
      toasts.show({ title: texts.done, description, variant: "success" });
    },
  });

  return (
    <FormDialog title={texts.title} opened={opened} onClose={onClose}>
      <Form
        schema={({ eventMessage }) => eventMessage}
        // While the confirmation is shown, the text is in no field.
        read={() => ({ id: eventId, text })}
        send={async (message) => (isAsking ? send.mutateAsync(message) : setAsking(true))}
        failure={{ title: "Error", description: texts.failed }}
      >
        <div className={dialogs.words}>
          {isAsking ? (
            <div role="status" className={dialogs.words}>
              <p>
                <strong>{texts.ask(mails)}</strong>
              </p>
              <blockquote className={classes.quoted}>{text.trim()}</blockquote>
            </div>
          ) : (
            <TextAreaField
              label={texts.label}
              description={texts.hint}
              name="text"
              minRows={6}
              maxLength={EVENT_MESSAGE_MAX}
              required
              data-autofocus
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
          {unreached.length > 0 && <p>{texts.noEmail(formatNames(unreached))}</p>}
          {mails === 0 && <p>{texts.nobody}</p>}
        </div>
        <FormFoot>
          <SubmitButton pending={isAsking ? texts.pending : texts.next} disabled={mails === 0}>
            {isAsking ? texts.send(mails) : texts.next}
          </SubmitButton>
          <ActionButton
            variant="default"
            isInactive={send.isPending}
            onClick={() => (isAsking ? setAsking(false) : onClose())}
          >
            {isAsking ? texts.back : texts.notNow}
          </ActionButton>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}
