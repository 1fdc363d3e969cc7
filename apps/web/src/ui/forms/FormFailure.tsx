import shared from "../shared.module.css";
import { useFormState } from "./formContext.ts";

const scrollToLine = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

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
