import { TRPCError } from "@trpc/server";

/** For whoever asks for something of an account that was deleted while they asked. */
export const accountGone = () =>
  new TRPCError({ code: "NOT_FOUND", message: "This account is no longer here." });
