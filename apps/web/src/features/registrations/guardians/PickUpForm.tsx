import "#ui/styles/components/fieldset.css";
import {
  ADULT_AGE,
  type ChildCare,
  HOME_ALONE_AGE_MIN,
  PICK_UP_PEOPLE_MAX,
} from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { useRef, useState } from "react";
import { ChangeForm } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import type { Typed } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import shared from "#ui/shared.module.css";
import classes from "./Guardians.module.css";
import { careTexts } from "./texts.ts";

/** The people who may pick a child up, and whether it may go home alone. */
export function PickUpForm({ care }: { care: ChildCare }) {
  const texts = careTexts.pickUp;
  // What was typed stays when another guardian saves meanwhile.
  const [shown, setShown] = useState(care);
  const save = trpc.registrations.savePickUp.useMutation({
    onSuccess(saved) {
      setShown(saved);
      toasts.show({ title: texts.saved, variant: "success" });
    },
  });
  return (
    <section className={classes.part} aria-labelledby="pick-up">
      <h3 id="pick-up" className={classes.title}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <div role="status">
        {care.version > shown.version && !save.isPending && (
          <p className={shared.note}>
            {texts.changed}{" "}
            <Button size="sm" variant="default" onClick={() => setShown(care)}>
              {texts.reload}
            </Button>
          </p>
        )}
      </div>
      <PickUpFields key={shown.version} care={shown} send={save.mutateAsync} />
    </section>
  );
}

type Send = ReturnType<typeof trpc.registrations.savePickUp.useMutation>["mutateAsync"];

function PickUpFields({ care, send }: { care: ChildCare; send: Send }) {
  const texts = careTexts.pickUp;
  const [rows, setRows] = useState(() =>
    care.pickUpPeople.map((person, key) => ({ ...person, key })),
  );
  const [isAlone, setAlone] = useState(care.aloneFromAge !== null);
  const nextKey = useRef(rows.length);

  const read = (typed: Typed) => ({
    id: care.id,
    version: care.version,
    people: rows.map((_, index) => ({
      name: typed[`people.${index}.name`],
      phone: typed[`people.${index}.phone`],
      relation: typed[`people.${index}.relation`],
    })),
    aloneFromAge: isAlone ? Number(typed.aloneFromAge || Number.NaN) : null,
  });

  function add() {
    setRows([...rows, { key: nextKey.current, name: "", phone: "", relation: "" }]);
    nextKey.current += 1;
  }

  return (
    <ChangeForm
      schema={({ savedPickUp }) => savedPickUp}
      read={read}
      send={send}
      label={texts.save}
      pending={texts.pending}
    >
      {rows.map((row, index) => (
        <Fieldset
          key={row.key}
          legend={texts.person(index + 1)}
          classNames={{ root: classes.group, legend: classes.legend }}
        >
          <Field
            label={texts.name}
            name={`people.${index}.name`}
            autoComplete="off"
            autoCapitalize="words"
            required
            defaultValue={row.name}
          />
          <Pair>
            <Field
              label={texts.phone}
              name={`people.${index}.phone`}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              required
              defaultValue={row.phone}
            />
            <Field
              label={texts.relation}
              description={texts.relationHint}
              name={`people.${index}.relation`}
              autoComplete="off"
              required
              defaultValue={row.relation}
            />
          </Pair>
          <Button
            variant="default"
            size="sm"
            onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
          >
            {texts.remove} {texts.person(index + 1)}
          </Button>
        </Fieldset>
      ))}
      {rows.length < PICK_UP_PEOPLE_MAX && (
        <Button variant="default" onClick={add}>
          {texts.add}
        </Button>
      )}
      <div className={classes.fields}>
        <CheckField
          label={texts.alone}
          description={texts.aloneMeaning}
          name="isAlone"
          checked={isAlone}
          onChange={({ currentTarget }) => setAlone(currentTarget.checked)}
        />
        {isAlone && (
          <Field
            label={texts.age}
            name="aloneFromAge"
            type="number"
            inputMode="numeric"
            min={HOME_ALONE_AGE_MIN}
            max={ADULT_AGE - 1}
            required
            defaultValue={care.aloneFromAge ?? ""}
          />
        )}
        {care.aloneConsent && (
          <p className={shared.small}>
            {texts.consent} {care.aloneConsent.by}, <DateText date={care.aloneConsent.at} />
          </p>
        )}
      </div>
    </ChangeForm>
  );
}
