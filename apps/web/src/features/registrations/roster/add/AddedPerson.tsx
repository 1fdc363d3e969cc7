import "#ui/styles/components/fieldset.css";
import { NEEDS_MAX } from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field, TextAreaField } from "#ui/forms/fields/fields.tsx";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "./AddForm.module.css";

interface AddedPersonProps {
  index: number;
  isAdult: boolean;
  isOnly: boolean;
  onAdult: (isAdult: boolean) => void;
  onRemove: () => void;
}

/** The added person. Adults give no age. */
export function AddedPerson(props: AddedPersonProps) {
  const { index, isAdult, isOnly, onAdult, onRemove } = props;
  const texts = rosterTexts.add;
  const prefix = `participants.${index}`;
  return (
    <Fieldset
      legend={texts.person(index + 1)}
      classNames={{ root: classes.group, legend: classes.legend }}
    >
      <div className={classes.pair}>
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
      </div>
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
        <Button variant="default" size="sm" className={classes.remove ?? ""} onClick={onRemove}>
          {texts.removePerson} {texts.person(index + 1)}
        </Button>
      )}
    </Fieldset>
  );
}
