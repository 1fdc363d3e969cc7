import {
  EVENT_MESSAGE_MAX,
  type MessageAudience,
  messageAudiences,
  type RosterEntry,
} from "@headwaters/contracts";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { SelectField, TextAreaField } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { rosterTexts } from "../../texts/roster.ts";
import { countMails, filterByAudience, formatNames, listFamilies } from "../family/families.ts";
import classes from "./Dialogs.module.css";

interface MessageDialogProps {
  eventId: string;
  /** The active entries of the roster. */
  entries: RosterEntry[];
  opened: boolean;
  onClose: () => void;
}

/** Sends a message to the chosen people after a confirmation. The text stays until it is sent. */
export function MessageDialog({ eventId, entries, opened, onClose }: MessageDialogProps) {
  const texts = rosterTexts.message;
  const [audience, setAudience] = useState<MessageAudience>("seated");
  const [partyId, setPartyId] = useState("");
  const people = filterByAudience(entries, audience, partyId);
  const { mails, unreached } = countMails(people);
  // Without a family the form asks for one.
  const isUnreachable = mails === 0 && (people.length > 0 || audience !== "family");
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
        read={() => ({ id: eventId, text, audience, partyId: partyId || null })}
        send={async (message: Parameters<typeof send.mutateAsync>[0]) =>
          isAsking ? send.mutateAsync(message) : setAsking(true)
        }
        failure={{ title: "Error", description: texts.failed }}
      >
        <div className={dialogs.words}>
          {isAsking ? (
            <div role="status" className={dialogs.words}>
              <p>
                <strong>{texts.ask(mails)}</strong>{" "}
                {audience !== "seated" && texts.to(formatNames(people))}
              </p>
              <blockquote className={classes.quoted}>{text.trim()}</blockquote>
            </div>
          ) : (
            <>
              <SelectField
                label={texts.audience}
                name="audience"
                value={audience}
                onChange={({ currentTarget }) =>
                  setAudience(currentTarget.value as MessageAudience)
                }
                data={messageAudiences.map((value) => ({ value, label: texts.audiences[value] }))}
              />
              {audience === "family" && (
                <SelectField
                  label={texts.family}
                  name="partyId"
                  required
                  value={partyId}
                  onChange={({ currentTarget }) => setPartyId(currentTarget.value)}
                  data={[{ value: "", label: texts.choose }, ...listFamilies(entries)]}
                />
              )}
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
            </>
          )}
          {unreached.length > 0 && <p>{texts.noEmail(formatNames(unreached))}</p>}
          {isUnreachable && <p>{texts.nobody}</p>}
        </div>
        <FormFoot>
          <SubmitButton pending={isAsking ? texts.pending : texts.next} disabled={isUnreachable}>
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
