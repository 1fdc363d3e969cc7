import { createContext, useContext } from "react";

interface FormState {
  /** The errors of the fields, by name. */
  errors: Readonly<Record<string, string>>;
  /** Disables the submit button. */
  isBusy: boolean;
  /** The request is in flight. */
  isSending: boolean;
  /** Why the last submission failed, where no field says it. */
  failed: string | null;
}

const noForm: FormState = { errors: {}, isBusy: false, isSending: false, failed: null };

export const FormContext = createContext(noForm);

/** The state of the form around the component. */
export const useFormState = () => useContext(FormContext);

/** The error of the field with this name in the form around it. */
export function useFormField(name: string | undefined): { error: string | undefined } {
  const { errors } = useFormState();
  return { error: name === undefined ? undefined : errors[name] };
}
