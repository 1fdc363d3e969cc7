import { type ComponentPropsWithRef, type FormEvent, type SubmitEvent, useState } from "react";
import { toasts } from "#lib/toasts.ts";
import { FormContext } from "./formContext.ts";
import { useIdempotencyKey } from "./idempotencyKey.ts";
import {
  type FailureToast,
  FieldError,
  findIssues,
  type Issue,
  showFailure,
  toFieldName,
} from "./showFailure.ts";

/** The values of the fields, by name. */
export type Typed = Record<string, string>;

/** The used part of a Zod schema. */
interface Schema<Input> {
  safeParse(
    values: unknown,
  ): { success: true; data: Input } | { success: false; error: { issues: Issue[] } };
  shape?: Record<string, unknown>;
}

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
  failure?: FailureToast;
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

/** The first error of each field, by its name. */
type Errors = Record<string, string>;

function toErrors(issues: readonly Issue[]): Errors {
  const errors: Errors = {};
  for (const issue of issues) errors[toFieldName(issue)] ??= issue.message;
  return errors;
}

/** Focuses the first field, or the first with an error; returns true if there is one. */
function focusFirst(form: HTMLFormElement, errors?: Errors): boolean {
  const fields = Array.from(form.elements) as HTMLInputElement[];
  const first = fields.find(({ name }) => !errors || (name && Object.hasOwn(errors, name)));
  first?.focus();
  return first !== undefined;
}

async function importSchemasOrToast(): Promise<Schemas | null> {
  try {
    return await importSchemas();
  } catch {
    toasts.show({
      title: "Error",
      description: "The form could not be checked. Please check your connection and try again.",
      variant: "destructive",
    });
    return null;
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
  const [errors, setErrors] = useState<Errors>({});
  /** The last failure, which stays at the button when its toast has gone. */
  const [failed, setFailed] = useState<string | null>(null);
  const [step, setStep] = useState<"checking" | "sending" | null>(null);

  /** Returns true if one of them has a field. */
  function showAtFields(issues: Issue[], element: HTMLFormElement): boolean {
    const shown = toErrors(issues);
    setErrors(shown);
    return focusFirst(element, shown);
  }

  /** Returns the input as the schema reads it; null if it cannot be sent, for a reason that is shown. */
  async function validate(
    typed: Input,
    element: HTMLFormElement,
  ): Promise<{ input: Input } | null> {
    const issues = [...(check?.(element, typed) ?? [])];
    let input = typed;
    if (schema) {
      const schemas = await importSchemasOrToast();
      if (!schemas) return null;
      const chosen = schema(schemas);
      const isCreation = chosen.shape && "idempotencyKey" in chosen.shape;
      const parsed = chosen.safeParse(
        isCreation ? { idempotencyKey: key.get(), ...Object(typed) } : typed,
      );
      if (parsed.success) input = parsed.data;
      else issues.push(...toFields(parsed.error.issues));
    }
    if (issues.length === 0) return { input };
    // An error may be about several fields and name none: then the first field gets the focus.
    if (!showAtFields(issues, element)) focusFirst(element);
    return null;
  }

  async function sendInput(input: Input, element: HTMLFormElement) {
    try {
      await send(input);
    } catch (error) {
      if (error instanceof FieldError) return void showAtFields(toFields(error.issues), element);
      const handled = onFailure?.(error) || findIssues(error);
      if (handled === true || (handled && showAtFields(toFields(handled), element))) return;
      setFailed(showFailure(error, failure));
      return;
    }
    key.renew();
    if (isEmptied) element.reset();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    event.preventDefault();
    if (step) return;
    toasts.dismiss();
    setFailed(null);
    setErrors({});
    setStep("checking");
    const typed = Object.fromEntries(new FormData(element)) as Typed;
    typed.idempotencyKey = key.get();
    try {
      const valid = await validate((read ? read(typed) : typed) as Input, element);
      if (!valid) return;
      setStep("sending");
      await sendInput(valid.input, element);
    } finally {
      setStep(null);
    }
  }

  const state = { errors, isBusy: step !== null, isSending: step === "sending", failed };
  return (
    <FormContext value={state}>
      <form
        method="post"
        noValidate
        {...native}
        // A failed prefetch is repeated at submission.
        onFocus={() => void (schema && importSchemas().catch(() => {}))}
        onChange={({ target }: FormEvent<HTMLFormElement>) => {
          const { name } = target as unknown as HTMLInputElement;
          if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
        }}
        onSubmit={submit}
      >
        {children}
      </form>
    </FormContext>
  );
}

export type Schemas = typeof import("@headwaters/contracts/schemas");

/** Imports the schemas with Zod, a large part of a page's code, when a form is first used. */
async function importSchemas(): Promise<Schemas> {
  try {
    return await import("@headwaters/contracts/schemas");
  } catch (error) {
    // Chromium caches the failure of a module by its URL, so the retry needs another URL.
    const [url] = /https?:\S+/.exec(String(error)) ?? [];
    if (!url) throw error;
    return import(/* @vite-ignore */ `${url}?again=${Date.now()}`);
  }
}
