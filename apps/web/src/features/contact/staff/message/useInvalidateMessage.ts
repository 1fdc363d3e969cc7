import { trpc } from "../../../../lib/api/client.ts";

/** Invalidates all queries that depend on messages. */
export function useInvalidateMessage() {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([utils.contact.invalidate(), utils.staff.invalidate()]);
  };
}
