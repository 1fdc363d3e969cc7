import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { needsPassword } from "./failures.ts";

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

/** Asks the user for the password; resolves to true when the server has accepted it. */
type Handler = () => Promise<boolean>;

const noHandler: Handler = async () => false;
let handler = noHandler;
let asked: Promise<boolean> | null = null;

/** Requests of calls that need a password which was given lately, to the dialog that asks for it. */
export const passwordRequest = {
  /** Calls that fail at the same time ask once. */
  ask(): Promise<boolean> {
    asked ??= handler().finally(() => {
      asked = null;
    });
    return asked;
  },
  listen(next: Handler) {
    handler = next;
    return () => {
      if (handler === next) handler = noHandler;
    };
  },
};
