import type { ButtonProps } from "@mantine/core";
import { ActionButton } from "../ActionButton.tsx";
import shared from "../shared.module.css";
import { useFormState } from "./formContext.ts";

const scrollToLine = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

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

/** The failure of the form around it. SubmitButton renders it; other forms render it themselves. */
export function FormFailure() {
  const { failed } = useFormState();
  return (
    failed !== null && (
      <p ref={scrollToLine} className={shared.failure} role="alert">
        {failed}
      </p>
    )
  );
}
