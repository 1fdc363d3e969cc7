import { Navigate } from "react-router-dom";
import { useRenderResult } from "./renderResult.ts";

/** Leads to another page, without a way back to this one. */
export function Redirect({ to }: { to: string }) {
  const result = useRenderResult();
  if (result) {
    result.redirect = to;
    return null; // the page is not sent
  }
  return <Navigate to={to} replace />;
}
