import { EVENT_MESSAGE_MAX, type RosterEntry } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { FormDialog, FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { createIdempotencyKey } from "../../../../ui/forms/idempotencyKey.ts";
import { useCheck } from "../../../../ui/forms/useCheck.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { rosterTexts } from "../../texts/roster.ts";
import { countMails, formatNames } from "../family/families.ts";
import { useRosterFailure } from "../useRosterFailure.ts";
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
  const fields = useFieldErrors();
  const { isChecking, prepare, check } = useCheck(fields, ({ eventMessage }) => eventMessage);
  const [text, setText] = useState("");
  const [isAsking, setAsking] = useState(false);
  /** Idempotency key, reused after a failure. */
  const key = useRef<string>(undefined);
  const showFailure = useRosterFailure(texts.failed, fields);
  const send = trpc.registrations.message.useMutation({
    onSuccess(sent) {
      onClose();
      setText("");
      setAsking(false);
      key.current = undefined;
      const description = texts.doneText(sent.mails || mails);
      toasts.show({ title: texts.done, description, variant: "success" });
    },
    onError: showFailure,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    key.current ??= createIdempotencyKey();
    check({ id: eventId, text, idempotencyKey: key.current }, (message) =>
      isAsking ? send.mutate(message) : setAsking(true),
    );
  }

  return (
    <FormDialog title={texts.title} opened={opened} onClose={onClose}>
      <form
        ref={fields.form}
        method="post"
        noValidate
        onFocus={prepare}
        onChange={fields.forgetChanged}
        onSubmit={submit}
      >
        <div className={classes.words}>
          {isAsking ? (
            <div role="status" className={classes.words}>
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
              rows={6}
              maxLength={EVENT_MESSAGE_MAX}
              required
              data-autofocus
              value={text}
              error={fields.errors.text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
          {unreached.length > 0 && <p>{texts.noEmail(formatNames(unreached))}</p>}
          {mails === 0 && <p>{texts.nobody}</p>}
        </div>
        <FormFoot>
          <Button type="submit" disabled={isChecking || send.isPending || mails === 0}>
            {isAsking ? (send.isPending ? texts.pending : texts.send(mails)) : texts.next}
          </Button>
          <Button
            variant="default"
            disabled={send.isPending}
            onClick={() => (isAsking ? setAsking(false) : onClose())}
          >
            {isAsking ? texts.back : texts.cancel}
          </Button>
        </FormFoot>
      </form>
    </FormDialog>
  );
}
