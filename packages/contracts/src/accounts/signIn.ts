import { TRPCError } from "@trpc/server";
import type { Context, SessionStart } from "../rpc/procedures.ts";
import { INVALID_LOGIN } from "./rules.ts";
import type { User, VerifiedUser } from "./schema.ts";

/**
 * Starts the session of an account.
 * @throws TRPCError UNAUTHORIZED when its password has changed since it was verified
 */
export async function signIn(
  { services, session }: Context,
  user: VerifiedUser,
  facts: SessionStart = {},
): Promise<User> {
  await session.start(user.id, facts);
  // Checked after the session is written: a password change ends the sessions that exist then.
  let isProven = false;
  try {
    isProven = await services.accounts.isCredentialCurrent(user);
  } finally {
    if (!isProven) await session.end();
  }
  if (!isProven) throw new TRPCError({ code: "UNAUTHORIZED", message: INVALID_LOGIN });
  return user;
}
