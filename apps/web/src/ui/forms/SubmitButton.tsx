import type { ButtonProps } from "@mantine/core";
import { ActionButton } from "../ActionButton.tsx";
import { FormFailure } from "./FormFailure.tsx";
import { useFormState } from "./formContext.ts";

interface SubmitButtonProps extends ButtonProps {
  /** Its words while the form is being sent. */
  pending: string;
}

/** Submits the form around it; a failure is said above it, so that both are seen together. */
export function SubmitButton({ pending, disabled, children, ...button }: SubmitButtonProps) {
  const { isBusy, isSending } = useFormState();
  return (
    <>
      <FormFailure />
      <ActionButton type="submit" {...button} isInactive={isBusy || disabled === true}>
        {isSending ? pending : children}
      </ActionButton>
    </>
  );
}
