import { trpc } from "../../../../lib/api/client.ts";

/** After something was done with a message: everything that tells of messages is asked for anew. */
export function useInvalidateMessage() {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([utils.contact.invalidate(), utils.staff.invalidate()]);
  };
}
