import "#ui/styles/components/fieldset.css";
import {
  EVENT_MESSAGE_MAX,
  type MessageAudience,
  messageAudiences,
  type Roster,
  type RosterEntry,
  type User,
} from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { IconMail, IconPrinter, IconTableDown, IconUserPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { ConfirmedDownload } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { MESSAGE, paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { SelectField } from "#ui/forms/fields/fields.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { formatNames } from "../formatNames.ts";
import { isActive } from "../registrationStatus.ts";
import { AddDialog } from "./AddDialog.tsx";
import { countMails, filterByAudience, listFamilies } from "./families.ts";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** Tools for the whole roster. */
export function RosterToolbar({ user, roster }: { user: User; roster: Roster }) {
  const { label, add, message, file, print } = rosterTexts.tools;
  const [opened, setOpened] = useState<"add" | "message" | null>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === MESSAGE) setOpened("message");
  }, [hash]);
  const { event, entries } = roster;
  const active = entries.filter(isActive);
  const close = () => setOpened(null);
  const canAdd = !event.cancelledAt && event.state !== "past";
  return (
    <Fieldset className={classes.toolbar ?? ""} aria-label={label}>
      {canAdd && (
        <OpenButton
          size="sm"
          variant="default"
          leftSection={<IconUserPlus {...icon} />}
          aria-haspopup="dialog"
          onOpen={() => setOpened("add")}
        >
          {add}
        </OpenButton>
      )}
      {active.length > 0 && (
        <OpenButton
          size="sm"
          variant="default"
          leftSection={<IconMail {...icon} />}
          aria-haspopup="dialog"
          onOpen={() => setOpened("message")}
        >
          {message}
        </OpenButton>
      )}
      <Button
        component={ConfirmedDownload}
        href={paths.rosterFile(event.id)}
        size="sm"
        variant="default"
        leftSection={<IconTableDown {...icon} />}
      >
        {file}
      </Button>
      <OpenButton
        size="sm"
        variant="default"
        leftSection={<IconPrinter {...icon} />}
        onOpen={() => window.print()}
      >
        {print}
      </OpenButton>
      <AddDialog user={user} event={event} opened={opened === "add"} onClose={close} />
      <MessageDialog
        eventId={event.id}
        entries={active}
        opened={opened === "message"}
        onClose={close}
      />
    </Fieldset>
  );
}

interface MessageDialogProps {
  eventId: string;
  /** The active entries of the roster. */
  entries: RosterEntry[];
  opened: boolean;
  onClose: () => void;
}

/** Sends a message to the chosen people after a confirmation. The text stays until it is sent. */
function MessageDialog({ eventId, entries, opened, onClose }: MessageDialogProps) {
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
        failure={{ description: texts.failed }}
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
