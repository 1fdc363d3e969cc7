import "#ui/styles/components/fieldset.css";
import { can, PARTY_MAX, type Roster, type User } from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { useRef, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form, type Typed } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { rosterTexts } from "../../texts/roster.ts";
import { AddedPerson } from "./AddedPerson.tsx";
import classes from "./AddForm.module.css";
import { toAddedPerson, toPersonFields } from "./toAddedPerson.ts";

interface AddFormProps {
  user: User;
  event: Roster["event"];
  onClose: () => void;
}

export function AddForm({ user, event, onClose }: AddFormProps) {
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
    ...toAddedPerson(typed, { people, eventDate: event.eventDate }),
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
      failure={{ title: "Error", description: texts.failed }}
      toFields={toPersonFields}
    >
      <div className={classes.fields}>
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
            className={classes.another ?? ""}
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
          classNames={{ root: classes.group, legend: classes.legend }}
        >
          <p>{texts.contactsText}</p>
          <div className={classes.pair}>
            {contact("guardian.name", texts.guardianName)}
            {contact("guardian.phone", texts.guardianPhone, true)}
            {contact("emergency.name", texts.emergencyName)}
            {contact("emergency.phone", texts.emergencyPhone, true)}
          </div>
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
