import "#ui/styles/components/fieldset.css";
import { can, isMinor, NEEDS_MAX, PARTY_MAX, type Roster, type User } from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { useRef, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form, type Typed } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { type Issue, toFieldName } from "#ui/forms/showFailure.ts";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

interface AddDialogProps {
  user: User;
  event: Roster["event"];
  opened: boolean;
  onClose: () => void;
}

/** Adds a person who called or came to the event. */
export function AddDialog({ opened, onClose, ...form }: AddDialogProps) {
  return (
    <FormDialog title={rosterTexts.add.title} opened={opened} onClose={onClose}>
      <AddForm {...form} onClose={onClose} />
    </FormDialog>
  );
}

function AddForm({ user, event, onClose }: Omit<AddDialogProps, "opened">) {
  const texts = rosterTexts.add;
  const [people, setPeople] = useState([{ key: 0, isAdult: false }]);
  const lastKey = useRef(0);
  const add = trpc.registrations.add.useMutation({
    onSuccess(roster) {
      const newest = roster.entries.toSorted((a, b) => +b.createdAt - +a.createdAt)[0];
      const title = newest?.status === "waiting" ? texts.doneWaiting : texts.done;
      toasts.show({ title, variant: "success" });
      onClose();
    },
  });

  const read = (typed: Typed) => ({
    ...toAddedRegistrations(typed, people, event.eventDate),
    id: event.id,
  });

  const contact = (name: string, label: string, phone = false) => (
    <Field
      label={label}
      name={name}
      autoComplete="off"
      {...(phone ? { type: "tel", inputMode: "tel" } : { autoCapitalize: "words" })}
    />
  );

  return (
    <Form
      schema={({ addedRegistrations }) => addedRegistrations}
      read={read}
      send={add.mutateAsync}
      failure={{ description: texts.failed }}
      toFields={toPersonFields}
    >
      <div className={classes.addForm}>
        <p>{texts.text}</p>
        {people.map(({ key, isAdult }, index) => (
          <AddedPerson
            key={key}
            index={index}
            isAdult={isAdult}
            isOnly={people.length === 1}
            onAdult={(isNowAdult) =>
              setPeople(people.map((one) => (one.key === key ? { key, isAdult: isNowAdult } : one)))
            }
            onRemove={() => setPeople(people.filter((one) => one.key !== key))}
          />
        ))}
        {people.length < PARTY_MAX && (
          <Button
            variant="default"
            className={classes.addAnother ?? ""}
            onClick={() => {
              lastKey.current += 1;
              setPeople([...people, { key: lastKey.current, isAdult: false }]);
            }}
          >
            {texts.another}
          </Button>
        )}
        <Fieldset
          legend={texts.contacts}
          classNames={{ root: classes.formGroup, legend: classes.formLegend }}
        >
          <p>{texts.contactsText}</p>
          <Pair>
            {contact("guardian.name", texts.guardianName)}
            {contact("guardian.phone", texts.guardianPhone, true)}
            {contact("emergency.name", texts.emergencyName)}
            {contact("emergency.phone", texts.emergencyPhone, true)}
          </Pair>
          {can(user, "runAnyEvent") && (
            <Field
              label={texts.email}
              description={texts.emailHint}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          )}
        </Fieldset>
        {can(user, "runAnyEvent") && (
          <CheckField label={texts.anyAge} description={texts.anyAgeMeaning} name="anyAge" />
        )}
      </div>
      <FormFoot>
        <SubmitButton pending={texts.pending}>{texts.submit}</SubmitButton>
        <Button variant="default" onClick={onClose}>
          {texts.notNow}
        </Button>
      </FormFoot>
    </Form>
  );
}

interface AddedPersonProps {
  index: number;
  isAdult: boolean;
  isOnly: boolean;
  onAdult: (isAdult: boolean) => void;
  onRemove: () => void;
}

/** The fields of a person. Adults give no age. */
function AddedPerson(props: AddedPersonProps) {
  const { index, isAdult, isOnly, onAdult, onRemove } = props;
  const texts = rosterTexts.add;
  const prefix = `participants.${index}`;
  return (
    <Fieldset
      legend={texts.person(index + 1)}
      classNames={{ root: classes.formGroup, legend: classes.formLegend }}
    >
      <Pair>
        <Field
          label={texts.firstName}
          name={`${prefix}.firstName`}
          autoComplete="off"
          autoCapitalize="words"
          required
        />
        {!isAdult && (
          <Field
            label={texts.birthYear}
            description={texts.birthYearHint}
            name={`${prefix}.birthYear`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
          />
        )}
      </Pair>
      <CheckField
        label={texts.adult}
        checked={isAdult}
        onChange={({ currentTarget }) => onAdult(currentTarget.checked)}
      />
      <TextAreaField
        label={texts.needs}
        name={`${prefix}.needs`}
        minRows={2}
        maxLength={NEEDS_MAX}
      />
      {!isOnly && (
        <Button
          variant="default"
          size="sm"
          className={classes.removePerson ?? ""}
          onClick={onRemove}
        >
          {texts.removePerson} {texts.person(index + 1)}
        </Button>
      )}
    </Fieldset>
  );
}

/** Converts the form's values to its schema's input. */
function toAddedRegistrations(
  typed: Typed,
  people: readonly { isAdult: boolean }[],
  eventDate: Date,
) {
  const text = (name: string) => (typed[name] ?? "").trim();
  const participants = people.map(({ isAdult }, index) => {
    const year = text(`participants.${index}.birthYear`);
    return {
      firstName: text(`participants.${index}.firstName`),
      birthYear: isAdult ? null : year ? Number(year) : undefined,
      needs: text(`participants.${index}.needs`),
    };
  });
  const needsContacts = participants.some(
    ({ birthYear }) => birthYear === undefined || isMinor(eventDate, birthYear),
  );
  /** Null if a contact is neither required nor typed. */
  const contact = (who: string) => {
    const [name, phone] = [text(`${who}.name`), text(`${who}.phone`)];
    return needsContacts || name || phone ? { name, phone } : null;
  };
  return {
    participants,
    guardian: contact("guardian"),
    emergency: contact("emergency"),
    email: text("email") || null,
    anyAge: "anyAge" in typed,
  };
}

/** Moves errors about a person as a whole to the first field. */
const toPersonFields = (issues: Issue[]): Issue[] =>
  issues.map((issue) => ({
    ...issue,
    path: toFieldName(issue).replace(/^participants\.\d+$/, "$&.firstName"),
  }));
