import { type FormEvent, useRef, useState } from "react";
import type { Issue } from "./showFailure.ts";

export type FieldErrors = ReturnType<typeof useFieldErrors>;

/** Errors of a form's fields, by name; showing them focuses the first one. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function show(issues: readonly Issue[]) {
    const next: Record<string, string> = {};
    for (const { path, message } of issues) {
      next[typeof path === "string" ? path : path.join(".")] ??= message;
    }
    setErrors(next);
    const fields = Array.from(form.current?.elements ?? []) as HTMLInputElement[];
    fields.find(({ name }) => name && Object.hasOwn(next, name))?.focus();
  }

  /** For the form's onChange: clears the error of a changed field. */
  function forgetChanged({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _changed, ...others }) => others);
  }

  return { form, errors, show, forgetChanged, clear: () => setErrors({}) };
}
