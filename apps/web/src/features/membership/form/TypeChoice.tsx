import { membershipTypes } from "@headwaters/contracts";
import { useId } from "react";
import { useFormField } from "../../../ui/forms/formContext.ts";
import { membershipTiers } from "../texts/membership.ts";
import classes from "./TypeChoice.module.css";

/** The membership types with their prices, one to be chosen. */
export function TypeChoice() {
  const { error } = useFormField("membershipType");
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  return (
    <div
      className={classes.group}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error && errorId}
    >
      <p id={labelId} className={classes.label}>
        Membership Type{" "}
        <span className={classes.required} aria-hidden>
          *
        </span>
      </p>
      <div className={classes.choices}>
        {membershipTypes.map((type) => {
          const { name, price, per } = membershipTiers[type];
          return (
            <label key={type} className={classes.choice}>
              <input
                type="radio"
                name="membershipType"
                value={type}
                required
                aria-describedby={error && errorId}
              />
              <span className={classes.name}>{name}</span>{" "}
              <span className={classes.price}>
                {price}
                {per}
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
