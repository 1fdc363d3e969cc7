import { Navigate } from "react-router-dom";
import { useOutcome } from "./renderResult.ts";

/** Leads to another page, without a way back to this one. */
export function Redirect({ to }: { to: string }) {
  const outcome = useOutcome();
  if (outcome) {
    outcome.redirect = to;
    return null; // the page is not sent
  }
  return <Navigate to={to} replace />;
}
