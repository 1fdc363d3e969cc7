import { Link } from "react-router-dom";
import { isRefusal } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import shared from "#ui/shared.module.css";

/** Links to the next step after a refusal, as the toast with the reason disappears. */
export function Refusal({ error }: { error: unknown }) {
  if (!isRefusal(error)) return null;
  return (
    <p className={shared.alert}>
      The password was not changed. If the link is used up or too old,{" "}
      <Link to={paths.forgotPassword}>request a new reset link</Link>.
    </p>
  );
}
