import { createContext, useContext } from "react";

interface FormState {
  /** The errors of the fields, by name. */
  errors: Readonly<Record<string, string>>;
  /** The button must not be pressed again yet. */
  isBusy: boolean;
  /** The server's answer is awaited. */
  isSending: boolean;
}

const noForm: FormState = { errors: {}, isBusy: false, isSending: false };

export const FormContext = createContext(noForm);

/** The state of the form around it. */
export const useFormState = () => useContext(FormContext);

/** What the form around it has to say at the field of this name. */
export function useFormField(name: string | undefined): { error: string | undefined } {
  const { errors } = useFormState();
  return { error: name === undefined ? undefined : errors[name] };
}
