import { trpc } from "../../../lib/api/client.ts";

/** Refetches what tells how mails stand: lists of staff, and the applications and messages they answer. */
export function useInvalidateMails() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.staff.invalidate(),
      utils.membership.invalidate(),
      utils.contact.invalidate(),
    ]);
}
