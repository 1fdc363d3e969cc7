import {
  CLEARANCE_DESCRIPTION_MAX,
  CLEARANCE_NAME_MAX,
  type ClearanceKind,
  type NewClearanceKind,
  toDay,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form, type Typed } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field, SelectField } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { clearanceSettingsTexts, noteTexts } from "./texts.ts";

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
  const texts = noteTexts;
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

interface KindDialogProps {
  /** Absent for a new one. */
  kind?: ClearanceKind;
  opened: boolean;
  onClose: () => void;
}

const readKind = ({ name = "", description = "", validMonths = "", isNeeded }: Typed): unknown => ({
  name,
  description,
  validMonths,
  isNeeded: isNeeded !== undefined,
});

/** The form of a kind of clearance. */
export function KindDialog({ kind, opened, onClose }: KindDialogProps) {
  const { form: texts, notChanged } = clearanceSettingsTexts;
  const saved = (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" as const });
      onClose();
    },
  });
  const add = trpc.clearances.addKind.useMutation(saved(texts.added));
  const change = trpc.clearances.changeKind.useMutation(saved(texts.changed));
  return (
    <FormDialog title={kind ? texts.change : texts.add} opened={opened} onClose={onClose}>
      <Form
        schema={({ newClearanceKind }) => newClearanceKind}
        read={readKind}
        send={(input: NewClearanceKind) =>
          kind
            ? change.mutateAsync({ id: kind.id, version: kind.version, ...input })
            : add.mutateAsync(input)
        }
        failure={{ title: notChanged }}
      >
        <div className={dialogs.words}>
          <Field
            label={texts.name}
            name="name"
            defaultValue={kind?.name}
            maxLength={CLEARANCE_NAME_MAX}
            autoComplete="off"
            required
            data-autofocus
          />
          <Field
            label={texts.descriptionLabel}
            description={texts.descriptionHint}
            name="description"
            defaultValue={kind?.description}
            maxLength={CLEARANCE_DESCRIPTION_MAX}
            autoComplete="off"
            required
          />
          <Field
            label={texts.months}
            description={texts.monthsHint}
            name="validMonths"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={kind?.validMonths ?? ""}
          />
          <CheckField
            name="isNeeded"
            label={texts.needed}
            description={texts.neededHint}
            defaultChecked={kind?.isNeeded ?? true}
          />
        </div>
        <FormFoot>
          <SubmitButton pending={texts.pending}>{texts.save}</SubmitButton>
          <Button variant="default" onClick={onClose}>
            {texts.notNow}
          </Button>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}
