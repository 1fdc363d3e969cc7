import shared from "../shared.module.css";
import { useFormState } from "./formContext.ts";

const scrollToLine = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

/** Why the form around it could not be sent. SubmitButton brings it; a form without one places it. */
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
