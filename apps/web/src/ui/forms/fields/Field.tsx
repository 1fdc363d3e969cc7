import { IconChevronDown } from "@tabler/icons-react";
import { type ComponentPropsWithoutRef, type ElementType, type ReactNode, useId } from "react";
import { useFormField } from "../formContext.ts";
import classes from "./Field.module.css";

type Native = "input" | "textarea" | "select";

interface FieldWords {
  label: string;
  /** A hint above it. */
  description?: string;
  /** Likewise, below it. */
  hint?: ReactNode;
  /** Where it is not its form that finds errors. */
  error?: string | undefined;
  /** Content inside it, at its end. */
  side?: ReactNode;
  className?: string | undefined;
}

export type FieldProps<C extends Native = "input"> = FieldWords &
  Omit<ComponentPropsWithoutRef<C>, keyof FieldWords> & { as?: C };

/** A native field with its label, hint and error. */
export function Field<C extends Native = "input">(props: FieldProps<C>) {
  const { as, label, description, hint, side, className, ...field } = props;
  const formField = useFormField(field.name);
  const { error = formField.error, ...control } = field;
  const Control = (as ?? "input") as ElementType;
  const id = useId();
  const said = Object.entries({ description, hint, error }).filter(([, text]) => text);
  const words = (kind: string, text: ReactNode) =>
    text && (
      <p id={`${id}-${kind}`} className={classes[kind]}>
        {text}
      </p>
    );
  return (
    <div className={className}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {control.required && (
          <span className={classes.required} aria-hidden>
            {" *"}
          </span>
        )}
      </label>
      {words("description", description)}
      <div className={classes.box} data-side={Boolean(side)}>
        <Control
          id={id}
          className={classes.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={said.map(([kind]) => `${id}-${kind}`).join(" ") || undefined}
          {...control}
        />
        {side && <div className={classes.side}>{side}</div>}
      </div>
      {words("hint", hint)}
      {words("error", error)}
    </div>
  );
}

/** A native select field. */
export function SelectField(props: Omit<FieldProps<"select">, "as">) {
  return (
    <Field
      as="select"
      side={<IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />}
      {...props}
    />
  );
}

/** Several lines: so many at first, and more as they are written. */
export function TextAreaField({ rows, ...props }: Omit<FieldProps<"textarea">, "as" | "style">) {
  const minHeight = `calc(${rows}lh + 1.125rem)`;
  return <Field as="textarea" rows={rows} style={{ minHeight }} {...props} />;
}
