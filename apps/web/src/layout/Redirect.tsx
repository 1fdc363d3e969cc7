import { Navigate } from "react-router-dom";
import { useRenderResult } from "#lib/renderResult.ts";

/** Redirects, replacing the history entry. */
export function Redirect({ to }: { to: string }) {
  const result = useRenderResult();
  if (result) {
    result.redirect = to;
    return null; // The response is a redirect, so the server sends no page.
  }
  return <Navigate to={to} replace />;
}
