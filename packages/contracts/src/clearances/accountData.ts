import { z } from "../validation/messages.ts";

/** The part of clearances in the file "my data". Days are "2026-05-01". */
export const clearancesData = {
  /** What it was cleared in, earlier clearances included. */
  clearances: z.array(
    z.object({
      kind: z.string(),
      clearedOn: z.string(),
      validUntil: z.string().nullable(),
      notedAt: z.date(),
    }),
  ),
  /** The clearances of others that it noted as staff. */
  notedClearances: z.array(
    z.object({ kind: z.string(), clearedOn: z.string(), notedAt: z.date() }),
  ),
};
