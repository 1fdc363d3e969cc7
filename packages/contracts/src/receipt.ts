import { z } from "./validation/messages.ts";

/** The answer to a stored form: the row exists, whatever happens to the mail. */
export const receipt = z.object({
  /** Every mail that belongs to it was taken over for delivery. */
  emailSent: z.boolean(),
  /** Why not, in words for the sender; null where mail was sent, or none was tried. */
  emailError: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;
