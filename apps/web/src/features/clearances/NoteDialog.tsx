import { type ClearanceKind, toDay } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { Field, SelectField } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { noteTexts as texts } from "./texts.ts";

interface NoteDialogProps {
  people: readonly { id: string; name: string }[];
  /** The kinds in use. */
  kinds: readonly ClearanceKind[];
  opened: boolean;
  onClose: () => void;
  onDone?: () => void;
}

/** Notes a clearance of one or several people. */
export function NoteDialog({ people, kinds, opened, onClose, onDone }: NoteDialogProps) {
  const note = trpc.clearances.note.useMutation({
    onSuccess() {
      toasts.show({ title: texts.done(people.length), variant: "success" });
      onClose();
      onDone?.();
    },
  });
  return (
    <FormDialog
      title={texts.title(people.map(({ name }) => name))}
      opened={opened}
      onClose={onClose}
    >
      <Form
        schema={({ notedClearance }) => notedClearance}
        read={({ kindId, clearedOn, validUntil }) => ({
          userIds: people.map(({ id }) => id),
          kindId,
          clearedOn,
          validUntil,
        })}
        send={note.mutateAsync}
        failure={{ title: texts.failed }}
      >
        <div className={dialogs.words}>
          {people.length > 1 && <p>{people.map(({ name }) => name).join(", ")}</p>}
          <p>{texts.text}</p>
          <SelectField
            label={texts.kind}
            name="kindId"
            required
            data-autofocus
            data={kinds.map(({ id, name, validMonths }) => ({
              value: id,
              label: `${name} (${texts.months(validMonths)})`,
            }))}
          />
          <Pair>
            <Field
              label={texts.clearedOn}
              name="clearedOn"
              type="date"
              max={toDay(new Date())}
              required
            />
            <Field
              label={texts.validUntil}
              description={texts.validUntilHint}
              name="validUntil"
              type="date"
            />
          </Pair>
        </div>
        <FormFoot>
          <SubmitButton pending={texts.pending}>{texts.submit}</SubmitButton>
          <Button variant="default" onClick={onClose}>
            {texts.notNow}
          </Button>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}
