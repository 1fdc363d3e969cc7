import { type ReactNode, Suspense, use } from "react";
import { AccountParts } from "#lib/renderResult.ts";

function Gate({ children }: { children: ReactNode }) {
  const mode = use(AccountParts);
  // React leaves the place of a component open that still waits when the rendering is stopped. A promise that all
  // renderings shared would keep each of them in memory.
  if (mode === "held") use(new Promise<never>(() => {}));
  return mode === "left out" ? null : children;
}

/**
 * Everything on a public page that depends on the account: whoever is signed in shares the rest of the page, which is
 * rendered once per change. `useCurrentUser` and the calls of members belong in such parts alone; `useIsSignedIn` is
 * for the rest.
 */
export function PerAccount({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Gate>{children}</Gate>
    </Suspense>
  );
}
