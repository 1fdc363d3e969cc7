import { PARTY_MAX, type Roster, type User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { CheckField } from "../../../../ui/forms/fields/CheckField.tsx";
import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { createIdempotencyKey } from "../../../../ui/forms/idempotencyKey.ts";
import { useCheck } from "../../../../ui/forms/useCheck.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { rosterTexts } from "../../texts/roster.ts";
import { useRosterFailure } from "../useRosterFailure.ts";
import { AddedPerson } from "./AddedPerson.tsx";
import classes from "./AddForm.module.css";
import { toAddedPerson } from "./toAddedPerson.ts";

interface AddFormProps {
  user: User;
  event: Roster["event"];
  onClose: () => void;
}

export function AddForm({ user, event, onClose }: AddFormProps) {
  const texts = rosterTexts.add;
  const fields = useFieldErrors();
  const { errors } = fields;
  const { isChecking, prepare, check } = useCheck(
    fields,
    ({ addedRegistrations }) => addedRegistrations,
  );
  const [people, setPeople] = useState([{ key: 0, isAdult: false }]);
  const [idempotencyKey] = useState(createIdempotencyKey);
  const lastKey = useRef(0);
  const showFailure = useRosterFailure(texts.failed, fields);
  const add = trpc.registrations.add.useMutation({
    onSuccess(roster) {
      const newest = roster.entries.toSorted((a, b) => +b.createdAt - +a.createdAt)[0];
      const title = newest?.status === "waiting" ? texts.doneWaiting : texts.done;
      toasts.show({ title, variant: "success" });
      onClose();
    },
    onError: showFailure,
  });

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    toasts.dismiss();
    const typed = new FormData(submitted.currentTarget);
    const added = toAddedPerson(typed, { people, eventDate: event.eventDate });
    check({ ...added, id: event.id, idempotencyKey }, (checked) => add.mutate(checked));
  }

  const contact = (name: string, label: string, phone = false) => (
    <Field
      label={label}
      name={name}
      autoComplete="off"
      error={errors[name]}
      {...(phone ? { type: "tel", inputMode: "tel" } : { autoCapitalize: "words" })}
    />
  );

  return (
    <form
      ref={fields.form}
      method="post"
      noValidate
      onFocus={prepare}
      onChange={fields.forgetChanged}
      onSubmit={submit}
    >
      <div className={classes.fields}>
        <p>{texts.text}</p>
        {people.map(({ key, isAdult }, index) => (
          <AddedPerson
            key={key}
            index={index}
            isAdult={isAdult}
            isOnly={people.length === 1}
            errors={errors}
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
        <fieldset className={classes.group}>
          <legend>{texts.contacts}</legend>
          <p>{texts.contactsText}</p>
          <div className={classes.pair}>
            {contact("guardian.name", texts.guardianName)}
            {contact("guardian.phone", texts.guardianPhone, true)}
            {contact("emergency.name", texts.emergencyName)}
            {contact("emergency.phone", texts.emergencyPhone, true)}
          </div>
          {user.role === "staff" && (
            <Field
              label={texts.email}
              hint={texts.emailHint}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              error={errors.email}
            />
          )}
        </fieldset>
        {user.role === "staff" && (
          <CheckField label={texts.anyAge} description={texts.anyAgeMeaning} name="anyAge" />
        )}
      </div>
      <FormFoot>
        <Button type="submit" disabled={isChecking || add.isPending}>
          {add.isPending ? texts.pending : texts.submit}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      </FormFoot>
    </form>
  );
}
