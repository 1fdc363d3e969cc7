import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { needsPassword } from "./failures.ts";
import { passwordRequest } from "./passwordRequest.ts";

/** Repeats a call that needs the password once the user has entered it; else it fails as it did. */
export const passwordLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let call: Unsubscribable = next(op).subscribe({
        ...observer,
        async error(failure) {
          if (!needsPassword(failure) || !(await passwordRequest.ask())) observer.error(failure);
          else call = next(op).subscribe(observer);
        },
      });
      return () => call.unsubscribe();
    });
