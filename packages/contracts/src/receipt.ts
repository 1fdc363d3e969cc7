import { z } from "./validation/messages.ts";

/** What the sender of a form is told once it is kept: the row stands, whatever became of the mail. */
export const receipt = z.object({
  /** Every mail that belongs to it was taken over for delivery. */
  emailSent: z.boolean(),
  /** Why not, in words for the sender; null where mail was sent, or none was tried. */
  emailError: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;
