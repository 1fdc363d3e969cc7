import type { CallProcedure } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** A link to procedures that are called in the same process, without HTTP. */
export function callLink(call: CallProcedure): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        call(op.path, op.input).then(
          (data) => {
            observer.next({ result: { type: "data", data } });
            observer.complete();
          },
          (shape) => observer.error(TRPCClientError.from({ error: shape })),
        );
      });
}
