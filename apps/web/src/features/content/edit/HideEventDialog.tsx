import { can, FAMILY_NOTE_MAX } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { contentProcedures } from "../contentTypes.ts";
import type { EditableContent } from "../form/values.ts";
import classes from "./EditContentPage.module.css";
import { hideEventTexts } from "./texts.ts";

interface HideEventDialogProps {
  id: string;
  /** Why the event was not hidden. */
  reason: string;
  opened: boolean;
  onHidden: (hidden: EditableContent) => void;
  onClose: () => void;
}

/**
 * Asks about an event with registrations: cancel it, or, for staff, hide it with a sentence to the
 * families.
 */
export function HideEventDialog({ id, reason, opened, onHidden, onClose }: HideEventDialogProps) {
  const texts = hideEventTexts;
  const user = useCurrentUser();
  const [familyNote, setFamilyNote] = useState("");
  const hide = contentProcedures(trpc, "events").unpublish.useMutation({ onSuccess: onHidden });
  const cancelLink = (
    <LinkButton to={paths.roster(id)} variant="outline">
      {texts.cancel}
    </LinkButton>
  );
  const keep = (
    <Button variant="default" onClick={onClose}>
      {texts.keep}
    </Button>
  );
  return (
    <FormDialog title={texts.title} opened={opened} onClose={onClose}>
      <div className={dialogs.words}>
        <p className={classes.hideReason}>{reason}</p>
        <p>{texts.cancelText}</p>
      </div>
      {user !== null && can(user, "runAnyEvent") ? (
        <Form
          schema={({ unpublished }) => unpublished}
          read={() => ({ id, familyNote })}
          check={() => (familyNote.trim() ? [] : [{ path: "familyNote", message: texts.missing }])}
          send={hide.mutateAsync}
          failure={{ description: texts.failed }}
        >
          <div className={dialogs.words}>
            <TextAreaField
              label={texts.label}
              description={texts.hint}
              name="familyNote"
              minRows={4}
              maxLength={FAMILY_NOTE_MAX}
              required
              value={familyNote}
              onChange={({ currentTarget }) => setFamilyNote(currentTarget.value)}
            />
          </div>
          <FormFoot>
            <SubmitButton pending={texts.pending}>{texts.confirm}</SubmitButton>
            {cancelLink}
            {keep}
          </FormFoot>
        </Form>
      ) : (
        <FormFoot>
          {cancelLink}
          {keep}
        </FormFoot>
      )}
    </FormDialog>
  );
}
