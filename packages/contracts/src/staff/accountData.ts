import { z } from "../validation/messages.ts";

/** The part of staff in the file "my data". */
export const staffData = {
  /** Its roles beyond member. */
  roles: z.array(z.object({ role: z.string(), grantedAt: z.date() })),
};
