import { z } from "./validation/messages.ts";

/** The response to a stored form: the row exists, whatever happens to the mail. */
export const receipt = z.object({
  /** True if every mail that belongs to it was accepted for delivery. */
  emailSent: z.boolean(),
  /** An explanation for the sender; null if a mail was sent, or none was tried. */
  emailError: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;
