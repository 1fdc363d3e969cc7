import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { isUnauthorized } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { registerFormTexts, registeringTexts } from "../../texts/registerForm.ts";
import { failureText } from "./failureText.ts";
import classes from "./RegisterForm.module.css";

/** The error of the registration. Errors of fields appear at the fields. */
export function RegisterFailure({ error }: { error: TRPCClientErrorLike<AppRouter> | null }) {
  if (!error || error.data?.issues) return null;
  return (
    <p role="alert" className={classes.failure}>
      {failureText(error, registerFormTexts.unreachable)}{" "}
      {isUnauthorized(error) && (
        // In another tab, so that the form keeps its values.
        <a href={paths.auth} target="_blank" rel="noopener">
          {registeringTexts.signIn}
        </a>
      )}
    </p>
  );
}
