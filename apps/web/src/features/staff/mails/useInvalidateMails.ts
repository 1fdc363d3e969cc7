import { trpc } from "../../../lib/api/client.ts";

/** Refetches queries that show mail states: staff lists, applications and messages. */
export function useInvalidateMails() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.staff.invalidate(),
      utils.membership.invalidate(),
      utils.contact.invalidate(),
    ]);
}
