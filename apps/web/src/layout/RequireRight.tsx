import { can, type Right } from "@headwaters/contracts";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { paths } from "#lib/paths.ts";
import NotFoundPage from "./not-found/NotFoundPage.tsx";
import { Redirect } from "./Redirect.tsx";

/**
 * Shows a page to accounts with the right. Others get the 404 page; those whose session ends here are
 * sent to sign in and return.
 */
export function RequireRight({ right, children }: { right: Right; children: ReactNode }) {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const [hadRight] = useState(can(user, right));
  if (!user && hadRight) return <Redirect to={paths.authFor(pathname + search)} />;
  return can(user, right) ? children : <NotFoundPage />;
}
