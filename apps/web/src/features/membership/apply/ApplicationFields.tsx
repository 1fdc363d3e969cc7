import "#ui/styles/components/inputs.css";
import "#ui/styles/components/radio.css";
import { membershipTypes } from "@headwaters/contracts";
import { Input, Radio } from "@mantine/core";
import { useId } from "react";
import { SenderFields } from "#features/accounts";
import { useFormField } from "#ui/forms/formContext.ts";
import classes from "./MembershipPage.module.css";
import { membershipTiers } from "./texts.ts";

const radioClasses = {
  body: classes.choiceBody,
  inner: classes.choiceInner,
  label: classes.choiceLabel,
  labelWrapper: classes.choiceLabelWrapper,
  radio: classes.choiceRadio,
};

/** The fields of an application. */
export function ApplicationFields() {
  return (
    <>
      <TypeChoice />
      <SenderFields />
    </>
  );
}

/** The membership types with their prices, as radio buttons. */
function TypeChoice() {
  const { error } = useFormField("membershipType");
  const id = useId();
  const errorId = `${id}-error`;
  return (
    // Not Radio.Group, as it would lose a choice that was made before hydration.
    <Input.Wrapper
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error && errorId}
      label="Membership Type"
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      withAsterisk
      error={error}
      errorProps={{ id: errorId }}
    >
      <div className={classes.choices}>
        {membershipTypes.map((type) => {
          const { name, price, per } = membershipTiers[type];
          return (
            <Radio
              key={type}
              classNames={radioClasses}
              name="membershipType"
              value={type}
              required
              error={Boolean(error)}
              aria-describedby={error && errorId}
              label={
                <>
                  <span className={classes.choiceName}>{name}</span>{" "}
                  <span className={classes.choicePrice}>
                    {price}
                    {per}
                  </span>
                </>
              }
            />
          );
        })}
      </div>
    </Input.Wrapper>
  );
}
