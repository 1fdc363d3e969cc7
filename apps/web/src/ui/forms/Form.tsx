import { type FormErrors, schemaResolver, useForm } from "@mantine/form";
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type SubmitEvent,
  useRef,
  useState,
} from "react";
import { toasts } from "#lib/toasts.ts";
import { FormContext } from "./formContext.ts";
import { useIdempotencyKey } from "./idempotencyKey.ts";
import { importSchemas, type Schemas } from "./importSchemas.ts";
import {
  type FailureWords,
  FieldError,
  findIssues,
  type Issue,
  showFailure,
} from "./showFailure.ts";

/** The values of the fields, by name. */
export type Typed = Record<string, string>;

type Schema<Input> = Parameters<typeof schemaResolver>[0] & {
  parse(values: unknown): Input;
  shape?: Record<string, unknown>;
};

interface CheckedBySchema<Input> {
  /** Picks the schema of the input. */
  schema: (schemas: Schemas) => Schema<Input>;
  /** Turns the typed values into the schema's input. */
  read?: (typed: Typed) => unknown;
  /** Finds errors that the schema does not cover. */
  check?: (form: HTMLFormElement) => Issue[];
}

interface CheckedByServer<Input> {
  schema?: undefined;
  read: (typed: Typed) => Input;
  /** Finds errors before the server does. */
  check?: (form: HTMLFormElement, input: Input) => Issue[];
}

type NativeProps = Pick<
  ComponentPropsWithRef<"form">,
  "aria-label" | "children" | "className" | "id" | "ref"
>;

interface Sending<Input> extends NativeProps {
  /** Sends the input and shows its success. */
  send: (input: Input) => Promise<unknown>;
  failure: FailureWords;
  /** Returns field errors for a failure, or true if it was handled completely. */
  onFailure?: (error: unknown) => Issue[] | boolean;
  /** Assigns fields to errors without one. */
  toFields?: (issues: Issue[]) => Issue[];
  /** Names the form's idempotency key, which then survives a reload as the typed text does. */
  keepKeyAs?: string;
  /** Empties the fields after success. */
  isEmptied?: boolean;
}

export type SchemaFormProps<Input> = Sending<Input> & CheckedBySchema<Input>;

export type FormProps<Input> = Sending<Input> & (CheckedBySchema<Input> | CheckedByServer<Input>);

function toErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    errors[typeof path === "string" ? path : path.join(".")] ??= message;
  }
  return errors;
}

const toIssues = (errors: FormErrors): Issue[] =>
  Object.entries(errors).map(([path, message]) => ({ path, message: String(message) }));

/** Focuses the first field, or the first with an error; returns true if there is one. */
function focusFirst(form: HTMLFormElement, errors?: FormErrors): boolean {
  const fields = Array.from(form.elements) as HTMLInputElement[];
  const first = fields.find(({ name }) => !errors || (name && Object.hasOwn(errors, name)));
  first?.focus();
  return first !== undefined;
}

async function importSchemasOrSay(): Promise<Schemas> {
  try {
    return await importSchemas();
  } catch (error) {
    toasts.show({
      title: "Error",
      description: "The form could not be checked. Please check your connection and try again.",
      variant: "destructive",
    });
    throw error;
  }
}

/**
 * A form that validates its fields, sends the input, and shows errors at the fields, or by a toast
 * and at the SubmitButton (FormFailure).
 * The fields are uncontrolled, so that text which was typed before hydration is not lost.
 */
export function Form<Input>(props: FormProps<Input>) {
  const { send, failure, onFailure, keepKeyAs, isEmptied, ...rest } = props;
  const { toFields = (issues) => issues, schema, check, read, children, ...native } = rest;
  // The server stores a creation once for a key and an input, however often it is sent.
  const key = useIdempotencyKey(keepKeyAs);
  const parse = useRef((input: unknown) => input as Input);
  const checked = useRef<HTMLFormElement>(null);
  /** The last failure, which stays at the button when its toast has gone. */
  const [failed, setFailed] = useState<string | null>(null);
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { input: {} as unknown },
    async validate({ input }): Promise<FormErrors> {
      const found = checked.current ? (check?.(checked.current, input as Input) ?? []) : [];
      if (!schema) return toErrors(found);
      const chosen = schema(await importSchemasOrSay());
      const isCreation = chosen.shape && "idempotencyKey" in chosen.shape;
      parse.current = (values) =>
        chosen.parse(isCreation ? { idempotencyKey: key.get(), ...Object(values) } : values);
      const errors = await schemaResolver(chosen)(input);
      return toErrors([...found, ...toFields(toIssues(errors))]);
    },
  });

  /** Returns true if one of them has a field. */
  function showAtFields(issues: Issue[], element: HTMLFormElement): boolean {
    const errors = toErrors(toFields(issues));
    form.setErrors(errors);
    return focusFirst(element, errors);
  }

  async function sendChecked(input: Input, element: HTMLFormElement) {
    try {
      await send(input);
    } catch (error) {
      if (error instanceof FieldError) return void showAtFields(error.issues, element);
      const meant = onFailure?.(error) || findIssues(error);
      if (meant === true || (meant && showAtFields(meant, element))) return;
      setFailed(showFailure(error, failure));
      return;
    }
    key.renew();
    if (isEmptied) element.reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    event.preventDefault();
    if (form.submitting) return;
    toasts.dismiss();
    setFailed(null);
    checked.current = element;
    const typed = Object.fromEntries(new FormData(element)) as Typed;
    typed.idempotencyKey = key.get();
    form.setValues({ input: read ? read(typed) : typed });
    form.onSubmit(
      ({ input }) => sendChecked(parse.current(input), element),
      // An error may be about several fields and name none: then the first field gets the focus.
      (errors) => focusFirst(element, errors) || focusFirst(element),
    )(event);
  }

  function clearError({ target }: FormEvent<HTMLFormElement>) {
    form.clearFieldError((target as unknown as HTMLInputElement).name);
  }

  const state = {
    errors: form.errors as Record<string, string>,
    isBusy: form.submitting,
    isSending: form.submitting && !form.validating,
    failed,
  };
  return (
    <FormContext value={state}>
      <form
        method="post"
        noValidate
        {...native}
        // A failed prefetch is repeated at submission.
        onFocus={() => void (schema && importSchemas().catch(() => {}))}
        onChange={clearError}
        onSubmit={submit}
      >
        {children}
      </form>
    </FormContext>
  );
}
